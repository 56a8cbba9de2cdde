import type {EgressRow} from './types';

const PROTOCOLS = 'federated.protocols';
const OPHTHALMOLOGY = `${PROTOCOLS}.ophthalmology`;

const READABLE = 'a notice with an empty body, which Bitfount’s message service can read:';
const PREDICTIONS = 'for a Bitfount model its name and the number of predictions';
/** Not every protocol passes the batch on; the number of batches is an estimate from a count of the files. */
const BATCH = 'batch and number of batches as far as known';
/** Of protocols that report once, named after the step of inference. */
const ONE_NOTICE = `Once per batch, and for each file of a failed batch that is tried alone, ${READABLE} name and position of the inference algorithm, ${BATCH}, and ${PREDICTIONS}.`;
const STEPS = `After each step ${READABLE} name and position of the algorithm, ${BATCH}.`;
const NOTICES = `After each step ${READABLE} name and position of the algorithm, ${BATCH}, and ${PREDICTIONS}.`;
const BESIDE = (found: string): string =>
  `If any are eligible, a notice such as “${found}” stands beside the counts, outside the encrypted body, with a flag for an email; Bitfount’s message service can read it. After each other step ${READABLE} name and position of the algorithm, ${BATCH}, and ${PREDICTIONS}.`;
const COUNTS = `How many scans of the batch are eligible and how many are not. ${BESIDE('3 eligible scans found')} The counts and the number of predictions also go to Bitfount as [usage figures](#telemetry).`;
const REPORTS = 'The CSV and PDF files are [written by the pod](#row-disk-results).';
const COUNT_FIELDS = ['Yes', 'No'];

const CHOICE = 'Only the choice of the protocol.';
const FIGURES = `${CHOICE} \`OTEL_SDK_DISABLED=true\` turns off the usage figures.`;
const WHILE = 'While such a task runs.';

type Given = Pick<EgressRow, 'carries' | 'at'> & Partial<EgressRow>;

/** What a pod sends the modeller for a protocol, by its name in task files. */
const result = (protocol: string, row: Given): EgressRow => ({
  id: `result-${protocol.toLowerCase()}`,
  topic: 'results',
  title: `[\`${protocol}\`](api:)`,
  who: ['task'],
  to: ['modeller'],
  direction: 'out',
  protocol: 'gRPC over TLS; the body encrypted from end to end',
  when: WHILE,
  change: CHOICE,
  see: [protocol],
  ...row,
});

/** What a pod sends back for each protocol of the release. */
export const resultRows: readonly EgressRow[] = [
  result('ResultsOnly', {
    carries:
      'Whatever [the algorithm](#algorithms) returns, unfiltered: a table, metrics or predictions. With `SqlQuery` and `SELECT *` **every row**. The notice beside it, which Bitfount’s message service can read, names algorithm, batch and number of batches, and a Bitfount model with the number of its predictions.',
    change:
      '`save_location` does not hold anything back. Secure aggregation would mask numbers, but [no task with it starts](/guides/general-reference/security#secure-aggregation-unusable) in this release.',
    at: [`${PROTOCOLS}.results_only:_WorkerSide.run`],
  }),
  result('FederatedAveraging', {
    carries:
      'In each round the change of the model’s parameters, or the parameters, and the validation metrics of this pod. No notice stands beside them.',
    change:
      '`auto_eval: false` leaves out the metrics, which the modeller sets. Secure aggregation would mask the parameters, but [no task with it starts](/guides/general-reference/security#secure-aggregation-unusable) in this release.',
    at: [
      `${PROTOCOLS}.model_protocols.federated_averaging:_WorkerSide.run`,
      `${PROTOCOLS}.model_protocols.federated_averaging:_WorkerSide._send_parameter_update`,
      `${PROTOCOLS}.model_protocols.federated_averaging:_WorkerSide._send_training_metrics`,
    ],
  }),
  result('InferenceAndCSVReport', {
    carries: `${ONE_NOTICE} The CSV file is [written by the pod](#row-disk-results).`,
    at: [`${PROTOCOLS}.model_protocols.inference_csv_report:_WorkerSide._run`],
  }),
  result('InferenceAndReturnCSVReport', {
    carries:
      'After each batch the **text of the whole CSV file** so far: predictions beside the **columns of the records** that the report keeps, all of them if none is named or found. For files the **path** is among them, unless `columns_to_include` or `columns_to_drop` leaves it out. With matching or `trial_name` only the number of patients, or of rows if the file has no Bitfount patient ID. The notice beside it, which Bitfount’s message service can read, names the inference algorithm, batch and number of batches, and for a Bitfount model the number of predictions.',
    fields: ['csv'],
    change: 'Only the choice of the protocol, and the columns that the report keeps.',
    at: [`${PROTOCOLS}.model_protocols.inference_csv_report:_WorkerSide._run`],
  }),
  result('InferenceAndImageOutput', {
    carries: `${ONE_NOTICE} The images stay on the pod.`,
    at: [
      `${PROTOCOLS}.model_protocols.inference_image_output:_WorkerSide._run`,
      `${PROTOCOLS}.model_protocols.inference_image_output:_WorkerSide._send_evaluation_results`,
    ],
  }),
  result('InstrumentedInferenceAndCSVReport', {
    carries: `${ONE_NOTICE} The CSV file is [written by the pod](#row-disk-results); the number of predictions also goes to Bitfount as a [usage figure](#telemetry).`,
    change: FIGURES,
    at: [
      `${PROTOCOLS}.model_protocols.inference_csv_report:_WorkerSide._run`,
      `${PROTOCOLS}.model_protocols.instrumented_inference_csv_report:_WorkerSide.run`,
    ],
  }),
  result('InferenceAndCSVReportWithAggregateReporting', {
    carries: `${ONE_NOTICE} The CSV files are [written by the pod](#row-disk-results). The SDK sends no more than with [\`InferenceAndCSVReport\`](api:); Bitfount’s app is to report the number of eligible patients besides.`,
    at: [`${PROTOCOLS}.model_protocols.inference_csv_report:_WorkerSide._run`],
  }),
  result('DataExtractionProtocolCharcoal', {
    carries: `A list of files with the numbers of their patients, their paths on the pod, keys in the bucket, dates and descriptions, [\`TRANSFER_RECEIPT\`](#row-transfer-receipt); the **files themselves** go to the [modeller’s bucket](#row-upload-bucket). ${STEPS}`,
    change:
      '`skip_upload` holds back the files, but not the list. The modeller sets it; a pod has no switch for it.',
    at: [`${PROTOCOLS}.ehr.data_extraction_protocol_charcoal:_WorkerSide.run`],
  }),
  result('EHRNERProtocol', {
    carries: `${STEPS} The CSV file is [written by the pod](#row-disk-results).`,
    at: [`${PROTOCOLS}.ehr.ehr_ner_protocol:_WorkerSide.run`],
  }),
  result('NextGenSearchProtocol', {
    carries: `${STEPS} The CSV file stays on the pod.`,
    at: [`${PROTOCOLS}.ehr.nextgen_search_protocol:_WorkerSide.run`],
  }),
  result('PatientTrialMatchingProtocol', {
    carries: `${STEPS} The CSV file is [written by the pod](#row-disk-results).`,
    at: [`${PROTOCOLS}.ehr.patient_trial_matching_protocol:_WorkerSide.run`],
  }),
  result('FluidVolumeScreeningProtocol', {
    carries: `${NOTICES} The CSV file is [written by the pod](#row-disk-results); the number of predictions also goes to Bitfount as a [usage figure](#telemetry).`,
    change: FIGURES,
    at: [`${OPHTHALMOLOGY}.fluid_volume_screening_protocol:_WorkerSide.run`],
  }),
  result('GAScreeningProtocolAmethyst', {
    carries: `${COUNTS} ${REPORTS}`,
    fields: COUNT_FIELDS,
    change: FIGURES,
    at: [`${OPHTHALMOLOGY}.ga_screening_protocol_amethyst:_WorkerSide.run`],
  }),
  result('GAScreeningProtocolBronze', {
    carries: `${COUNTS} ${REPORTS}`,
    fields: COUNT_FIELDS,
    change: FIGURES,
    at: [
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_criteria_matching`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_fovea_inference`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_ga_inference`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_ga_calculation`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_reports_generation`,
    ],
  }),
  result('GAScreeningProtocolBronzeWithEHR', {
    carries: `${COUNTS} ${REPORTS} What the EHR answers is not sent, apart from [texts of errors](#row-log-message).`,
    fields: COUNT_FIELDS,
    change: FIGURES,
    at: [
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_base:_WorkerSideBronzeBase._run_criteria_matching`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_bronze_with_ehr:_WorkerSide._run_ehr_algorithm`,
    ],
  }),
  result('GAScreeningProtocolCharcoal', {
    to: ['modeller', 'bucket'],
    protocol:
      'Counts: gRPC over TLS, the body encrypted from end to end. The table: HTTPS, not encrypted from end to end',
    carries: `${COUNTS} A table of eligible patients goes to the [modeller’s bucket](#row-upload-bucket): **names, dates of birth, sex, addresses, email addresses, telephone numbers, patient numbers, Bitfount patient IDs, diagnoses, procedures, appointments, the name of the practitioner**, dates and measured values of their latest scans, why a scan was excluded, and paths of all their scans. With \`eligible_only: false\` it has all patients.`,
    fields: COUNT_FIELDS,
    when: 'While such a task runs; the table so far goes out again after each batch that has data.',
    change:
      '`skip_upload` holds back the table. The modeller sets it; a pod has no switch for it. `OTEL_SDK_DISABLED=true` on the pod turns off the usage figures.',
    at: [`${OPHTHALMOLOGY}.ga_screening_protocol_charcoal:_WorkerSide.run`],
  }),
  result('GAScreeningProtocolJade', {
    carries: `At the end counts of patients: all, eligible, and not eligible by reason. Without \`match_patient_visit\`, or with an empty report, the modeller gets no counts, and Bitfount only that of all patients. ${BESIDE('3 eligible patients found')} The counts and the number of predictions also go to Bitfount as [usage figures](#telemetry). ${REPORTS}`,
    fields: ['unique_patients', 'Yes', 'No_missing_matched_eye', 'No_trial_criteria', 'No_age'],
    change: FIGURES,
    at: [
      `${OPHTHALMOLOGY}.ga_screening_protocol_jade:_WorkerSide.run_final_step`,
      `${OPHTHALMOLOGY}.ga_screening_protocol_jade:_WorkerSide.run`,
    ],
  }),
  result('InSiteInsightsProtocol', {
    carries: `${NOTICES} The encrypted CSV file is [written by the pod](#row-disk-results); the number of predictions also goes to Bitfount as a [usage figure](#telemetry).`,
    change: FIGURES,
    at: [`${OPHTHALMOLOGY}.insite_insights_protocol:_WorkerSide.run`],
  }),
  result('RetinalDiseaseProtocolCobalt', {
    carries: `${ONE_NOTICE} The CSV file is [written by the pod](#row-disk-results).`,
    at: [`${OPHTHALMOLOGY}.retinal_disease_protocol_cobalt:_WorkerSide.run`],
  }),
  result('WetAMDScreeningProtocolSapphire', {
    carries: `${NOTICES} The CSV files are [written by the pod](#row-disk-results). No numbers of eligible patients go to the modeller or into usage figures; with Datadog on, how many rows pass each criterion [is reported](#row-datadog-progress).`,
    at: [`${OPHTHALMOLOGY}.wet_amd_screening_protocol_sapphire:_WorkerSide.run`],
  }),
];
