import type {EgressRow} from './types';

const ALGORITHMS = 'federated.algorithms';
const FACE = `${ALGORITHMS}.hugging_face_algorithms`;

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
    see: ['SqlQuery'],
  }),
  algorithm({
    id: 'algorithm-private-sql',
    carries: 'The table that the query yields, with noise in its counts, sums and averages.',
    change:
      'A [`DPPodConfig`](api:) of the pod caps epsilon and delta for each query; it [does not add up tasks](/guides/general-reference/security#differential-privacy).',
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
    carries: 'Metrics over the test part; the code of a custom model computes the predictions.',
    see: ['ModelEvaluation', 'ModelTrainingAndEvaluation'],
  }),
  algorithm({
    id: 'algorithm-training',
    carries: 'The change of the model’s parameters, or the parameters, and validation metrics.',
    when: 'In each round, with [`FederatedAveraging`](api:).',
    see: ['FederatedModelTraining', 'TIMMFederatedTraining'],
  }),
  algorithm({
    id: 'algorithm-images',
    carries: '**Predictions for each image**: classes with scores, masks, or a text.',
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
    carries:
      '**Results for each text**: classes, words that were found in it, or a new text, which can quote it.',
    change:
      'A [postprocessor](/guides/SDK/bitfount-task-elements/algorithms#postprocessors) of the task may black out names; do not rely on it.',
    see: [
      'HuggingFaceNERInference',
      'HuggingFaceTextClassificationInference',
      'HuggingFaceTextGenerationInference',
    ],
  }),
  algorithm({
    id: 'algorithm-perplexity',
    carries: 'A number for each text.',
    see: ['HuggingFacePerplexityEvaluation'],
  }),
  algorithm({
    id: 'algorithm-fine-tuning',
    carries:
      'The best value of the metric; with `return_weights` the body is empty. The model stays on the pod.',
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
    carries: 'Files go to the [modeller’s bucket](#row-upload-bucket), not through messages.',
    see: ['S3UploadAlgorithm', 'S3UploadAlgorithmWithMRNTracking'],
    to: ['bucket'],
    protocol: 'HTTPS',
    at: [`${ALGORITHMS}.s3_upload_algorithm:_WorkerSide.run`],
    when: 'In protocols with uploads.',
  }),
  algorithm({
    id: 'algorithm-steps',
    carries:
      'They work for a protocol on the pod: they filter records, ask the EHR, measure, match criteria and write reports. Their protocols send what stands in [the table above](#results), not their results.',
    when: 'With their own protocols. [`ResultsOnly`](api:) takes any single algorithm, and would send what it returns.',
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
