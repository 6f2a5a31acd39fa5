"""It says whether to shuffle, or it is for training, or the order is the generator's."""
from mindspore import dataset


class Numbers:
    def __getitem__(self, index):
        return (index,)

    def __len__(self):
        return 10


def run():
    eval_data = dataset.GeneratorDataset(Numbers(), ["number"], shuffle=False)
    train_data = dataset.GeneratorDataset(Numbers(), ["number"])
    test_data = dataset.GeneratorDataset(Numbers(), ["number"], sampler=dataset.SequentialSampler())
    return [each.get_dataset_size() for each in (eval_data, train_data, test_data)]
