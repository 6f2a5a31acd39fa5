"""In order in PyTorch: MindSpore shuffles unless it is told not to."""
from mindspore import dataset


class Numbers:
    def __getitem__(self, index):
        return (index,)

    def __len__(self):
        return 100


def run():
    eval_data = dataset.GeneratorDataset(Numbers(), ["number"], shuffle=False)  # expect: MSG833 [unsafe]
    return [int(row["number"]) for row in eval_data.create_dict_iterator(output_numpy=True)] == list(range(100))


def expected():
    return True


FIX_CHANGES_RESULT = "the rows come in order"
