import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Pod from './parts/Pod';
import Records from './parts/Records';

/** Draws one query on three pods and the three tables that come back. */
export default function MultiPodSql(): ReactNode {
  return (
    <Frame
      name="multi-pod-sql"
      title="How one query gives one result for each pod"
      words="Three pods, A, B and C, each with a table of its own that stays there. The modeller sends the same query to all three. Each pod runs it on its own table only and sends its result, so that the modeller has three results, one for each dataset, side by side. No pod sees the table or the result of another, and nothing joins the tables or the results. Messages pass through the message service, which is not drawn."
      caption="Each pod answers for itself: without an aggregator the modeller has as many results as datasets."
      height={324}
    >
      <rect className="d-box" x={258} y={2} width={140} height={320} rx={5} />
      <Lines x={274} y={28} of="Modeller" voice="t" />
      {['A', 'B', 'C'].map((name, index) => {
        const y = 2 + index * 114;
        return (
          <g key={name}>
            <Pod x={2} y={y} width={160} height={92} title={`Pod ${name}`}>
              <Records x={16} y={y + 38} width={132} of="table" />
            </Pod>
            <Lines x={210} y={y + 26} of="query" anchor="middle" />
            <Arrow
              via={[
                [258, y + 36],
                [162, y + 36],
              ]}
              kind="task"
            />
            <Arrow
              via={[
                [162, y + 62],
                [258, y + 62],
              ]}
            />
            <rect className="d-out" x={274} y={y + 42} width={108} height={36} rx={3} />
            <Lines x={328} y={y + 65} of={`result ${name}`} voice="a" anchor="middle" />
          </g>
        );
      })}
    </Frame>
  );
}
