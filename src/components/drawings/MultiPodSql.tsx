import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';

const pods = ['north', 'east', 'south'];

/** Draws one query on several pods: a table from each, and none of them merged. */
export default function MultiPodSql(): ReactNode {
  return (
    <Frame
      name="multi-pod-sql"
      title="How three pods answer one query"
      words="The modeller sends the same query to three pods. Each pod runs it on its own table and returns a table of its own. Nothing is joined between the pods. Without an aggregator the modeller has three tables; with the plain one it gets their average, and with the secure one an average in which the numbers of the single pods are masked."
      caption="Each pod answers for its own table, and no query reaches across pods."
      height={344}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={60}
        title="Modeller"
        text="one query, three tables back"
      />
      {pods.map((pod, index) => {
        const x = 2 + index * 136;
        return (
          <g key={pod}>
            <Arrow
              via={[
                [x + 34, 62],
                [x + 34, 186],
              ]}
              kind="task"
            />
            <Arrow
              via={[
                [x + 90, 186],
                [x + 90, 62],
              ]}
            />
            <rect className="d-page" x={x + 66} y={100} width={48} height={44} />
            <path
              className="d-out"
              d={`M${x + 66} 100h48v44h-48zM${x + 66} 115h48M${x + 66} 130h48M${x + 90} 100v44`}
            />
            <rect className="d-pod" x={x} y={186} width={124} height={156} rx={5} />
            <Lines x={x + 16} y={212} of={`Pod ${pod}`} voice="t" />
            <rect className="d-vault" x={x + 16} y={228} width={92} height={98} rx={3} />
            <path
              className="d-row"
              d={`M${x + 16} 248h92M${x + 16} 268h92M${x + 16} 288h92M${x + 16} 308h92M${x + 47} 228v98M${x + 78} 228v98`}
            />
          </g>
        );
      })}
    </Frame>
  );
}
