"""A mean that is one number, which PyTorch's transform takes for each channel."""
from mindspore.dataset import vision


def run():
    vision.RandomResizedCrop(size=4.0)  # expect: MSG819
    return vision.Normalize(0.5, 0.5).is_hwc  # expect: MSG819, MSG819
