import {onFile} from '../onFile';
import {partIn} from '../part';
import {fetchJson, siteBase} from '../siteFiles';
import {LOG_DATA_FILE, type LogData} from './format';
import {type Finding, reportOf} from './report';
import {showFindings, statusOf} from './show';
import {MOST_CHARACTERS} from './stream';
import {indexTemplates, type TemplateIndex} from './templateIndex';

/** How long a reader has to stop typing before the log is read: in milliseconds. */
const PAUSE = 300;

interface Known {
  readonly data: LogData;
  readonly index: TemplateIndex;
}

/** Makes the reader of logs work in its element. Nothing of a log leaves the page or is stored. */
export function mount(element: HTMLElement): void {
  const part = <T extends HTMLElement>(selector: string): T => partIn(element, selector);
  const text = part<HTMLTextAreaElement>('textarea');
  const file = part<HTMLInputElement>('input[type="file"]');
  const status = part('[role="status"]');
  const refusal = part('[role="alert"]');
  const result = part('.tool-result');
  let loading: Promise<Known> | undefined;
  let timer: number | undefined;
  let round = 0;

  const show = (findings: readonly Finding[], known: Known | undefined, words: string): void => {
    if (known) {
      showFindings(result, findings, known.data, siteBase);
    } else {
      result.replaceChildren();
    }
    refusal.textContent = '';
    status.textContent = words;
  };

  async function read(log: string): Promise<void> {
    round += 1;
    const own = round;
    if (log.trim() === '') {
      show([], undefined, '');
      return;
    }
    status.textContent = 'Reading …';
    try {
      loading ??= loadData();
      const known = await loading;
      const findings = await reportOf(log, known.index, pause);
      // Meanwhile another log may have come.
      if (own === round) {
        const cut =
          log.length > MOST_CHARACTERS ? ' The end of the log is left out: it is too long.' : '';
        show(findings, known, statusOf(findings) + cut);
      }
    } catch {
      loading = undefined;
      show([], undefined, '');
      refusal.textContent =
        'The messages could not be loaded. Check your connection and paste the log again; in the offline copy, look the message up in the list below.';
    }
  }

  const readSoon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void read(text.value), PAUSE);
  };

  async function open(opened: File): Promise<void> {
    text.value = '';
    await read(await opened.text());
  }

  text.addEventListener('input', readSoon);
  onFile(element, file, (opened) => void open(opened));
  part('button[name="clear"]').addEventListener('click', () => {
    text.value = '';
    file.value = '';
    void read('');
    text.focus();
  });
  if (text.value !== '') {
    readSoon();
  }
}

async function loadData(): Promise<Known> {
  const data = (await fetchJson(LOG_DATA_FILE)) as LogData;
  return {data, index: indexTemplates(data.templates)};
}

/** Lets the browser draw and take input. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
