"""A table that `__init__` makes, and longer inputs make anew: a subclass makes another one."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Rotary(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.inv_freq = Tensor([1.0, 0.5], ms.float32)
        self.max_seq_len, self.cos_cached, self.sin_cached = self._set_cache(size)

    def _set_cache(self, seq_len):
        max_seq_len = seq_len
        t = ops.arange(seq_len).astype(ms.float32)
        # one row for each position
        freqs = ops.outer(t, self.inv_freq)
        cos_cached = freqs.cos()  # expect: MSG202 [unsafe]
        sin_cached = freqs.sin()  # expect: MSG202 [unsafe]
        return max_seq_len, cos_cached, sin_cached

    def construct(self, x):
        seq_len = x.shape[0]
        cos_cached = self.cos_cached
        sin_cached = self.sin_cached
        if seq_len > self.max_seq_len:
            max_seq_len, cos_cached, sin_cached = self._set_cache(seq_len)
        return x * cos_cached[:seq_len].mean() + sin_cached[:seq_len].sum()


class Scaled(Rotary):
    def __init__(self, size, factor):
        self.factor = factor
        super().__init__(size)

    def _set_cache(self, seq_len):
        max_seq_len = seq_len
        t = ops.arange(seq_len).astype(ms.float32) / self.factor
        freqs = ops.outer(t, self.inv_freq)
        cos_cached = freqs.cos()  # expect: MSG202 [unsafe]
        sin_cached = freqs.sin()  # expect: MSG202 [unsafe]
        return max_seq_len, cos_cached, sin_cached


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.plain = Rotary(2)
        self.scaled = Scaled(2, 2.0)

    def construct(self, x):
        return self.plain(x) + self.scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
