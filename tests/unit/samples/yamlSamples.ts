/** Right files, to be made wrong by one replacement. */
export const pod = `
name: clinic
username: clinic
secrets:
  bitfount:
    access_key_id: \${KEY_ID}
    access_key: \${KEY}
datasources:
  - name: visits
    datasource: bitfount.CSVSource
    datasource_details_config:
      display_name: Visits
    data_config:
      force_stypes: {categorical: [a]}
      ignore_cols: [notes]
      datasource_args: &args
        path: /data/visits.csv
        ignore_cols: [notes]
        seed: 1
  - name: photos
    datasource: ImageSource
    data_config:
      datasource_args: {path: /data/photos, fast_load: true}
      file_system_filters:
        file_extension: [.png]
        file_modification_min_date: {year: 2020}
  - name: own
    datasource: MyPluginSource
    data_config:
      datasource_args: {path: /data/own}
pod_db:
  path: /data/db
`;

export const task = `
pods:
  identifiers: [jane-doe/visits]
task:
  protocol:
    name: bitfount.InferenceAndCSVReport
  algorithm:
    - name: bitfount.ModelInference
      model:
        bitfount_model: {model_ref: MyModel}
    - name: bitfount.CSVReportAlgorithm
      arguments: {decimal_places: 3}
  data_structure:
    select: {include: [image]}
    filter:
      - {filter_type: min-frames, value: 3}
test_run: true
`;

export const template = `
template:
  columns:
    label: Columns
    type: {schema_column_name_array: {semantic_type: image}}
  run:
    label: Try it
    type: boolean
    default: true
${task.trim().replace('[image]', "'{{ columns }}'").replace('test_run: true', "test_run: '{{ run }}'")}
`;
