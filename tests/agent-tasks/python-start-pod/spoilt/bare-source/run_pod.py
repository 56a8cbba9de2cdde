from bitfount import CSVSource, Pod

if __name__ == "__main__":
    pod = Pod(
        name="northside-pod",
        username="jane-doe",
        datasource=CSVSource(path="/data/census_income.csv"),
    )
    pod.start()
