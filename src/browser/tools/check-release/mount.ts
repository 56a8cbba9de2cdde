import {checkText} from '../../../releases/check/text';
import {RefusedText} from '../../../releases/check/types';
import {diffReleases} from '../../../releases/diff';
import {partIn} from '../part';
import {loadReleases} from './load';
import {showChanges, showVerdicts} from './results';

const NOT_LOADED = 'The releases could not be loaded. Try again.';

/** Makes the comparison with another release work in its element. */
export function mount(element: HTMLElement): void {
  const part = <T extends HTMLElement>(selector: string): T => partIn(element, selector);
  const area = part<HTMLTextAreaElement>('textarea');
  const status = part<HTMLElement>('.tool-status');
  const result = part<HTMLElement>('.tool-result');
  const chosen = () =>
    ['from', 'to'].map((name) => part<HTMLSelectElement>(`select[name="${name}"]`).value);

  /** Loads the chosen releases and shows what is made of them, or why there is nothing to show. */
  const run = async (show: (releases: Awaited<ReturnType<typeof loadReleases>>) => void) => {
    status.textContent = 'One moment …';
    result.replaceChildren();
    try {
      const loaded = await loadReleases(chosen());
      // Lets the browser show the line above first.
      await new Promise((resolve) => setTimeout(resolve));
      show(loaded);
    } catch (error) {
      status.textContent = error instanceof RefusedText ? error.message : NOT_LOADED;
    }
  };

  const check = () =>
    run(([from, to]) => {
      if (from && to) {
        const {language, verdicts} = checkText(area.value, from, to);
        showVerdicts({language, verdicts, from, to}, {area, status, result});
      }
    });
  part('button[name="check"]').addEventListener('click', () => void check());
  part('button[name="list"]').addEventListener('click', () => {
    void run(([from, to]) => {
      if (from && to) {
        showChanges(diffReleases(from, to), {from, to}, {status, result});
      }
    });
  });
  area.addEventListener('paste', () => setTimeout(() => void check()));
}
