import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Pod from './parts/Pod';
import Step from './parts/Step';

interface Run {
  readonly title: string;
  readonly text: string;
  readonly files: number;
  /** Whether one of the files cannot be processed. */
  readonly isFaulty?: boolean;
  /** Whether each file is run on its own. */
  readonly isSingle?: boolean;
  /** What reaches the modeller. */
  readonly gives?: string;
}

const runs: readonly Run[] = [
  {title: 'batch 1', text: '16 files', files: 16, gives: 'result'},
  {title: 'batch 2', text: 'fails', files: 16, isFaulty: true},
  {title: 'batch 3', text: '8 files', files: 8, gives: 'result'},
  {
    title: 'again',
    text: 'one by one',
    files: 16,
    isFaulty: true,
    isSingle: true,
    gives: 'up to 15',
  },
];

/** Place of the file that cannot be processed. */
const FAULTY = 10;

/** Draws the files of a run as squares, in a frame if they run together. */
function Files({x, y, run}: {x: number; y: number; run: Run}): ReactNode {
  const at = (index: number) => [x + 6 + (index % 8) * 15, y + 6 + Math.floor(index / 8) * 15];
  const good = Array.from({length: run.files}, (_, index) => index).filter(
    (index) => !run.isFaulty || index !== FAULTY,
  );
  return (
    <>
      {!run.isSingle && <rect className="d-vault" x={x} y={y} width={127} height={37} rx={3} />}
      <path
        className="d-bar"
        d={good.map((index) => `M${at(index).join(' ')}h10v10h-10z`).join('')}
      />
      {run.isFaulty && <path className="d-mark" d={`M${at(FAULTY).join(' ')}l10 10m0-10l-10 10`} />}
    </>
  );
}

/** Draws a batched task with a batch that fails and is run again file by file. */
export default function BatchedExecution(): ReactNode {
  return (
    <Frame
      name="batched-execution"
      title="How a task runs in batches, and what happens when one fails"
      words="An example with 40 files on a pod, and time running on with the numbers. First, the 16 files of batch 1 run together, and the modeller gets a result. Second, batch 2 has a file that cannot be processed, so the whole batch fails, and the modeller gets no result for it, only the text of the error. Third, batch 3 with the last 8 files runs and gives a result. Fourth, after the last batch, the 16 files of batch 2 run again one by one: 15 of them succeed, but their results often do not reach the modeller. Fifth, a report in the folder Error report, which stays on the pod, lists the 16 files and marks the one that failed again. Sixth comes the last step of protocols that have one, over all results."
      caption="A file on which an algorithm fails makes its batch fail, and after the last batch the files of that batch run again one by one; a file that cannot be read is left out, as long as others of its batch can be read."
      height={434}
    >
      <Pod x={2} y={2} width={268} height={430} />
      <rect className="d-box" x={304} y={2} width={94} height={430} rx={5} />
      <Lines x={351} y={28} of="Modeller" voice="t" anchor="middle" />
      {runs.map((run, index) => {
        const y = 72 + index * 64;
        return (
          <g key={run.title}>
            <Step x={30} y={y} number={index + 1} />
            <Lines x={52} y={y - 5} of={run.title} voice="t" />
            <Lines x={52} y={y + 15} of={run.text} />
            <Files x={130} y={y - 18} run={run} />
            {run.gives ? (
              <Arrow
                via={[
                  [270, y],
                  [304, y],
                ]}
              />
            ) : null}
            <Lines
              x={351}
              y={y + 5}
              of={run.gives ?? 'nothing'}
              voice={run.gives ? 'a' : 's'}
              anchor="middle"
            />
          </g>
        );
      })}
      <Step x={30} y={328} number={5} />
      <rect className="d-vault" x={52} y={308} width={205} height={40} rx={3} />
      <Lines x={68} y={333} of="Error report: 16 files" voice="g" />
      <Step x={30} y={392} number={6} />
      <Lines x={52} y={387} of="last step" voice="t" />
      <Lines x={52} y={407} of="of protocols that have one" />
    </Frame>
  );
}
