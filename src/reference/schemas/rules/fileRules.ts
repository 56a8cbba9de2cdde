import {DATASOURCE, POD_FILE, SCHEMAS, TASK_FILE, TEMPLATE_FILE} from '../../../site/sdkPaths';
import type {JsonSchema} from '../../../yaml/jsonSchema';
import {READ_AS_FALSE, READ_AS_TRUE} from '../lenient';
import {EMPTY, FILLED, needs, rule, type Rules} from './parts';

const SOURCES = 'bitfount.data.datasources.ophthalmology';

const NO_SLO = 'The modality "OCT" is needed for this switch.';

/** `_INFERRED_SCAN_TYPE_OPTIONS` of the SDK. */
const SCAN_TYPES = ['Optic Disc', 'Macular'].flatMap((part) => [
  `${part} (allow unknowns)`,
  `${part} (strict)`,
]);
/** Datasources that read the files of a folder, as the check of their filters names them. */
const FILE_SOURCES = [
  'HeidelbergSource',
  'DICOMOphthalmologySource',
  'DICOMSource',
  'ImageSource',
  'TopconSource',
  'NIFTISource',
];

const SOME_SECRETS: JsonSchema = {
  properties: {
    secrets: {
      errorMessage: 'Without keys to give, leave "secrets" out.',
      not: {type: 'object', maxProperties: 0},
    },
  },
};

/** Rules of whole files, of datasources and of connections. */
export const fileRules: Rules = {
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
};
