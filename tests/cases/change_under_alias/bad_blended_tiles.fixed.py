"""A helper blends each tile with the one before, and gives it back, as in tiled decoders."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def blend(self, first, second, size: int):
        for place in range(size):
            second[place] = first[place] * 0.5 + second[place] * 0.5
        return second

    def construct(self, x: Tensor):
        row = []
        for size in range(3):
            row.append(x * (size + 1))
        tiles = []
        for i, tile in enumerate(row):
            if i > 0:
                tile = self.blend(row[i - 1], tile, 2)  # expect: MSG702 [safe]
                row[i] = tile
                tiles.append(tile[:2])
            else:
                tiles.append(tile)
        return ops.cat(tiles)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
