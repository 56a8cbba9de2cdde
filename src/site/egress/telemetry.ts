import type {EgressRow} from './types';

const OPHTHALMOLOGY = 'federated.protocols.ophthalmology';

const TOKEN =
  'Off unless [`BITFOUNT_DD_CLIENT_TOKEN`](/guides/SDK/environment-variables#bitfount_dd_client_token) is set; [`BITFOUNT_ENABLE_TELEMETRY`](/guides/SDK/environment-variables#bitfount_enable_telemetry) is the main switch.';
const OTEL = '`OTEL_SDK_DISABLED=true` turns it off.';

const out = (row: Omit<EgressRow, 'topic' | 'direction'>): EgressRow => ({
  topic: 'telemetry',
  direction: 'out',
  ...row,
});

const figures = (
  row: Pick<EgressRow, 'id' | 'title' | 'carries' | 'when' | 'at'> & Partial<EgressRow>,
) =>
  out({
    who: ['task'],
    to: ['messages'],
    protocol: 'gRPC over TLS (OpenTelemetry)',
    change: OTEL,
    ...row,
  });

const event = (
  row: Pick<EgressRow, 'id' | 'title' | 'carries' | 'when' | 'at'> & Partial<EgressRow>,
) =>
  out({
    who: ['task'],
    to: ['datadog'],
    protocol: 'HTTPS',
    change: TOKEN,
    ...row,
  });

/** Usage figures and events: what is reported, to whom. */
export const telemetryRows: readonly EgressRow[] = [
  figures({
    id: 'figures',
    title: 'Usage figures',
    who: ['pod', 'task'],
    carries:
      'All figures of the next rows, with the identifier of the installation, with the access token or the first part of the API key.',
    fields: ['installation_uuid'],
    when: 'Every minute while a pod or task runs, if there is something to report, and once at the end, unless the process is killed, as when a task is cancelled.',
    change: `${OTEL} \`OTEL_METRIC_EXPORT_INTERVAL\` changes the minute. Another message service in the pod’s file does not change where figures go.`,
    at: [
      'federated.transport.opentelemetry:setup_opentelemetry_metrics',
      'federated.transport.opentelemetry:BitfountOLTPMetricsExporter._export',
      'federated.transport.opentelemetry:<module>',
    ],
  }),
  figures({
    id: 'figures-records',
    title: 'Numbers of records',
    carries:
      'How many records an algorithm returned, with the names of algorithm and model, batch, task and project.',
    fields: [
      'algorithm_records_returned',
      'task_id',
      'algorithm',
      'protocol_batch_num',
      'project_id',
      'model',
    ],
    when: 'For each batch, and again for each file of a failed batch that is tried alone, in [`InstrumentedInferenceAndCSVReport`](api:), [`FluidVolumeScreeningProtocol`](api:), [`InSiteInsightsProtocol`](api:) and the protocols for GA.',
    at: [
      'federated.protocols.model_protocols.instrumented_inference_csv_report:_WorkerSide.run',
      `${OPHTHALMOLOGY}.fluid_volume_screening_protocol:_WorkerSide.run`,
      `${OPHTHALMOLOGY}.insite_insights_protocol:_WorkerSide.run`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_amethyst:_WorkerSide.run`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_ga_inference`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_charcoal:_WorkerSide.run`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_jade:_WorkerSide.run`,
    ],
  }),
  figures({
    id: 'figures-classes',
    title: 'Numbers by class',
    carries:
      'How many scans or patients are eligible and how many not; with [`GAScreeningProtocolJade`](api:) also the number of all patients, and those not eligible by reason. With the same names as above.',
    fields: ['algorithm_records_returned', 'records_class_name'],
    when: 'In the protocols for GA: for each batch, and again for each file of a failed batch that is tried alone; with [`GAScreeningProtocolJade`](api:) once at the end.',
    at: [
      `${OPHTHALMOLOGY}.ga_screening_protocol_amethyst:_WorkerSide.run`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_criteria_matching`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_charcoal:_WorkerSide.run`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_jade:_WorkerSide.run_final_step`,
    ],
  }),
  figures({
    id: 'figures-dataset',
    title: 'Figures of a dataset',
    who: ['pod', 'task'],
    carries:
      'Name of the dataset, how many files were found, read and skipped, and why by code, release of the SDK, kind of schema, batch, task and project.',
    fields: [
      'dataset_diagnostic_statistics',
      'datasource_name',
      'origin',
      'skip_code_…',
      'task_skip_code_…',
      'bitfount_version',
      'schema_version',
      'schema_type',
    ],
    when: 'When a schema is made, and in the protocols of the two rows above and in [`WetAMDScreeningProtocolSapphire`](api:) for each batch, or once without batches, and again for each file of a failed batch that is tried alone. If the pod began the schema at its start, or completed it for a task, also each time the pod or such a task reads records after that, until the pod stops; with a browser login, each time any task reads records, and for each of its batches. None arrive if skipped eye scans [are counted by device](/guides/SDK/environment-variables#bitfount_enable_skipped_file_metadata_collection) and there are some.',
    at: [
      'data.schema:SchemaGenerationFromYieldData._report',
      'federated.worker_process:ProtocolTaskBatchRun._report',
    ],
  }),
  event({
    id: 'datadog-events',
    title: 'Datadog: how events are sent',
    who: ['pod', 'task'],
    carries:
      'The events of the next rows, each with the name of the machine and mostly the tags: environment, your username, the name of the pod. The token is the API key. The connection goes **past any proxy**: the client does not read `HTTPS_PROXY`.',
    fields: ['ddsource', 'ddtags', 'hostname', 'message', 'service'],
    when: 'When 1,000 events or 4.5 MB have gathered, after each task and each schema, and at the end of each process, unless it is killed. What cannot be sent is dropped.',
    change: `${TOKEN} [\`BITFOUNT_DD_SITE\`](/guides/SDK/environment-variables#bitfount_dd_site) chooses the site, by default that in the EU. With [\`BITFOUNT_DD_LOG_LEVEL\`](/guides/SDK/environment-variables#bitfount_dd_log_level) above \`INFO\` no events are sent, except perhaps those of skipped files where several processes read files.`,
    at: ['data.telemetry:setup_datadog_telemetry', 'data.telemetry:DatadogLogsHandler.flush'],
    see: ['BITFOUNT_DD_CLIENT_TOKEN', 'BITFOUNT_ENABLE_TELEMETRY'],
  }),
  event({
    id: 'datadog-pod',
    title: 'Datadog: pod and schema',
    who: ['pod'],
    carries:
      'A dataset was connected, with its name and kind; making its schema began and ended; it was uploaded, with the number of records.',
    fields: ['dataset_name', 'datasource_type', 'dataset_id', 'number_of_records'],
    when: 'Dataset connected: when the pod starts. Schema events: then, and again after each task if the schema is not complete or there are new files.',
    at: [
      'federated.pod:Pod.__init__',
      'federated.schema_management:SchemaManagement.schema_worker',
    ],
  }),
  event({
    id: 'datadog-task',
    title: 'Datadog: tasks',
    who: ['pod'],
    carries:
      'A task began, with pod, modeller, kind of datasource and release of the SDK; or it ended, with pod and modeller. A failed task sends no event in 11.3.0: the one for it is defined, but never sent.',
    fields: [
      'task_id',
      'pod_name',
      'modeller_username',
      'datasource_type',
      'app_version',
      'datetime',
    ],
    when: 'In each task.',
    at: ['federated.worker:_Worker.run', 'federated.worker:_Worker.initialise_and_run_protocol'],
  }),
  event({
    id: 'datadog-progress',
    title: 'Datadog: progress',
    carries:
      'Names and steps of algorithms, how many files were chosen, how batches are grouped, how many patients were eligible or found in the EHR, how many rows a report got or images matched, and the epoch of a training; for each criterion of a trial its name and how many rows passed, failed or lacked values, with the names of missing columns. In queries to the EHR the text of a step also holds the **Bitfount patient ID**.',
    fields: [
      'algorithm_name',
      'step',
      'step_info',
      'total_files',
      'files_selected',
      'group_count',
      'filter_name',
      'rows_matched',
      'rows_failed',
      'rows_missing',
      'missing_columns',
    ],
    when: 'In each task.',
    at: [
      'federated.worker_process:AlgorithmProgress._emit',
      'federated.algorithms.filtering_algorithm:_WorkerSide.setup_run',
      'federated.protocols.base:_emit_grouping_summary',
      'federated.algorithms.ophthalmology.trial_inclusion_filters:_emit_trial_filter_summary',
    ],
  }),
  event({
    id: 'datadog-ehr',
    title: 'Datadog: EHR',
    carries:
      'The kind of EHR, that a session began or a token was renewed, and how many patients were looked up and found.',
    fields: ['config_type', 'patients_queried', 'records_found'],
    when: 'In tasks that ask an EHR.',
    at: [
      'federated.algorithms.ehr.ehr_base_algorithm:BaseEHRWorkerAlgorithm.initialise',
      'federated.algorithms.ehr.ehr_base_algorithm:BaseEHRWorkerAlgorithm._refresh_fhir_client_token',
      'federated.algorithms.ehr.ehr_patient_query_algorithm:_WorkerSide.run',
    ],
  }),
  event({
    id: 'datadog-modeller',
    title: 'Datadog: the modeller’s event',
    who: ['modeller'],
    carries:
      'A pod has taken a task: its identifier and that of the task, and the release of the SDK.',
    when: 'Only in a process in which a pod has set Datadog up; a modeller by itself sends nothing.',
    at: ['federated.transport.modeller_transport:_ModellerMailbox._handle_task_responses'],
  }),
  event({
    id: 'datadog-files',
    title: 'Datadog: skipped files',
    who: ['pod', 'task'],
    carries:
      '**The full path of each skipped file**, with the reason and the name of the dataset, its size and dates; of DICOM files and eye scans also maker, model and description of the series, of DICOM eye scans **dates of the study and the recording**, of other eye scans which eye was recorded and how. For DICOM files without pixels a second event has the path with all but a few letters and digits at its ends blacked out.',
    fields: [
      'skip_reason',
      'skip_reason_code',
      'skip_source',
      'datasource_type',
      'dataset_name',
      'original_filename',
      'file_extension',
      'file_size',
      'created_at',
      'last_modified',
      'manufacturer',
      'manufacturers_model_name',
      'modality',
      'series_description',
      'acquisition_datetime',
      'study_date',
      'file_name',
    ],
    when: 'While files are read, and when a task filters them.',
    change:
      'Off unless a token is set and [`BITFOUNT_ENABLE_SKIPPED_FILE_TELEMETRY`](/guides/SDK/environment-variables#bitfount_enable_skipped_file_telemetry) is on; where several processes read files, it can work while the main switch is off.',
    at: [
      'data.datasources.base_source:FileSystemIterableSource.skip_file',
      'data.datasources.base_source:FileSystemIterableSource.task_skip_file',
      'data.datasources.dicom_source:DICOMSource._read_image_ds_elements',
    ],
    see: ['BITFOUNT_ENABLE_SKIPPED_FILE_TELEMETRY'],
  }),
  event({
    id: 'datadog-times',
    title: 'Datadog: times',
    who: ['pod'],
    carries:
      'How long a function took, with its name and class: in 11.3.0 only that which runs a task.',
    fields: ['class', 'function', 'duration_seconds'],
    when: 'In each task.',
    change: `Off unless [\`BITFOUNT_ENABLE_EXECUTION_TIME_TELEMETRY\`](/guides/SDK/environment-variables#bitfount_enable_execution_time_telemetry) is on. ${TOKEN}`,
    at: [
      'data.telemetry:log_execution_time.async_wrapper',
      'data.telemetry:log_execution_time.sync_wrapper',
    ],
    see: ['BITFOUNT_ENABLE_EXECUTION_TIME_TELEMETRY'],
  }),
  event({
    id: 'datadog-metrics',
    title: 'Datadog: figures',
    who: ['pod'],
    carries:
      '**Nothing in 11.3.0.** It is meant to carry, for each call to the EHR, the time, the size of the answer, the status and the kind of EHR, with the name of the machine and the tags. These figures arise in the process of a task, where this channel is not set up.',
    when: 'Never in 11.3.0; meant for the end of a pod and of each task.',
    change: `Off unless [\`BITFOUNT_ENABLE_EHR_METRICS_TELEMETRY\`](/guides/SDK/environment-variables#bitfount_enable_ehr_metrics_telemetry) is on. ${TOKEN}`,
    at: [
      'data.telemetry:setup_datadog_metrics',
      'data.telemetry:DatadogMetricsHandler._flush_series',
      'externals.ehr.fhir_r4.fhir_client:FHIRClient._do_request',
    ],
    see: ['BITFOUNT_ENABLE_EHR_METRICS_TELEMETRY'],
  }),
];
