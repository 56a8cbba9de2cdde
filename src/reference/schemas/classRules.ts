import {ALGORITHM, DATASOURCE, POD_FILE, SCHEMAS, TASK_FILE, TEMPLATE_FILE} from '../../site/sdkPaths';
import type {JsonSchema} from './json';
import {NUMBER_TEXT, READ_AS_FALSE, READ_AS_TRUE} from './lenient';

/*
 * What classes check by code once all their keys are read (`__post_init__`), which the model does not
 * hold. `npm run schemas:judge` compares the schemas with the SDK; a new release may change a rule.
 */

const ALGORITHMS = `${SCHEMAS}.algorithm_schemas`;
const OPHTHALMOLOGY = 'bitfount.federated.algorithms.ophthalmology';
const SOURCES = 'bitfount.data.datasources.ophthalmology';

/** A condition on a mapping, and what then holds. */
function rule(when: Readonly<Record<string, JsonSchema>>, then: JsonSchema): JsonSchema {
  return {if: {properties: when, required: Object.keys(when)}, then};
}

/** A mapping in which a key has a value that is not null. */
function needs(key: string, errorMessage: string, value: JsonSchema = {}): JsonSchema {
  return {
    errorMessage,
    required: [key],
    properties: {[key]: {errorMessage, not: {type: 'null'}, ...value}},
  };
}

const FILLED: JsonSchema = {type: 'string', minLength: 1};
const EMPTY: JsonSchema = {enum: [null, '']};

const DTYPES: JsonSchema = {
  properties: {torch_dtype: {enum: ['bfloat16', 'float16', 'float32', 'float64']}},
};

const CHECKPOINT =
  'hf_checkpoint_repo_id and hf_checkpoint_filename go together: give both or none.';
const NO_SLO = 'The modality "OCT" is needed for this switch.';
const TEXT_OR_COLUMN = 'A text needs "column" or "value".';

/** `ALL_SEGMENTATION_LABELS` of the SDK. */
const SEGMENTATIONS = [
  'hypertransmission',
  'hard_drusen',
  'soft_drusen',
  'confluent_drusen',
  'diffuse_edema',
  'is_os_disruption',
  'epiretinal_fibrosis',
  'hard_exudates',
  'intraretinal_cystoid_fluid',
  'intraretinal_hyperreflective_foci',
  'neurosensory_retina_atrophy',
  'reticular_pseudodrusen',
  'rpe_atrophy',
  'rpe_disruption',
  'serous_rpe_detachment',
  'subretinal_fluid',
  'subretinal_hyperreflective_material__shrm_',
  'ellipsoid_zone_loss',
];
const SEGMENTATION_LISTS = ['ga_area_include_segmentations', 'ga_area_exclude_segmentations'];
const SEGMENTATION_CHOICE: readonly JsonSchema[] = [
  {
    properties: Object.fromEntries(
      [...SEGMENTATION_LISTS, 'extra_segmentations'].map((key) => [
        key,
        {items: {enum: SEGMENTATIONS}},
      ]),
    ),
  },
  ...SEGMENTATIONS.map((label) => ({
    errorMessage: `"${label}" cannot be both included and excluded.`,
    not: {
      required: SEGMENTATION_LISTS,
      properties: Object.fromEntries(
        SEGMENTATION_LISTS.map((key) => [key, {type: 'array', contains: {const: label}}]),
      ),
    },
  })),
];

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

/** `_INFERRED_SCAN_TYPE_OPTIONS` of the SDK. */
const SCAN_TYPES = ['Optic Disc', 'Macular'].flatMap((part) => [
  `${part} (allow unknowns)`,
  `${part} (strict)`,
]);
/** `VALID_AGGREGATION_FUNCTIONS` of the SDK, in any case. */
const AGGREGATIONS = 'AVG SUM COUNT MIN MAX VAR VARIANCE STD STDDEV STDEV'.split(' ');
/** Datasources that read the files of a folder, as the check of their filters names them. */
const FILE_SOURCES = [
  'HeidelbergSource',
  'DICOMOphthalmologySource',
  'DICOMSource',
  'ImageSource',
  'TopconSource',
  'NIFTISource',
];
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

const SOME_SECRETS: JsonSchema = {
  properties: {
    secrets: {
      errorMessage: 'Without keys to give, leave "secrets" out.',
      not: {type: 'object', maxProperties: 0},
    },
  },
};

const RULES: Readonly<Record<string, readonly JsonSchema[]>> = {
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
  [`${ALGORITHMS}._GATrialCalculationAlgorithmBaseArgumentsConfig`]: [{$ref: '#/definitions/SegmentationChoice'}],
  [`${ALGORITHMS}.GATrialCalculationAlgorithmJadeArgumentsConfig`]: [{$ref: '#/definitions/SegmentationChoice'}],
  [`${ALGORITHMS}.GATrialCalculationAlgorithmAmethystArgumentsConfig`]: [{$ref: '#/definitions/SegmentationChoice'}],
  [`${ALGORITHMS}.GATrialCalculationAlgorithmBronzeArgumentsConfig`]: [{$ref: '#/definitions/SegmentationChoice'}],
  [`${ALGORITHMS}.GATrialCalculationAlgorithmCharcoalArgumentsConfig`]: [{$ref: '#/definitions/SegmentationChoice'}],
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
  [`${SCHEMAS}.template_variable_schemas._TemplateFilePathTypeDetails`]: [
    {
      properties: {
        extension: {
          errorMessage: 'Write the extension without the dot at its beginning.',
          not: {type: 'string', pattern: '^\\.'},
        },
      },
    },
  ],
  [DATASOURCE]: [
    {
      if: {properties: {datasource: {enum: FILE_SOURCES}}},
      else: {
        properties: {
          data_config: {
            properties: {
              file_system_filters: {
                errorMessage: `Filters of files need a datasource that reads the files of a folder, without the prefix "bitfount.": ${FILE_SOURCES.join(', ')}.`,
                type: 'null',
              },
            },
          },
        },
      },
    },
  ],
  [TASK_FILE]: [SOME_SECRETS],
  [TEMPLATE_FILE]: [SOME_SECRETS],
  [POD_FILE]: [
    SOME_SECRETS,
    rule(
      {secrets: {type: 'object', required: ['access_key_id', 'access_key']}},
      needs('username', 'API keys need a username in the same file.', {
        not: {enum: [null, '_default']},
      }),
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
  [`${SOURCES}.ophthalmology_base_source.OphthalmologyDataSourceArgs`]: [
    {properties: {inferred_scan_type: {enum: [...SCAN_TYPES, null]}}},
    {
      if: {properties: {modality: {const: 'OCT'}}, required: ['modality']},
      else: {
        properties: {
          match_slo: {errorMessage: NO_SLO, not: READ_AS_TRUE},
          drop_row_on_missing_slo: {errorMessage: NO_SLO, not: READ_AS_TRUE},
        },
      },
    },
  ],
  [`${SOURCES}.dicom_ophthalmology_source.DICOMOphthalmologyCSVColumns`]: [
    rule({oct_column: EMPTY}, needs('slo_column', 'One of the two columns is needed.', FILLED)),
  ],
  'bitfount.federated.transport.config.MessageServiceConfig': [
    {
      if: {properties: {url: {anyOf: [EMPTY, {pattern: '\\.bitfount\\.com'}]}}},
      then: {
        properties: {
          tls: {
            errorMessage: 'The message service of Bitfount takes connections with TLS only.',
            not: READ_AS_FALSE,
          },
        },
      },
    },
  ],
  'bitfount.federated.types.SMARTBackendKeyPair': [
    {properties: {alg: {pattern: '^\\s*([RrEe][Ss]384)\\s*$'}}},
  ],
  'bitfount.federated.privacy.differential.DPModellerConfig': [
    {properties: {alphas: {items: {not: {const: 1}}}, loss_reduction: {enum: ['mean', 'sum']}}},
  ],
};

/** Rules of several classes, by the names of their definitions. */
const SHARED: Readonly<Record<string, readonly JsonSchema[]>> = {
  SegmentationChoice: SEGMENTATION_CHOICE,
};

/** Returns the rules to which others refer, by the names of their definitions. */
export function sharedRules(rules: readonly JsonSchema[]): Readonly<Record<string, JsonSchema>> {
  const names = rules.flatMap(({$ref}) => $ref?.replace('#/definitions/', '') ?? []);
  return Object.fromEntries(names.map((name) => [name, {allOf: [...(SHARED[name] ?? [])]}]));
}

/** Returns what a class checks besides the values of single keys. */
export function classRules(path: string): readonly JsonSchema[] {
  return RULES[path] ?? [];
}
