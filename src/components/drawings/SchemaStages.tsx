import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Pod from './parts/Pod';
import Step from './parts/Step';

const BATCHES = 5;

const stages = [
  {title: 'First batch', text: 'when the pod starts', read: 1, level: 'partial', values: 'A, B'},
  {
    title: 'Next batches',
    text: 'in a second process',
    read: 3,
    level: 'partial',
    values: 'A, B, C',
  },
  {
    title: 'All batches',
    text: 'nothing left to read',
    read: 5,
    level: 'full',
    values: 'A, B, C, D',
  },
] as const;

type Stage = (typeof stages)[number];

/** Draws the batches of a dataset, those that have been read filled. */
function Reading({x, y, stage}: {x: number; y: number; stage: Stage}): ReactNode {
  const {title, text, read} = stage;
  const index = stages.indexOf(stage);
  const cells = Array.from(
    {length: BATCHES},
    (_, cell) => `M${x + 24 + cell * 32} ${y + 34}h24v12h-24z`,
  );
  return (
    <>
      <Step x={x} y={y} number={index + 1} />
      <Lines x={x + 24} y={y - 5} of={title} voice="t" />
      <Lines x={x + 24} y={y + 15} of={text} />
      <path className="d-bar" d={cells.slice(0, read).join('')} />
      <path className="d-row" d={cells.join('')} />
    </>
  );
}

/** Draws the level and the categories of a schema on the hub, middled on a point. */
function Level({x, y, stage}: {x: number; y: number; stage: Stage}): ReactNode {
  return (
    <>
      <Lines x={x} y={y} of={stage.level} voice="t" anchor="middle" />
      <Lines x={x} y={y + 20} of={stage.values} voice="a" anchor="middle" />
    </>
  );
}

/** Draws how a schema grows from its first batch until it is complete. */
export default function SchemaStages(): ReactNode {
  const wide = (
    <>
      <Pod x={2} y={2} width={716} height={98} />
      <rect className="d-box" x={2} y={166} width={716} height={64} rx={5} />
      <Lines x={18} y={192} of="Hub" voice="t" />
      {stages.map((stage, index) => {
        const x = 84 + index * 220;
        return (
          <g key={stage.title}>
            <Reading x={x} y={33} stage={stage} />
            <Arrow
              via={[
                [x + 100, 100],
                [x + 100, 166],
              ]}
            />
            <Lines x={x + 88} y={138} of="schema" voice="a" anchor="end" />
            {index === 1 && <Lines x={x + 112} y={138} of="if changed" />}
            <Level x={x + 100} y={192} stage={stage} />
          </g>
        );
      })}
    </>
  );
  return (
    <Frame
      name="schema-stages"
      title="How a schema grows from partial to full"
      words="The data of a pod as five batches, and an example column whose categories are A, B, C and D. First, when the pod starts and makes a new schema, it reads the first batch and registers a partial schema with the hub, with the categories A and B. Second, a second process on the pod’s machine reads the batches from the beginning; each time the schema has changed, it is sent to the hub again, still as partial, here with A, B and C. Third, when all batches have been read, the process sends the schema as full, with A, B, C and D. The records stay in the pod. If the datasource declares its columns and the background server answers, the first schema is empty instead of partial."
      caption="The pod sends a schema early and completes it later: a category that occurs late in the data is missing until then."
      height={326}
      wide={{height: 232, content: wide}}
    >
      <Pod x={2} y={2} width={222} height={322} />
      <rect className="d-box" x={308} y={2} width={90} height={322} rx={5} />
      <Lines x={353} y={28} of="Hub" voice="t" anchor="middle" />
      {stages.map((stage, index) => {
        const y = 72 + index * 92;
        return (
          <g key={stage.title}>
            <Reading x={30} y={y} stage={stage} />
            <Lines x={266} y={y + 2} of="schema" voice="a" anchor="middle" />
            <Arrow
              via={[
                [224, y + 12],
                [308, y + 12],
              ]}
            />
            {index === 1 && <Lines x={266} y={y + 36} of="if changed" anchor="middle" />}
            <Level x={353} y={y + 6} stage={stage} />
          </g>
        );
      })}
    </Frame>
  );
}
