from pathlib import Path

import bitfount as bf
from bitfount.federated.types import DatasourceContainerConfig
from bitfount.runners.config_schemas.pod_schemas import PodDataConfig

CSV = Path("/data/census_income.csv")
STYPES = {"categorical": ["workclass", "TARGET"]}


def main() -> None:
    config = PodDataConfig(force_stypes=STYPES, datasource_args=dict(path=str(CSV)))
    container = DatasourceContainerConfig("census-income", bf.CSVSource(CSV), data_config=config)
    bf.Pod("northside-pod", datasources=[container], username="jane-doe").start()


if __name__ == "__main__":
    main()
