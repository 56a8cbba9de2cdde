import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Records from './parts/Records';
import Step from './parts/Step';

/** Draws one round of federated averaging over three pods. */
export default function MultiPodTraining(): ReactNode {
  return (
    <Frame
      name="multi-pod-training"
      title="Training one model on several pods"
      words="A round of federated averaging with three pods. First, the modeller sends the parameters of the model through the message service to every pod. Second, each pod trains the model on its own data, which stays there. Third, each pod sends back how the parameters have changed, and its validation metrics. Fourth, the modeller averages the changes, applies them to the model, and the next round starts with the new parameters."
      caption="In each round of federated averaging the model’s parameters travel; the data of each pod stay where they are."
      height={392}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={64}
        title="Modeller"
        text="averages, updates, next round"
      />
      <Step x={372} y={34} number={4} />
      <Step x={26} y={97} number={1} />
      <Lines x={46} y={92} of={['model', 'parameters']} />
      <Arrow
        via={[
          [142, 66],
          [142, 128],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [258, 128],
          [258, 66],
        ]}
      />
      <Step x={284} y={97} number={3} />
      <Lines x={304} y={92} of={['changes,', 'metrics']} voice="a" />
      <Box x={2} y={128} width={396} height={44} title="Message service" shape="relay" />
      {['A', 'B', 'C'].map((name, index) => (
        <Site key={name} x={2 + index * 137} name={name} />
      ))}
    </Frame>
  );
}

function Site({x, name}: {x: number; name: string}): ReactNode {
  return (
    <>
      <Arrow
        via={[
          [x + 34, 172],
          [x + 34, 232],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [x + 88, 232],
          [x + 88, 172],
        ]}
      />
      <Pod x={x} y={232} width={122} height={158} title={`Pod ${name}`}>
        <Step x={x + 28} y={292} number={2} />
        <Lines x={x + 48} y={297} of="trains" />
        <Records x={x + 12} y={330} width={98} of="data" />
      </Pod>
    </>
  );
}
