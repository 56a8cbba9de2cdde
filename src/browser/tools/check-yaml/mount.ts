import {ROUTE_EVENT} from '../../inline/dom';
import {decode} from '../../../yaml/characters';
import {type FileKind, fileKinds} from '../../../yaml/fileKinds';
import {type FileSchema, judge, recognise} from '../../../yaml/judge';
import {onFile} from '../onFile';
import {createEditor} from './editor';
import {partsOf} from './parts';
import {loadSample} from './sample';
import {loadSchema} from './schemas';
import {showProblems, showRefusal, showStatus, showSummary} from './show';

/** How long a reader has to stop typing before the file is judged: in milliseconds. */
const PAUSE = 250;
/** Larger files are not even read: in bytes. */
const MOST_BYTES = 1_000_000;

/** Makes the checker work in its element. */
export function mount(element: HTMLElement): void {
  const parts = partsOf(element);
  let schema: FileSchema | undefined;
  let timer: number | undefined;
  let round = 0;
  const editor = createEditor(parts.text, {
    onChange: () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void check(), PAUSE);
    },
    onLongPaste: (text) => {
      const refused = recognise(text);
      showRefusal(parts, editor, 'message' in refused ? refused.message : '');
    },
    schema: () => schema,
  });

  async function check(): Promise<void> {
    round += 1;
    const own = round;
    const text = editor.text();
    if (text.trim() === '') {
      showStatus(parts, '');
      showProblems(parts, editor, []);
      return;
    }
    const found = recognise(text, chosenKind(parts.kind.value));
    if (found.state === 'refused') {
      showRefusal(parts, editor, found.message);
    } else if (found.state === 'empty') {
      showStatus(parts, 'There is nothing in this file but comments.');
      showProblems(parts, editor, []);
    } else if (found.state === 'unknown') {
      showRefusal(
        parts,
        editor,
        'The keys at the beginning of the lines do not tell what this file is: a pod file has datasources, a task file pods and task, a template also template. If you know, choose the kind.',
      );
    } else if (found.state === 'broken') {
      showStatus(parts, 'This is no YAML that the SDK can read.');
      showProblems(parts, editor, found.problems);
    } else {
      try {
        schema = await loadSchema(found.kind);
      } catch {
        const message =
          'The schema of this file could not be loaded. Check your connection; in the offline copy, the checker does not work.';
        showRefusal(parts, editor, message);
        return;
      }
      // Meanwhile the text may have changed.
      if (own === round) {
        const judged = judge(found, schema);
        if ('state' in judged) {
          showRefusal(parts, editor, judged.message);
        } else {
          showSummary(parts, editor, found.kind, judged);
        }
      }
    }
  }

  function replace(text: string): void {
    editor.setText(text);
    clearTimeout(timer);
    void check();
  }

  async function open(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      const size = Math.round(file.size / 1_000_000);
      showRefusal(
        parts,
        editor,
        `This file has ${Math.max(size, 1)} MB, far more than a file of the SDK: it is not read.`,
      );
      return;
    }
    const decoded = decode(new Uint8Array(await file.arrayBuffer()));
    if ('refusal' in decoded) {
      showRefusal(parts, editor, decoded.refusal);
    } else {
      replace(decoded.text);
    }
  }

  async function openSample(): Promise<void> {
    const text = await loadSample(location.search);
    if (text !== undefined && element.isConnected) {
      replace(text);
      editor.focus();
    }
  }

  parts.kind.addEventListener('change', () => void check());
  parts.clear.addEventListener('click', () => {
    parts.kind.value = '';
    parts.file.value = '';
    replace('');
    editor.focus();
  });
  onFile(element, parts.file, (file) => void open(file));
  document.addEventListener(ROUTE_EVENT, () => {
    if (element.isConnected) {
      void openSample();
    }
  });
  void openSample();
  void check();
}

function chosenKind(value: string): FileKind | undefined {
  return fileKinds.find((kind) => kind === value);
}
