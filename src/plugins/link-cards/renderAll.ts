import type {Sketch, Studio} from './studio';

/** Pictures that are rendered at once: as many as Node has threads for such work. */
const AT_ONCE = 4;

/**
 * Renders pictures, or takes them from the cache.
 *
 * @param use gets each as soon as it is there
 */
export async function renderAll(
  sketches: readonly Sketch[],
  {render}: Studio,
  use?: (sketch: Sketch, png: Buffer) => Promise<void>,
): Promise<void> {
  const left = [...sketches];
  const renderNext = async (): Promise<void> => {
    for (let sketch = left.pop(); sketch; sketch = left.pop()) {
      const png = await render(sketch);
      await use?.(sketch, png);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, renderNext));
}
