import type {NoConnection} from './types';

/** Calls that the program lists and that open no connection of their own. */
export const noConnections: readonly NoConnection[] = [
  {
    why: 'They hand requests on for the rows above, with retries.',
    at: [
      'utils.web_utils:<module>',
      'utils.web_utils:_AsyncClient.request',
      'utils.web_utils:async_request',
      'utils.web_utils:async_get',
      'utils.web_utils:async_options',
      'utils.web_utils:async_head',
      'utils.web_utils:async_post',
      'utils.web_utils:async_put',
      'utils.web_utils:async_patch',
      'utils.web_utils:async_delete',
    ],
  },
  {
    why: 'They read and write the SQLite files of the dataset cache and of projects on this machine.',
    at: [
      'data.persistence.sqlite:SQLiteDataPersister._delete_entry_by_file_key',
      'data.persistence.sqlite:SQLiteDataPersister._delete',
      'federated.pod_db_utils:map_task_to_hash_add_to_db',
      'federated.pod_db_utils:get_failed_files_cache',
      'federated.worker_process:_get_processed_files_cache',
      'federated.worker_process:_get_results_from_cache_for_batch',
    ],
  },
  {
    why: 'They read and write a cache on disk.',
    at: [
      'persistence.caching:_EncryptedJSONDisk.put',
      'persistence.caching:_EncryptedJSONDisk.get',
    ],
  },
  {
    why: 'It queries a table in memory.',
    at: ['federated.algorithms.private_sql_query:_WorkerSide._execute_dp_query'],
  },
  {
    why: 'It looks up which proxies the system names.',
    at: ['utils.ssl_utils:_set_proxies'],
  },
  {
    why: 'They read a CSV file on this machine or on a network drive, or text in memory. The path comes from the pod itself, from the pod’s file or from the task, **on the pod too** with [`RecordFilterAlgorithm`](api:). A web address does not work; on Windows a path can name a share of another machine.',
    at: [
      'data.datasources.ophthalmology.dicom_ophthalmology_source:DICOMOphthalmologySource.__init__',
      'data.datasources.ophthalmology.heidelberg_source:HeidelbergSource.__init__',
      'federated.algorithms.csv_report_algorithm:_WorkerSide._read_from_csv',
      'federated.algorithms.ehr.patient_id_exchange_algorithm:_ModellerSide._extract_patient_ids_from_file',
      'federated.algorithms.filtering_algorithm:_PatientIDFilterStrategy._read_patient_ids_from_file',
      'federated.algorithms.filtering_algorithm:_PatientIDFilterStrategy.validate_args',
      'federated.algorithms.ophthalmology.ga_trial_inclusion_criteria_match_algorithm_base:BaseGATrialInclusionWorkerAlgorithmBothEyes._get_df_for_criteria',
      'federated.algorithms.ophthalmology.reduce_csv_algorithm_charcoal:_WorkerSide._combine_results_csvs',
      'utils.pandas_utils:_append_dataframe_to_csv',
      'utils.pandas_utils:rewrite_csv_with_new_columns',
      'utils.pandas_utils:read_encrypted_csv',
      'utils.pandas_utils:combine_csv_files',
    ],
  },
  {
    why: 'They use the AWS login of the modeller for rows above.',
    at: [
      'federated.algorithms.s3_upload_algorithm:_ModellerSide.boto_session',
      'federated.protocols.ehr.data_extraction_protocol_charcoal:_ModellerSide.check_AWS_credentials_valid',
      'federated.protocols.ophthalmology.ga_screening_protocol_charcoal:_ModellerSide.check_AWS_credentials_valid',
    ],
  },
];
