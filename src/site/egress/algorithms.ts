import type {EgressRow} from './types';

const ALGORITHMS = 'federated.algorithms';
const FACE = `${ALGORITHMS}.hugging_face_algorithms`;

/** Some models of Hugging Face, timm and MONAI bring code. */
const CODE =
  'Code that comes with a model, where [the pod executes it](/guides/general-reference/security#custom-model-code), decides what is in the result.';

type Given = Pick<EgressRow, 'id' | 'carries' | 'see'> & Partial<EgressRow>;

const algorithm = (row: Given): EgressRow => ({
  topic: 'algorithms',
  title: (row.see ?? []).map((name) => `[\`${name}\`](api:)`).join(', '),
  who: ['task'],
  to: ['modeller'],
  direction: 'out',
  protocol: 'gRPC over TLS; the body encrypted from end to end',
  when: 'When the protocol sends the result on, as [`ResultsOnly`](api:) does.',
  change: 'Only the choice of the task.',
  at: [],
  ...row,
});

/** What each algorithm returns, and thus what `ResultsOnly` sends. */
export const algorithmRows: readonly EgressRow[] = [
  algorithm({
    id: 'algorithm-sql',
    carries: 'The table that the query yields: **single rows too**, if it selects them.',
    change:
      'The choice of the task, and the rights of the account in a database: `ignore_cols` [does not apply there](/guides/SDK/for-data-custodians/setting-up/data-source-configuration-best-practices#columns).',
    see: ['SqlQuery'],
  }),
  algorithm({
    id: 'algorithm-private-sql',
    carries:
      'The table that the query yields, with noise in its counts, sums and averages. **Values by which it groups come back as they are.** Rare ones are left out, but how rare depends on epsilon and delta: without a [`DPPodConfig`](api:) the modeller can set delta so high that **values that occur once** come back.',
    change:
      'A [`DPPodConfig`](api:) of the pod caps epsilon and delta for each query; without one the modeller’s values hold. It [does not add up tasks](/guides/general-reference/security#differential-privacy).',
    see: ['PrivateSqlQuery'],
  }),
  algorithm({
    id: 'algorithm-inference',
    carries: '**Predictions for each record**; a custom model can return anything that it reads.',
    change:
      'Give few people the right to run [custom models](/guides/general-reference/security#custom-model-code).',
    see: ['ModelInference'],
  }),
  algorithm({
    id: 'algorithm-evaluation',
    carries:
      'Metrics. [`ModelEvaluation`](api:) takes all records, unless the pod reads the split from a column of its data; [`ModelTrainingAndEvaluation`](api:) takes the test part. The code of a custom model gives both the predictions and the true values, and so decides what the numbers say.',
    see: ['ModelEvaluation', 'ModelTrainingAndEvaluation'],
  }),
  algorithm({
    id: 'algorithm-training',
    carries:
      'The change of the model’s parameters, or the parameters, and validation metrics. With a custom model its code decides what is in both.',
    when: 'In each round, with [`FederatedAveraging`](api:).',
    change:
      '`auto_eval: false` leaves out the metrics, which the modeller sets. Secure aggregation would mask the parameters, but [no task with it starts](/guides/general-reference/security#secure-aggregation-unusable) in this release.',
    see: ['FederatedModelTraining', 'TIMMFederatedTraining'],
  }),
  algorithm({
    id: 'algorithm-images',
    carries: `**Predictions for each image**: classes with scores, or a text. The text of [\`HuggingFaceImageTextGenerationInference\`](api:) can **quote the column that is read beside the image**, such as clinical notes; the task sets the prompt. [\`HuggingFaceImageSegmentationInference\`](api:) adds the **path of the image** and that of a copy with masks, which stays on the pod; with \`dataframe_output\` only that of the copy, which has the name of the image. On Windows the copy as a rule lies beside the image, so its path gives away that of the image. [\`MONAIBundleInference\`](api:) adds the texts of errors, with [\`NIFTISource\`](api:) the **path of each image**, and for detection boxes with scores. For segmentation it sends the shape of the mask. With [\`ResultsOnly\`](api:) a task ends with an error in 11.3.0 if the result holds masks, as by default, or paths of written files: set \`dataframe_output\`, \`nifti_output\` and, for detection, \`json_output\` to \`false\`. [\`InferenceAndReturnCSVReport\`](api:) sends both, in the text of the report: masks, long ones shortened, and paths. ${CODE}`,
    see: [
      'HuggingFaceImageClassificationInference',
      'HuggingFaceImageSegmentationInference',
      'HuggingFaceImageTextGenerationInference',
      'TIMMInference',
      'MONAIBundleInference',
    ],
  }),
  algorithm({
    id: 'algorithm-texts',
    carries: `Of [\`HuggingFaceNERInference\`](api:) the **whole text**, with the words that were found in it, their kinds and places. Of the others classes with scores, or a new text, which can quote the one that was read. ${CODE}`,
    fields: ['original_text', 'entities', 'redacted_text', 'results'],
    change:
      'With [`HuggingFaceNERInference`](api:) the [postprocessor](/guides/SDK/bitfount-task-elements/algorithms#postprocessors) `ner_deidentification` of the task puts the kind, such as `<PER>`, in place of these words; do not rely on it. The report of [`InferenceAndReturnCSVReport`](api:) **still has the column with the whole text**, unless the task leaves that out.',
    see: [
      'HuggingFaceNERInference',
      'HuggingFaceTextClassificationInference',
      'HuggingFaceTextGenerationInference',
    ],
  }),
  algorithm({
    id: 'algorithm-perplexity',
    carries:
      'A number for each text. The pod **executes code of the model’s repository**, if it has some; that code decides what the numbers say, and [can send anything](/guides/general-reference/security#custom-model-code) that the pod can read.',
    change:
      'The choice of the task and its model. Give few people the right to run it, as with [custom models](/guides/general-reference/security#custom-model-code).',
    see: ['HuggingFacePerplexityEvaluation'],
  }),
  algorithm({
    id: 'algorithm-fine-tuning',
    carries: `The best value of the metric; with \`return_weights\` the body is empty. The model stays on the pod. ${CODE}`,
    see: ['TIMMFineTuning'],
    at: [`${FACE}.timm_fine_tuning:_WorkerSide.run`],
  }),
  algorithm({
    id: 'algorithm-patient-exchange',
    carries:
      'Nothing goes out: the pod receives the numbers of patients from a file of the modeller.',
    see: ['PatientIDExchangeAlgorithm'],
    when: 'At the beginning of such a task.',
  }),
  algorithm({
    id: 'algorithm-upload',
    carries:
      'Files go to the [modeller’s bucket](#row-upload-bucket), not through messages. The second of the two also keeps the numbers and Bitfount patient IDs of the patients that it uploaded in a file on the pod, readable, in the folder for results of the project; not in test runs.',
    see: ['S3UploadAlgorithm', 'S3UploadAlgorithmWithMRNTracking'],
    to: ['bucket'],
    protocol: 'HTTPS',
    at: [`${ALGORITHMS}.s3_upload_algorithm:_WorkerSide.run`],
    when: 'In protocols with uploads.',
    change: '`skip_upload`, which the modeller sets.',
  }),
  algorithm({
    id: 'algorithm-steps',
    carries:
      'They work for a protocol on the pod: they filter records, ask the EHR, measure, match criteria and write reports. What leaves is what [their protocols](#results) send: of most algorithms that match criteria the numbers of matches, and with [`InferenceAndReturnCSVReport`](api:) **the whole report** of [`CSVReportAlgorithm`](api:).',
    when: 'With their own protocols. With [`ResultsOnly`](api:) they send no result: they get no input there, so the task ends with an error, or the result is empty.',
    see: [
      'RecordFilterAlgorithm',
      'CSVReportAlgorithm',
      'CSVReportGeneratorOphthalmologyAlgorithm',
      'CodeNormalisationAlgorithm',
      'EHRPatientInfoDownloadAlgorithm',
      'EHRPatientQueryAlgorithm',
      'ImageSelectionAlgorithm',
      'TrialMatchingAlgorithm',
      'BscanImageAndMaskGenerationAlgorithm',
      'CSTCalculationAlgorithm',
      'ETDRSAlgorithm',
      'FluidVolumeCalculationAlgorithm',
      'FoveaCoordinatesAlgorithm',
      'GATrialCalculationAlgorithmAmethyst',
      'GATrialCalculationAlgorithmBronze',
      'GATrialCalculationAlgorithmCharcoal',
      'GATrialCalculationAlgorithmJade',
      'TrialInclusionCriteriaMatchAlgorithmAmethyst',
      'TrialInclusionCriteriaMatchAlgorithmBronze',
      'TrialInclusionCriteriaMatchAlgorithmCharcoal',
      'TrialInclusionCriteriaMatchAlgorithmJade',
      'TrialInclusionCriteriaMatchAlgorithmSapphire',
      'TrialInclusionCriteriaMatchAlgorithmGlaucomaCharcoal',
      'GATrialPDFGeneratorAlgorithmAmethyst',
      'GATrialPDFGeneratorAlgorithmJade',
      'GCCCalculationAlgorithm',
      'LongitudinalAlgorithm',
      'ReduceCSVAlgorithmCharcoal',
    ],
    title: 'Steps of clinical protocols and reports',
  }),
];
