import {ALGORITHM, SCHEMAS} from '../../../site/sdkPaths';
import type {JsonSchema} from '../../../yaml/jsonSchema';
import {NUMBER_TEXT, READ_AS_TRUE} from '../lenient';
import {EMPTY, FILLED, needs, rule, type Rules} from './parts';

const ALGORITHMS = `${SCHEMAS}.algorithm_schemas`;
const OPHTHALMOLOGY = 'bitfount.federated.algorithms.ophthalmology';

const DTYPES: JsonSchema = {
  properties: {torch_dtype: {enum: ['bfloat16', 'float16', 'float32', 'float64']}},
};

const CHECKPOINT =
  'hf_checkpoint_repo_id and hf_checkpoint_filename go together: give both or none.';
const TEXT_OR_COLUMN = 'A text needs "column" or "value".';

/** `_OperatorMapping` of the SDK: operators that compare texts too, and those that compare numbers. */
const EQUALITY = ['equal', '==', 'equals', 'not equal', '!='];
const ORDER = [
  'less than',
  '<',
  'less than or equal',
  '<=',
  'greater than',
  '>',
  'greater than or equal',
  '>=',
];

/** `VALID_AGGREGATION_FUNCTIONS` of the SDK, in any case. */
const AGGREGATIONS = 'AVG SUM COUNT MIN MAX VAR VARIANCE STD STDDEV STDEV'.split(' ');
const ONE_COLUMN_ALGORITHMS = [
  'HuggingFaceImageClassificationInference',
  'HuggingFaceImageSegmentationInference',
  'HuggingFacePerplexityEvaluation',
  'HuggingFaceTextClassificationInference',
  'HuggingFaceTextGenerationInference',
  'TIMMInference',
].map((name) => `bitfount.${name}`);
const NAMES_ONE: JsonSchema = {
  type: 'object',
  properties: {name: {enum: ONE_COLUMN_ALGORITHMS}},
  required: ['name'],
};
const ONE_COLUMN = 'This algorithm takes exactly one column, in data_structure.select.include.';

/** Matches a text in any case: `[Aa][Vv][Gg]`. */
function anyCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}

/**
 * The SDK tries each class of algorithms before it looks at the name, and that of
 * PatientIDExchangeAlgorithm fails in a way that ends the search.
 */
const TRIED_BEFORE_PATIENT_IDS = [
  'LongitudinalAlgorithm',
  'GCCCalculationAlgorithm',
  'CSTCalculationAlgorithm',
  'ImageSelectionAlgorithm',
].map((name) => `bitfount.${name}`);

const AREAS: readonly JsonSchema[] = [{$ref: '#/definitions/SegmentationChoice'}];
const AREA_CLASSES = [
  '_GATrialCalculationAlgorithmBase',
  'GATrialCalculationAlgorithmJade',
  'GATrialCalculationAlgorithmAmethyst',
  'GATrialCalculationAlgorithmBronze',
  'GATrialCalculationAlgorithmCharcoal',
].map((name) => `${ALGORITHMS}.${name}ArgumentsConfig`);

/** Rules of tasks, their algorithms and models. */
export const taskRules: Rules = {
  [ALGORITHM]: [
    {
      if: {properties: {name: {enum: TRIED_BEFORE_PATIENT_IDS}}},
      else: {
        properties: {
          arguments: {
            errorMessage: 'Without arguments to give, leave the key "arguments" out.',
            not: {enum: [{}, {patient_ids_file: null}]},
          },
        },
      },
    },
  ],
  [`${ALGORITHMS}.AggregatorConfig`]: [
    rule(
      {secure: READ_AS_TRUE},
      {
        properties: {
          weights: {
            errorMessage: 'Secure aggregation takes no weights.',
            anyOf: [{type: 'null'}, {type: 'object', maxProperties: 0}],
          },
        },
      },
    ),
  ],
  ...Object.fromEntries(AREA_CLASSES.map((path) => [path, AREAS])),
  [`${ALGORITHMS}.PrivateSqlQueryArgumentsConfig`]: [
    {
      properties: {
        aggregation_func: {
          errorMessage: `The SDK aggregates by ${AGGREGATIONS.join(', ')}.`,
          // Or a variable of the template.
          pattern: `^(${AGGREGATIONS.map(anyCase).join('|')})$|^\\{\\{`,
        },
      },
    },
  ],
  [`${ALGORITHMS}.HuggingFaceTextGenerationInferenceArgumentsConfig`]: [DTYPES],
  [`${ALGORITHMS}.HuggingFaceImageTextGenerationInferenceArgumentsConfig`]: [DTYPES],
  [`${ALGORITHMS}.TIMMInferenceArgumentsConfig`]: [
    rule({hf_checkpoint_repo_id: FILLED}, needs('hf_checkpoint_filename', CHECKPOINT, FILLED)),
    rule({hf_checkpoint_filename: FILLED}, needs('hf_checkpoint_repo_id', CHECKPOINT, FILLED)),
  ],
  [`${ALGORITHMS}.PatientIDExchangeAlgorithmArgumentsConfig`]: [
    needs('patient_ids_file', 'This algorithm needs "patient_ids_file".'),
  ],
  [`${SCHEMAS}.model_schemas.ModelConfig`]: [
    needs('bitfount_model', 'A model needs "bitfount_model".'),
    {
      properties: {
        name: {
          errorMessage: 'A model is no longer chosen by name: give "bitfount_model".',
          ...EMPTY,
        },
      },
    },
  ],
  [`${SCHEMAS}.modeller_schemas.TaskConfig`]: [
    rule(
      {algorithm: {anyOf: [NAMES_ONE, {type: 'array', contains: NAMES_ONE}]}},
      {
        properties: {
          data_structure: needs('select', ONE_COLUMN, {
            ...needs('include', ONE_COLUMN, {type: 'array', minItems: 1, maxItems: 1}),
          }),
        },
      },
    ),
  ],
  [`${OPHTHALMOLOGY}.trial_inclusion_filters.ColumnFilter`]: [
    {properties: {operator: {enum: [...EQUALITY, ...ORDER]}}},
    rule(
      {operator: {enum: ORDER}},
      {
        properties: {
          value: {
            errorMessage: 'This operator compares numbers.',
            anyOf: [{type: 'number'}, {type: 'string', pattern: NUMBER_TEXT}],
          },
        },
      },
    ),
  ],
  [`${OPHTHALMOLOGY}.ophth_algo_types.TextFieldType`]: [
    {
      errorMessage: TEXT_OR_COLUMN,
      anyOf: [needs('value', TEXT_OR_COLUMN), needs('column', TEXT_OR_COLUMN)],
    },
  ],
  [`${OPHTHALMOLOGY}.bscan_image_and_mask_generation_algorithm.SegmentationConfig`]: [
    {
      properties: {
        id: {minLength: 1},
        color: {items: {minimum: 0, maximum: 255}},
      },
    },
  ],
  'bitfount.federated.privacy.differential.DPModellerConfig': [
    {properties: {alphas: {items: {not: {const: 1}}}, loss_reduction: {enum: ['mean', 'sum']}}},
  ],
};
