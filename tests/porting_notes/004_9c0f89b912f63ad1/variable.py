"""There are Tensors and Parameters alone, no `Variable`, no `Buffer`."""

import mindspore as ms

x = ms.autograd.Variable(ms.Tensor([1.0]))  # expect: MSG801
y = ms.nn.Buffer(x)  # expect: MSG801
