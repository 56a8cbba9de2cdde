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
      wide={{height: 254, content: <Wide />}}
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

function Wide(): ReactNode {
  return (
    <>
      <Person
        x={2}
        y={50}
        width={196}
        height={154}
        title="Modeller"
        text={['averages,', 'updates,', 'next round']}
      />
      <Step x={176} y={76} number={4} />
      <Lines x={270} y={58} of={['model', 'parameters']} anchor="middle" />
      <Step x={214} y={64} number={1} />
      <Arrow
        via={[
          [198, 98],
          [330, 98],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [330, 156],
          [198, 156],
        ]}
      />
      <Step x={214} y={190} number={3} />
      <Lines x={270} y={184} of={['changes,', 'metrics']} voice="a" anchor="middle" />
      <Box x={330} y={2} width={90} height={250} title={['Message', 'service']} shape="relay" />
      {['A', 'B', 'C'].map((name, index) => (
        <WideSite key={name} y={2 + index * 88} name={name} />
      ))}
    </>
  );
}

function WideSite({y, name}: {y: number; name: string}): ReactNode {
  return (
    <>
      <Arrow
        via={[
          [420, y + 22],
          [478, y + 22],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [478, y + 52],
          [420, y + 52],
        ]}
      />
      <Pod x={478} y={y} width={240} height={74} title={`Pod ${name}`}>
        <Step x={506} y={y + 50} number={2} />
        <Lines x={526} y={y + 55} of="trains" />
        <Records x={594} y={y + 17} width={110} of="data" />
      </Pod>
    </>
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
