"""Tables that a helper method makes for each length, and hands to `construct` as well."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inv_freq = Tensor([1.0, 0.5], ms.float32)
        self._seq_len_cached = None
        self._cos_cached = None
        self._sin_cached = None

    def _update_tables(self, x, axis=0):
        seq_len = x.shape[axis]
        cos_cached = self._cos_cached
        sin_cached = self._sin_cached
        if seq_len != self._seq_len_cached:
            # expect: MSG201 [unsafe]
            t = ops.arange(seq_len).astype(self.inv_freq.dtype)
            freqs = ops.outer(t, self.inv_freq)
            cos_cached = freqs.cos()  # expect: MSG201 [unsafe]
            sin_cached = freqs.sin()  # expect: MSG201 [unsafe]
        return cos_cached, sin_cached

    def construct(self, x):
        cos_cached, sin_cached = self._update_tables(x)  # expect: MSG201 [unsafe], MSG201 [unsafe]
        return x * cos_cached + sin_cached


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
