from bitfount import CSVSource, DatasourceContainerConfig, Pod
from bitfount.runners.config_schemas.pod_schemas import PodDataConfig

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
                datasource_args=datasource_args,
            ),
        )
    ],
)
pod.start()
