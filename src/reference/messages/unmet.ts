/**
 * Messages that nothing which a reader writes, sets or calls can bring about, with what stands in the way:
 * the lines, of the documented release, that check before or that nothing reaches.
 */
export const unmetMessages: Readonly<Record<string, string>> = {
  "Couldn't import …: __all__ not defined.":
    'The loop at bitfount/__init__.py:137-155 visits only the subpackages of the installed bitfount.backends, pytorch and onnx, and both define __all__ (backends/pytorch/__init__.py:18, backends/onnx/__init__.py:5); nothing registers others.',
  'The _PyTorchDataFactory class only supports subclasses of PyTorch Dataset for creating a DataLoader.':
    'Dataset and loader come from the same factory (data/databunch.py:121, :170-215), and create_dataset of the PyTorch factory returns only the two accepted classes (backends/pytorch/data/datafactory.py:69-108).',
  'The schema must be provided to create a PyTorch dataset.':
    'create_dataset of this factory is called only at data/databunch.py:121, and a schema of None already ends BitfountDataBunch.__init__ with AttributeError at `schema.features` (data/databunch.py:71).',
  'The list of elements is empty. Cannot stack images.':
    '_convert_batch_to_tensor reads batch[0][0] first (backends/pytorch/data/utils.py:92), so an empty batch ends there with IndexError, and the two callers at :109 and :123 pass one element per sample of the batch.',
  'The schema must be provided to create a Bitfount dataset.':
    'create_dataset of this factory is called only at data/databunch.py:121, and a schema of None already ends BitfountDataBunch.__init__ with AttributeError at `schema.features` (data/databunch.py:71).',
  'Unable to load engine ….':
    'config.py:878-885 ends the import for any other value than pytorch and basic, and data/datafactory.py:191-202 handles both.',
  'Invalid split value: …':
    '_split_data has no caller in the package (defined only at data/datasets.py:550) and belongs to the private class _BaseBitfountDataset.',
  'Data type … not recognised for column …':
    'The only caller passes values of INTERMINE_TYPE_MAPPING (data/datasources/intermine_source.py:86-95, :517), each of which is handled at :484-490 or known to pandas_dtype (run); an unknown Java type ends with KeyError at :518.',
  'Affine matrix is None for file …':
    'nibabel.load always builds the affine of a NIfTI image from the header (run with an image saved with affine None), so nifti_source.py:221 is never true.',
  "Modality '…' not recognised. Must be 'OCT' or 'SLO'.":
    "The method is called only with the literals 'SLO' and 'OCT' (data/datasources/ophthalmology/dicom_ophthalmology_source.py:490, :504, :1801).",
  'Heidelberg CSV is specified but CSV columns info has not been instantiated. This should have occurred during HeidelbergSource initialization.':
    'HeidelbergSource.__init__ sets the columns whenever it reads a CSV file (data/datasources/ophthalmology/heidelberg_source.py:108-132), and nothing unsets them.',
  'Unable to unscramble single frame':
    '_unscramble_frame returns a non-empty bytearray or raises (data/datasources/ophthalmology/zeiss_utils.py:503-523), so the else at :758 and the same text at :825 are never reached.',
  'Unable to unscramble frame in multiframe image':
    '_unscramble_frame returns a non-empty bytearray or raises (data/datasources/ophthalmology/zeiss_utils.py:503-523), so the else at :770 is never reached.',
  'Unable to unscramble frame number …':
    '_unscramble_frame returns a non-empty bytearray or raises (data/datasources/ophthalmology/zeiss_utils.py:503-523), so the else at :816 is never reached.',
  'Unable to verify SQL Server connection is read-only. Please ensure the user has only SELECT privileges or the database is in read-only state.':
    'The second check either raises another error or sets readonly_verified (data/datasources/sql_source.py:186-203), so :205 is always false.',
  'Tried to split indices by time series by time series sort by column was not specified':
    'The callers at data/datasplitters.py:353, :356 and :361 stand under `if self.time_series_sort_by` (:352), so it is never None there.',
  "Unknown filter_type '…'":
    '__post_init__ refuses every type outside TaskFilterType first (data/filters.py:686-692), and the sets at :607-630 together cover all its members (run: difference is empty).',
  'The _HuggingFaceDataFactory class only supports subclasses of HuggingFace Dataset for creating a DataLoader.':
    'Each loader is made from a dataset of the same factory (data/huggingface/utils.py:29-40 and the callers of get_data_factory_dataset), whose create_dataset returns only _IterableHuggingFaceDataset or its subclass (data/huggingface/datafactory.py:62-90, datasets.py:196).',
  'Unable to serialize private key due to incorrect form; expected one of "PEM" or "SSH", got "…"':
    'Private class; every caller passes KeySerializationFormat.PEM or .SSH (hub/helper.py:256, hub/api.py:1138-1384, externals/ehr/smart_backend_auth.py:74-207, federated/keys_setup.py).',
  'Unable to serialize public key due to incorrect form; expected one of "PEM" or "SSH", got "…"':
    'Private class; every caller passes KeySerializationFormat.PEM or .SSH (hub/helper.py:256, hub/api.py:1138-1384, externals/ehr/smart_backend_auth.py:74-207, federated/keys_setup.py).',
  'Loaded private key is not an elliptic curve key.':
    '_ECDSAEncryption.load_private_key has no caller: keys of the SMART backend are read from disk with jwk.construct (externals/ehr/smart_backend_auth.py:146), and keys_setup.py:87-128 calls the RSA class.',
  'Unable to serialize EC private key; expected form "PEM" or "SSH", got "…"':
    'Private class; the callers pass KeySerializationFormat.PEM (externals/ehr/smart_backend_auth.py:84-88, :203-204).',
  'Loaded public key is not an elliptic curve key.':
    '_ECDSAEncryption.load_public_key has no caller: public keys of the SMART backend are read as text (externals/ehr/smart_backend_auth.py:158), and keys_setup.py:87 calls the RSA class.',
  'Unable to serialize EC public key; expected form "PEM" or "SSH", got "…"':
    'Private class; the callers pass KeySerializationFormat.PEM (externals/ehr/smart_backend_auth.py:84-88, :206-207).',
  'No supported algorithms found, cannot generate a key pair':
    'supported_algs starts with two entries and is only replaced by a list that is not empty, as an empty one raises before (externals/ehr/smart_backend_auth.py:234, :377-388), so :455 is always true when :449 finds no key.',
  'Issue importing …':
    'pkgutil.walk_packages calls onerror only when it imports a subpackage, and bitfount.federated.aggregators holds just the modules aggregator, base and secure (federated/aggregators/__init__.py:28-35).',
  'Cannot specify both name_column and given_name_column/family_name_column':
    'The only caller passes the table alone (federated/algorithms/ehr/ehr_patient_query_algorithm.py:209), so name_column is never given; the method belongs to the private class _WorkerSide.',
  'flag_only record filters require a file-backed dataframe with _original_filename.':
    'The only caller builds its table with _original_filename in each row (federated/algorithms/filtering_algorithm.py:1954-1963, :1977) and returns before for other datasources (:1916) or an empty table (:1965).',
  'Bundle directory not set.':
    'The only caller sets bundle_dir before (federated/algorithms/monai_algorithms/monai_bundle_inference.py:249-250, :265).',
  'Datasource not initialised.':
    'Both callers come from run, which checks the datasource first (federated/algorithms/monai_algorithms/monai_bundle_inference.py:738, :749, :1020 by :745).',
  'Save path is not set. Please provide a valid path.':
    'The only constructor call is BscanImageAndMaskGenerationAlgorithm.worker, which always passes a Path as save_path (bscan_image_and_mask_generation_algorithm.py:928-930), and a Path is never falsy; the argument of the factory is dropped (:889).',
  'Parsing error whilst processing date of birth column, …. See Bitfount logs for details.':
    'safe_format_date catches ValueError (dataframe_generation_extensions.py:139), and ParserError of dateutil, DateParseError and ParserError of pandas all derive from ValueError (ran), so none leaves it; name_col only passes through id_safe_string (:105), which parses nothing.',
  'self._paired_cols not populated when calling _filter_by_criteria in a Both Eyes trial inclusion algorithm.':
    '_filter_by_criteria of the Jade worker is called only by run (ga_trial_inclusion_criteria_match_algorithm_jade.py:135), after _get_df_for_criteria (:116), which either sets _paired_cols in _filter_chunk (…_base.py:1277-1297) or raises.',
  'patient_age_lower_bound or patient_age_upper_bound not set':
    '__init__ replaces None by the default for both bounds (ga_trial_inclusion_criteria_match_algorithm_sapphire.py:49-52), and nothing sets them to None later.',
  'Table must be set before preparing query':
    "run calls _validate_run_preconditions first, which raises 'No table specified' if table is None (private_sql_query.py:362-367, :664), and nothing clears it before _get_effective_query (:671) and _prepare_query_and_metadata (:682).",
  'Query must be set before preparing query':
    'run fills an empty query with the generated SQL before it calls _prepare_query_and_metadata (private_sql_query.py:670-671), and _generate_sql always returns text (:639).',
  'pod_dp must be configured before executing query':
    'run builds dp with _configure_dp (private_sql_query.py:665), which sets pod_dp if it is missing (:417-422) and gives _DifferentiallyPrivate a dict that is not empty, so _dp_config is set (differential.py:203-215), before _execute_dp_query is called (:689).',
  'DP config must be set before executing query':
    'run builds dp with _configure_dp (private_sql_query.py:665), which sets pod_dp if it is missing (:417-422) and gives _DifferentiallyPrivate a dict that is not empty, so _dp_config is set (differential.py:203-215), before _execute_dp_query is called (:689).',
  "Table name required for SQL generation. Specify 'table' parameter or use raw 'query'.":
    "run calls _validate_run_preconditions first, which raises 'No table specified' if table is None (private_sql_query.py:362-367, :664), and nothing clears it before _get_effective_query (:671) and _prepare_query_and_metadata (:682).",
  'Tried to shutdown non-existent response handler':
    'response_handler is bound in the first statement of the try (modeller.py:661), which cannot fail there: _get_response_handler (:745-780) needs only _get_auth_environment, whose cached environment was checked when the message service was made (helper.py:116, transport/config.py:54), and start_server only creates a task (oidc.py:250-253).',
  'SMART Backend authentication is not configured.':
    '_attach_smart_backend_auth_if_missing has just set smart_backend_auth or raised (pod.py:484-485, called at :640).',
  'Schema should never be None at this point':
    'A schema of None sets schema_needs_regeneration (pod.py:834-836), and that branch assigns a BitfountSchema (:877).',
  'Unknown auth_type: …':
    'check_identity_verification_method raises for unknown names (authorisation_checkers.py:94-97; pod.py:1970), and the three members of the enum all have a branch (authorisation_checkers.py:874-878; pod.py:2003-2042).',
  'Unrecoverable EHR error during connectivity check: …. Stopping EHR connectivity thread.':
    'Nothing in the SDK raises these classes; what get_token raises becomes AuthenticationError (externals/general/authentication.py:208-212), _maybe_refresh_token catches everything (pod.py:655-659, :686-689), get_smart_configuration and validate_token_via_introspection return None instead of raising (types.py:438-452; authentication.py:412-417).',
  'Unable to shut down pod heartbeat thread':
    'stop() sets the stop event and stopped only reads that event (federated/utils.py:89-96), so after pod.py:2508, :2522 and :2532 it is always true, whether the thread ended or not.',
  'Unable to shut down EHR connectivity check thread':
    'stop() sets the stop event and stopped only reads that event (federated/utils.py:89-96), so after pod.py:2508, :2522 and :2532 it is always true, whether the thread ended or not.',
  'Unable to shut down datasource health check thread':
    'stop() sets the stop event and stopped only reads that event (federated/utils.py:89-96), so after pod.py:2508, :2522 and :2532 it is always true, whether the thread ended or not.',
  'Found existing closed event loop for pod vitals server; overriding...':
    '_run_server runs only as the thread that start makes (pod_vitals.py:322), and Pod makes a new _PodVitalsHandler for each start, without event loop, and starts it once (pod.py:2387-2393).',
  'Event loop is already set for pod vitals server':
    '_run_server runs only as the thread that start makes (pod_vitals.py:322), and Pod makes a new _PodVitalsHandler for each start, without event loop, and starts it once (pod.py:2387-2393).',
  'Found dead pod vitals server thread; overriding...':
    'start is called once on each _PodVitalsHandler, right after it is made (pod.py:2387-2393); nothing else makes or starts one.',
  'Pod vitals server already has running server thread assigned':
    'start is called once on each _PodVitalsHandler, right after it is made (pod.py:2387-2393); nothing else makes or starts one.',
  'DP Engine created but no configuration could be found.':
    '_dp_engine is set to None in the constructor (differential.py:186) and assigned nowhere else in the SDK, so the branch at :256 is never taken.',
  'Timeout waiting for worker completion after …s':
    'timeout is None at the only call (protocols/base.py:633), so the check at :740 is skipped.',
  'Batched execution is not supported for non-filesystem iterable sources.':
    '_execute_worker sets batched_execution to False for any datasource that is no FileSystemIterableSource (protocols/base.py:467-472) and returns from _run_single at :487-493, before _setup_worker_batches is called.',
  'Batch grouping missing while grouped cohorts are present; skipping grouping.':
    'grouped_file_groups is filled only where grouping is set too (protocols/base.py:895-901), and nothing clears grouping afterwards.',
  'No valid patient IDs provided':
    'The modeller strips the IDs, drops empty ones and raises if none is left (patient_id_exchange_algorithm.py:65-70, :110-113) before they are sent, the protocol takes no other exchange algorithm (data_extraction_protocol_charcoal.py:1311-1321), and the pod filters by the same rule (:428).',
  'Expected tuple return value when filenames is provided':
    'The protocol raises before if filenames is None (ga_screening_protocol_jade.py:347), and CSVReportAlgorithm.run returns a tuple whenever filenames is given (csv_report_algorithm.py:1329-1335); no subclass replaces run.',
  'The S3 presigned URL was most likely not parsed. This should have happened in the `_BitfountMessage.from_rpc` function.':
    'from_dict only gets what msgpack makes of data that zstd has decompressed (task_requests.py:81) and to_dict had written (:56); an address that was not followed is no zstd data and fails in decompress, and no field type has a from_dict (:68-70).',
  'Attempted to run mailbox listener without a running event loop.':
    'listen is called only inside coroutines, where a loop runs: listen_indefinitely (base_transport.py:426) and _run_func_and_listen_to_mailbox (:1352).',
  'Unexpected empty queue when trying to remove oldest message':
    'requeue_message and _process_early_messages, which empties the queue, both run in the one event loop that handlers are dispatched to (handlers.py:208; base_transport.py:1095-1128), without an await between full() and get_nowait (:376-379), so a full queue cannot be empty.',
  'No handlers for message type … were found in mailbox …':
    "The only caller, _dispatch_message_handlers, catches it (base_transport.py:628-631) and logs 'Received unexpected message' instead, without its text.",
  'A priority handler has been provided but high_priority not set. Treating as though high_priority is True.':
    'All callers that want priority pass plain functions with high_priority=True (worker_transport.py:121, :126, :135; modeller_transport.py:920), so _process_handler never gets a _PriorityHandler without it; mailbox and class are private.',
  'OIDC server has not been started; ensure start_server() has been called.':
    '_get_response_handler calls start_server on every handler with a web server before it returns it (modeller.py:776-780; oidc.py:250-253), and the class is private.',
  'Algorithm … not found in all_algorithms (len=…). Ensure the exact instance is present in the list.':
    'Every call passes self.algorithms and an algorithm taken from self.algorithm of the same protocol (for instance results_only.py:304, inference_image_output.py:306-309); algorithms returns those very objects (protocols/base.py:2019-2025), and class and built-in pod sides are private.',
  'Unexpected URL domain or scheme in retrieved message (…) body: …':
    'The `raise` at federated/transport/message_service.py:769 stands inside the `try` of that begins in `from_rpc`, whose `except (msgpack.exceptions.UnpackException, ValueError)` (:780) catches it at once and only logs a fixed debug line without its text (run: a body with `https://evil.example/x` gives no message and no error).',
  'Failed to acquire sequence lock within …s; skipping sequence number':
    '`_sequence_lock` is held only around an increment or an assignment (federated/transport/message_service.py:1007-1012, :1039-1041, :1052-1057), with no call or wait inside, so nobody can hold it for the 5 s of :975; task processes are spawned, not forked, so none inherits a held lock.',
  'Failed to acquire sequence lock within …s when entering sequence numbering context':
    '`_sequence_lock` is held only around an increment or an assignment (federated/transport/message_service.py:1007-1012, :1039-1041, :1052-1057), with no call or wait inside, so nobody can hold it for the 5 s of :975; task processes are spawned, not forked, so none inherits a held lock.',
  'Could not acquire sequence numbering lock within …s':
    '`_sequence_lock` is held only around an increment or an assignment (federated/transport/message_service.py:1007-1012, :1039-1041, :1052-1057), with no call or wait inside, so nobody can hold it for the 5 s of :975; task processes are spawned, not forked, so none inherits a held lock.',
  'Failed to acquire sequence lock within …s when exiting sequence numbering context; forcing counter reset':
    '`_sequence_lock` is held only around an increment or an assignment (federated/transport/message_service.py:1007-1012, :1039-1041, :1052-1057), with no call or wait inside, so nobody can hold it for the 5 s of :975; task processes are spawned, not forked, so none inherits a held lock.',
  'Unable to get diagnostics data. See debug logs for more details.':
    'Nothing calls `diagnostics` (defined at federated/transport/message_service.py:1563, no caller in the package), and its class `_MessageService` is private.',
  'Expected auth_code, code_verifier, and redirect_uri to be in OIDC response; got …':
    "These message types are sent only by the SDK's own modeller, which serialises the very dataclasses that the pod rebuilds (federated/transport/types.py:68-88 and its `_SerializationMixin`; federated/transport/worker_transport.py:194-258), so no key is missing and the body is always a dictionary; only a foreign client could lead here.",
  'Unable to access OIDC response contents; expected dict, got …':
    "These message types are sent only by the SDK's own modeller, which serialises the very dataclasses that the pod rebuilds (federated/transport/types.py:68-88 and its `_SerializationMixin`; federated/transport/worker_transport.py:194-258), so no key is missing and the body is always a dictionary; only a foreign client could lead here.",
  'Expected device_code, expires_at, and interval to be in OIDC response; got …':
    "These message types are sent only by the SDK's own modeller, which serialises the very dataclasses that the pod rebuilds (federated/transport/types.py:68-88 and its `_SerializationMixin`; federated/transport/worker_transport.py:194-258), so no key is missing and the body is always a dictionary; only a foreign client could lead here.",
  'Task cancel handler fired but no cancel_event registered':
    '`_Worker.__init__` registers the event (federated/worker.py:614-615, :802-805), and the mailbox begins to listen only afterwards, in `_run_worker_task` (federated/pod.py:1540); mailboxes made only for a refusal (pod.py:1172) never listen.',
  'Job accepted':
    'The text of ACCEPT is never looked up: federated/transport/modeller_transport.py:641 handles ACCEPT before the lookup at :667, and federated/pod_response_message.py:35 skips it before :39.',
  'Protocol context for Worker run contained task_context=…; correcting to TaskContext.WORKER.':
    'The only maker of the context sets `TaskContext.WORKER` (federated/pod.py:1777-1778), the authorisation checkers hand the same object on (federated/authorisation_checkers.py:213-226, worker.py:859), and `_Worker` is private.',
  'Serialized training update must be bytes-like.':
    '`msgpack.dumps` always returns `bytes` (federated/worker_process.py:646-651); a value that it cannot pack raises an error of its own before.',
  'Signature invalid.':
    'Nothing calls the private function `_verify_signature` (hub/api.py:217, no caller in the package).',
  'read=… is not supported for encrypted cache.':
    '`_EncryptedJSONDisk` serves only the private `_db` of `EncryptedDiskcacheFunctionCache` (persistence/caching.py:622-627), which is used for `memoize` and `clear` alone (:637-645); neither stores with `read=True`.',
  'If a model is provided, a data structure must be provided too.':
    'runners/modeller_runner.py:303 reads `data_config.select` before :327 asks whether there is a `data_config`, and a data structure config is never false.',
  'Aggregation is only compatible with models implementing DistributedModelProtocol or BitfountModelReference instances.':
    'Only `BitfountModelReference` objects get into `models` (runners/modeller_runner.py:353-367, :378), and the check at :461-465 accepts these.',
  "Provide either 'to_upload' or 'data' for upload.":
    'Both callers of the private `_async_upload_to_s3` pass bytes: storage.py:152-153 and federated/transport/message_service.py:342-346; empty bytes are not `None`.',
  'Either file_path or file_contents must be provided.':
    'storage.py:541-544 has raised already unless exactly one of the two is given, so one of the branches :548 and :551 is always taken (the comment at :558 says so too).',
  'Tried to asyncify without running loop; _asyncify() should only be called from async functions.':
    'All callers of the private `_asyncify` are coroutines, which have a running loop (federated/pod.py:2409; utils/concurrency_utils.py:126, :134, :136, :249, :251).',
  'Currently, network drive checks are only supported on Windows. Got platform of "…"':
    '`_is_windows_network_drive` is called only by the two retry wrappers (utils/fs_utils.py:668, :746), whose functions run only behind `platform.system() == "Windows"` (:1001, :486-491 with :414).',
  'Failed to convert … to absolute path, unable to check if network drive.':
    'Only on Windows, for a relative path, and only if `Path.absolute()` raises `OSError` after `resolve()` did (utils/fs_utils.py:521-533); on Windows `absolute()` needs no file and no drive, only the name of the current folder, which no input, file or lost drive takes away.',
  'Could not determine platform':
    'utils/ssl_utils.py:295 assigns `platform.system() == "Darwin"`, a truth value, to `system`, so `system != ""` at :297 is always true and the `else` is never reached.',
  modality:
    'A value in the text of another message: data/filters.py:470: `modality` is the argument filter_name of ImpossibleValueFilterError',
  min_file_size:
    'A value in the text of another message: data/filters.py:815-871: the words are the argument filter_name of ImpossibleRangeFilterError',
  min_num_frames: 'A value in the text of another message:',
  minimum_dob: 'A value in the text of another message:',
  file_creation_min_date: 'A value in the text of another message:',
  file_modification_min_date: 'A value in the text of another message:',
  min_acquisition_date: 'A value in the text of another message:',
  background_file_counter:
    'A value in the text of another message: background_file_counter.py:164-168 and schema_management.py:198-202 raise ProcessSpawnError, whose text is the first template of that answer',
  'No current batch ID messages received.':
    'A value in the text of another message: protocols/base.py:1353-1354, caught at :1375 and only logged at DEBUG',
  schema_generation: 'A value in the text of another message:',
  worker_protocol_child: 'A value in the text of another message: federated/worker.py:275-279',
  'No data available for the requested task.':
    'No pod sends NO_DATA, and it is none of the answers declared for the access manager (hub/types.py:309-319).',
};
