/** A page of a run, with the files to save from it. */
export interface RunPage {
  /** Page with the code, from the root of the repository. */
  readonly page: string;
  /** Files to run in this order, by the titles of their blocks. */
  readonly run: readonly string[];
  /** Files that the others import: saved, not run. */
  readonly modules?: readonly string[];
}

const advanced = 'tutorials/advanced-data-science-tasks';
const pods = 'tutorials/connecting-data-and-creating-pods';

/**
 * Runs of the code of pages, by name. `scripts/results/<name>.py` collects the values of a run, and
 * `src/components/drawings/results/<name>.json` holds them for the drawings.
 */
export const runs = {
  'first-result': [
    {page: 'docs/getting-started/first-result.mdx', run: ['make_visits.py', 'count.py']},
  ],
  'image-pod': [
    {page: `${pods}/running-an-image-pod.mdx`, run: ['make_images.py', 'look_at_images.py']},
  ],
  'segmentation-pod': [
    {page: `${pods}/running-a-segmentation-data-pod.mdx`, run: ['make_shapes.py']},
  ],
  'inference-only': [
    {
      page: `${advanced}/inference-only-models.mdx`,
      modules: ['BrightnessModel.py'],
      run: ['make_pictures.py', 'make_weights.py', 'predict_locally.py'],
    },
  ],
  'custom-model': [
    {
      page: `${advanced}/training-a-custom-model.mdx`,
      modules: ['CensusClassifier.py'],
      run: ['make_people.py', 'train_locally.py'],
    },
  ],
  segmentation: [
    {page: `${pods}/running-a-segmentation-data-pod.mdx`, run: ['make_shapes.py']},
    {
      page: `${advanced}/training-a-custom-segmentation-model.mdx`,
      modules: ['ShapesUNet.py'],
      run: ['train_shapes_locally.py'],
    },
  ],
  'one-round': [
    {
      page: `${advanced}/federated-learning-on-one-machine.mdx`,
      modules: ['SiteClassifier.py'],
      run: ['make_sites.py', 'one_round.py'],
    },
  ],
} as const satisfies Record<string, readonly RunPage[]>;

export type RunName = keyof typeof runs;
