"""`DataLoader` is `GeneratorDataset`."""

from mindspore import dataset


class Source:
    def __getitem__(self, index):
        return index

    def __len__(self):
        return 8


def loaders():
    test_set = dataset.GeneratorDataset(Source(), ["index"])  # expect: MSG833
    train_set = dataset.GeneratorDataset(Source(), ["index"], num_workers=4)  # expect: MSG802
    return test_set, train_set
