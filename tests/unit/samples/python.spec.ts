import {expect, test} from '@playwright/test';

import {fence, problemsOf, python} from './support';

test('a complete, right sample passes', () => {
  expect(
    python(`
from bitfount import CSVSource, DatasourceContainerConfig, Pod
from bitfount.runners.config_schemas.pod_schemas import PodDataConfig, PodDetailsConfig

if __name__ == "__main__":
    source = CSVSource(
        path="https://example.org/a.csv",
        ignore_cols=["b"],  # of BaseSource
        seed=100,
    )
    pod = Pod(
        "demo",
        datasources=[
            DatasourceContainerConfig(
                name="demo",
                datasource=source,
                datasource_details=PodDetailsConfig(display_name="Demo"),
                data_config=PodDataConfig(force_stypes={"categorical": ["c"]}),
            )
        ],
    )
    pod.start()
    for batch in source.yield_data(use_cache=False):
        print(f"{batch.shape} {source.is_accessible}")
`),
  ).toEqual([]);
});

test('a syntax error is named with its line', () => {
  expect(python('import os\npod = Pod(name="a"\nos.getcwd()')).toEqual([
    expect.stringMatching(/^\d: This is no Python/),
  ]);
  expect(python('x = 1\ndef f(:\n    pass')[0]).toMatch(/^2: This is no Python near "/);
});

test('Python 3.12 passes', () => {
  expect(
    python(`
type Name = str
def first[T](items: list[T], /, *, default: T | None = None) -> T | None:
    with (open("a") as a, open("b") as b):
        print(f"{a.name!r:>{len("x")}} {b=}")
    match items:
        case [one, *_] if one:
            return one
        case float() | {"a": 1, **rest}:
            return default
    if (n := len(items)) > 1: return items[n - 1]
async def go():
    yield
    await first([], default=None)
`),
  ).toEqual([]);
});

test('unknown imports are reported with the nearest name or the right place', () => {
  expect(
    python(`
from bitfount import CSVSorce
from bitfount.data.datasource import CSVSource
from bitfount.federated.pod import CSVSource
import bitfount.dat.schema
from bitfount import (
    Pod,
    Modeler as M,
)
`),
  ).toEqual([
    '1: bitfount has no public name "CSVSorce". Did you mean "CSVSource"?',
    '2: The SDK has no module "bitfount.data.datasource". Did you mean "bitfount.data.datasources"?',
    '3: bitfount.federated.pod has no public name "CSVSource". It is in bitfount.',
    '4: The SDK has no module "bitfount.dat.schema". Did you mean "bitfount.data.schema"?',
    expect.stringMatching(/^7: bitfount has no public name "Modeler"\./),
  ]);
});

test('dotted names, enum members and attributes must exist', () => {
  expect(
    python(`
import bitfount as bf
import bitfount.data.types
bf.CSVSurce
bf.data.types.SemanticType.CONTINUOUS
bitfount.data.types.SemanticType.CONTINOUS
source = bf.CSVSource(path="a.csv")
source.yeild_data()
source.path, source.get_schema
class Mine(bf.CSVSource):
    def go(self):
        self.total = 1
        self.get_shcema()
        return super().get_dta()
Mine("a.csv").total
`),
  ).toEqual([
    '3: bitfount has no public name "CSVSurce". Did you mean "CSVSource"?',
    '5: SemanticType has no member "CONTINOUS". Did you mean "CONTINUOUS"?',
    '7: CSVSource has no public attribute "yeild_data". Did you mean "yield_data"?',
    '12: Mine has no public attribute "get_shcema". Did you mean "get_schema"?',
    '13: CSVSource has no public attribute "get_dta". Did you mean "get_data"?',
  ]);
});

test('calls are checked against the signature', () => {
  expect(
    python(`
from bitfount import CSVSource, HeidelbergSource, ImageSource, Pod
Pod(
    name="a",
    datasource=[],
)
CSVSource("a.csv", read_csv_kwarg={})
CSVSource("a.csv", path="b.csv")
ImageSource(path="a", fast_lod=True)
Pod("a", *rest)
Pod(**options)
HeidelbergSource("a", seed=1, filter=None, ophthalmology_arg={})
Pod("a", [], 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
`),
  ).toEqual([
    '2: Pod needs "datasources".',
    '4: Pod has no parameter "datasource". Did you mean "datasources"?',
    '6: CSVSource has no parameter "read_csv_kwarg". Did you mean "read_csv_kwargs"?',
    '7: CSVSource is given "path" twice.',
    '8: ImageSource has no parameter "fast_lod". Did you mean "fast_load"?',
    '11: HeidelbergSource has no parameter "ophthalmology_arg". Did you mean "ophthalmology_args"?',
    '12: Pod takes at most 13 by position, 14 are given.',
  ]);
});

test('samples of a page share their names; a function body sees the end of the page', () => {
  const page = [
    'Text.\n\n',
    fence('python', 'from bitfount import CSVSource as Source\ndef show():\n    later.strat()'),
    '\n',
    fence('python', 'source = Source(pth="a.csv")\nimport bitfount as bf\nlater = bf.Pod("a", [])'),
  ].join('');
  expect(problemsOf(page)).toEqual([
    '6: Pod has no public attribute "strat". Did you mean "start"?',
    '10: CSVSource has no parameter "pth". Did you mean "path"?',
    '10: CSVSource needs "path".',
  ]);
});

test('a class that no sample imports is still known by its name', () => {
  expect(python('pod = DatasourceContainerConfig(nam="a")')).toContain(
    '1: DatasourceContainerConfig has no parameter "nam". Did you mean "name"?',
  );
});

test('what is not certain is not judged', () => {
  expect(
    python(`
from bitfount import CSVSource, NullSource
from other import *
from bitfount._private import thing
source = CSVSource(path="a.csv") if fast else other
source.anything
one = CSVSource(path="a.csv")
if fast:
    one = NullSource()
one.anything
two = other
for i in range(2):
    two.anything
    two = CSVSource(path="b.csv")
def f(CSVSource, one):
    CSVSource(anything=1)
    one.anything
three = CSVSource(path="a.csv")
three.mine = 1
three.mine
[three.anything for three in items]
lambda three: three.anything
four, five = CSVSource(path="a.csv"), 2
four.anything
try:
    six = CSVSource(path="a.csv")
except OSError as six:
    six.anything
class CSVSource(Base):
    pass
CSVSource(anything=1).more
`),
  ).toEqual([]);
});
