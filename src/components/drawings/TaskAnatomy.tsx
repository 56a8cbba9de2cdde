import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** Draws the protocol around the algorithm around the model, with the data structure beside. */
function Nest({x}: {x: number}): ReactNode {
  return (
    <>
      <rect className="d-box" x={x} y={2} width={396} height={196} rx={5} />
      <Lines x={x + 16} y={28} of="Protocol" voice="t" />
      <Lines x={x + 104} y={28} of="who sends what to whom" />
      <rect className="d-box" x={x + 16} y={44} width={216} height={138} rx={5} />
      <Lines x={x + 32} y={70} of="Algorithm" voice="t" />
      <Lines x={x + 32} y={90} of="the work on the data" />
      <rect className="d-box" x={x + 32} y={106} width={184} height={60} rx={5} />
      <Lines x={x + 48} y={132} of="Model" voice="t" />
      <Lines x={x + 48} y={152} of="for some algorithms" />
      <rect className="d-box" x={x + 248} y={44} width={132} height={138} rx={5} />
      <Lines x={x + 264} y={70} of={['Data', 'structure']} voice="t" />
      <Lines x={x + 264} y={114} of={['columns and', 'images of the', 'dataset']} />
    </>
  );
}

/** Draws the lines of a task file that write the parts, from `y` downwards. */
function Yaml({x, y}: {x: number; y: number}): ReactNode {
  const lines = [
    [0, 'task:'],
    [1, 'protocol:'],
    [2, 'name: bitfount.ResultsOnly'],
    [1, 'algorithm:'],
    [2, 'name: bitfount.ModelInference'],
    [2, 'model:'],
    [3, 'bitfount_model: …'],
    [1, 'data_structure:'],
    [2, 'select: …'],
  ] as const;
  return lines.map(([depth, line], index) => (
    <Lines key={line} x={x + depth * 17} y={y + index * 22} of={line} voice="c" />
  ));
}

/** Draws the parts of a task and the lines of a task file that write them. */
export default function TaskAnatomy(): ReactNode {
  return (
    <Frame
      name="task-anatomy"
      title="The parts of a task and their lines in YAML"
      words="A box for the protocol, which says who sends what to whom, holds two boxes. The first is the algorithm, the work on the data; inside it is the model, which some algorithms need. The second is the data structure, which names columns and images of the dataset. A task file writes them in the same order: below task the keys protocol, algorithm with model inside it, and data_structure."
      caption="A task is a protocol that runs an algorithm; the data structure names the columns of a model."
      height={420}
      wide={{
        height: 202,
        content: (
          <>
            <Nest x={2} />
            <Yaml x={418} y={20} />
          </>
        ),
      }}
    >
      <Nest x={2} />
      <Yaml x={18} y={232} />
    </Frame>
  );
}
