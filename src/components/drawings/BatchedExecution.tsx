import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';

const batches = [
  {name: 'batch 1', result: 'result 1'},
  {name: 'batch 2', result: undefined},
  {name: 'batch 3', result: 'result 2'},
] as const;

/** Draws how a pod goes through files in batches, and what happens to a batch that fails. */
export default function BatchedExecution(): ReactNode {
  return (
    <Frame
      name="batched-execution"
      title="How a task runs in batches"
      words="Time runs downwards. On the left the files at the pod, in batches of 16. The first batch gives the first result, which leaves the pod. The second batch fails: nothing leaves, and the task goes on. The third batch gives the next result. After the last batch, the files of the failed batch are tried again one by one. Last comes the final step of the algorithms that have one, for example for a report over all files."
      caption="Results leave batch by batch; files of a failed batch are tried again, one by one, after the last batch."
      height={420}
    >
      <rect className="d-pod" x={2} y={2} width={268} height={416} rx={5} />
      <Lines x={18} y={28} of="Pod" voice="t" />
      {batches.map(({name, result}, index) => {
        const y = 46 + index * 74;
        return (
          <g key={name}>
            <rect
              className={result ? 'd-vault' : 'd-failed'}
              x={18}
              y={y}
              width={236}
              height={54}
              rx={3}
            />
            <Lines x={34} y={y + 24} of={name} voice="t" />
            <Lines x={34} y={y + 44} of={result ? '16 files' : '16 files, fails'} />
            {result && (
              <>
                <Arrow
                  via={[
                    [254, y + 27],
                    [312, y + 27],
                  ]}
                />
                <Lines x={320} y={y + 32} of={result} voice="a" />
              </>
            )}
          </g>
        );
      })}
      <rect className="d-vault" x={18} y={268} width={236} height={54} rx={3} />
      <Lines x={34} y={292} of="retries" voice="t" />
      <Lines x={34} y={312} of="its files, one by one" />
      <Arrow
        via={[
          [254, 295],
          [312, 295],
        ]}
      />
      <Lines x={320} y={300} of="results" voice="a" />
      <rect className="d-vault" x={18} y={342} width={236} height={54} rx={3} />
      <Lines x={34} y={366} of="final step" voice="t" />
      <Lines x={34} y={386} of="for some algorithms" />
    </Frame>
  );
}
