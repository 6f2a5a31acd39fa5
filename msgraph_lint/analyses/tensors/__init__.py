"""What is known of Tensors: dtypes, numbers of dimensions."""
