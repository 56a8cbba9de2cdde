import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** A terminal with its title and lines of code. */
function Terminal({
  x,
  y,
  width,
  title,
  lines,
  isPod,
}: {
  x: number;
  y: number;
  width: number;
  title: string;
  lines: readonly string[];
  isPod?: boolean;
}): ReactNode {
  return (
    <>
      <rect
        className={isPod ? 'd-pod' : 'd-box'}
        x={x}
        y={y}
        width={width}
        height={52 + lines.length * 22}
        rx={5}
      />
      <Lines x={x + 16} y={y + 26} of={title} voice="t" />
      {lines.map((line, index) => (
        <Lines key={line} x={x + 16} y={y + 54 + index * 22} of={line} voice="c" />
      ))}
    </>
  );
}

const pod = ['$ python running_a_pod.py', 'Pod started...'];
const modeller = ['$ python count_on_pod.py', '1 task(s) accepted'];

/** Draws the two terminals of a tutorial, and the services between them. */
export default function TwoPrograms(): ReactNode {
  return (
    <Frame
      name="two-programs"
      title="The two programs of most tutorials"
      words="Two terminals on one machine. In the first, the pod has been started and stays busy. In the second, you start a script that sends a task. The task goes from the second terminal through the Bitfount services to the first, and the result comes back the same way. Both use one account, and the pod keeps its terminal until you stop it."
      caption="One terminal for the pod, which stays busy, and one for the task; messages pass through the Bitfount services even on one machine."
      height={318}
      wide={{
        height: 104,
        content: (
          <>
            <Terminal x={2} y={2} width={268} title="Second terminal" lines={modeller} />
            <Box x={312} y={22} width={96} height={60} title="Services" shape="relay" />
            <Terminal x={450} y={2} width={268} title="First terminal" lines={pod} isPod />
            <Arrow
              via={[
                [270, 42],
                [312, 42],
              ]}
              kind="task"
            />
            <Arrow
              via={[
                [408, 42],
                [450, 42],
              ]}
              kind="task"
            />
            <Arrow
              via={[
                [450, 64],
                [408, 64],
              ]}
            />
            <Arrow
              via={[
                [312, 64],
                [270, 64],
              ]}
            />
          </>
        ),
      }}
    >
      <Terminal x={2} y={2} width={396} title="Second terminal" lines={modeller} />
      <Box x={130} y={136} width={140} height={44} title="Services" shape="relay" />
      <Terminal x={2} y={218} width={396} title="First terminal" lines={pod} isPod />
      <Arrow
        via={[
          [180, 98],
          [180, 136],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [180, 180],
          [180, 218],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [220, 218],
          [220, 180],
        ]}
      />
      <Arrow
        via={[
          [220, 136],
          [220, 98],
        ]}
      />
      <Lines x={168} y={121} of="task" anchor="end" />
      <Lines x={232} y={121} of="result" voice="a" />
    </Frame>
  );
}
