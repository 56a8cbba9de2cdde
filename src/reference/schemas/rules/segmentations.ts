import type {JsonSchema} from '../../../yaml/jsonSchema';

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

/** What the calculations of areas check: known labels, none of them both included and excluded. */
export const segmentationChoice: readonly JsonSchema[] = [
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
