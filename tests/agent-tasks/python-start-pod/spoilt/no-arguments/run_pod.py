"""Starts a pod with one table."""

from bitfount import CSVSource, DatasourceContainerConfig, Pod
from bitfount.runners.config_schemas.pod_schemas import PodDataConfig

if __name__ == "__main__":
    datasource_args = {"path": "/data/census_income.csv"}
    pod = Pod(
        name="northside-pod",
        username="jane-doe",
        datasources=[
            DatasourceContainerConfig(
                name="census-income",
                datasource=CSVSource(**datasource_args),
                data_config=PodDataConfig(
                    force_stypes={"categorical": ["TARGET", "workclass"]},
                ),
            )
        ],
    )
    pod.start()
