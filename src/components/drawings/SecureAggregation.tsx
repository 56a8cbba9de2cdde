import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';

/** Draws how two pods mask their values with random numbers that cancel out in the sum. */
export default function SecureAggregation(): ReactNode {
  return (
    <Frame
      name="secure-aggregation"
      title="What secure aggregation is made to do"
      words="An example with two pods, as it is made to work; no task with it starts in release 11.3.0. Pod A holds the value 40, pod B the value 60. A draws the random number 10 and sends it to B, B draws 25 and sends it to A; both travel through the message service, encrypted for the other pod. Each pod subtracts the number that it sent and adds the one that it received: A sends 40 minus 10 plus 25, which is 55, to the modeller, and B sends 60 minus 25 plus 10, which is 45. The modeller adds them to 100. The random numbers have cancelled out, so half of it, 50, is the true average, but neither 55 nor 45 tells a pod’s value. If a pod has several values, all of them get the same mask in a round, so the differences between them stay visible. The real numbers are large and the sums are taken modulo a prime. Each pod must list the other in approved_pods."
      caption="The random numbers that the pods exchange are made to cancel out in the sum: the modeller would get the average and neither pod’s value."
      height={438}
    >
      <Person
        x={2}
        y={2}
        width={396}
        height={62}
        title="Modeller"
        text="55 + 45 = 100, so the average is 50"
      />
      <path
        className="d-box"
        d="M26 122H374a22 22 0 0 1 0 44H272a20 20 0 0 0-20 20V372a20 20 0 0 1-20 20H168a20 20 0 0 1-20-20V186a20 20 0 0 0-20-20H26a22 22 0 0 1 0-44z"
      />
      <Lines x={200} y={149} of="Message service" voice="t" anchor="middle" />
      <Column x={2} name="Pod A" rows={['40', '− 10', '+ 25', '55']} />
      <Column x={266} name="Pod B" rows={['60', '− 25', '+ 10', '45']} />

      <Arrow
        via={[
          [68, 212],
          [68, 64],
        ]}
      />
      <Lines x={80} y={100} of="55" voice="a" />
      <Arrow
        via={[
          [332, 212],
          [332, 64],
        ]}
      />
      <Lines x={320} y={100} of="45" voice="a" anchor="end" />

      <Lines x={200} y={226} of={['random', 'numbers']} anchor="middle" />
      <Lines x={200} y={286} of="10" voice="a" anchor="middle" />
      <Arrow
        via={[
          [134, 294],
          [266, 294],
        ]}
      />
      <Lines x={200} y={334} of="25" voice="a" anchor="middle" />
      <Arrow
        via={[
          [266, 342],
          [134, 342],
        ]}
      />
      <Lines x={206} y={424} of="each pod lists the other in" anchor="end" />
      <Lines x={214} y={424} of="approved_pods" voice="c" />
    </Frame>
  );
}

interface ColumnProps {
  readonly x: number;
  readonly name: string;
  /** Own value, number sent, number received, and the masked value. */
  readonly rows: readonly [string, string, string, string];
}

function Column({x, name, rows}: ColumnProps): ReactNode {
  const [own, sent, received, masked] = rows;
  const right = x + 118;
  return (
    <Pod x={x} y={212} width={132} height={180} title={name}>
      <Lines x={x + 14} y={272} of={['value', 'sent', 'received']} />
      <Lines x={right} y={272} of={own} voice="g" anchor="end" />
      <Lines x={right} y={292} of={[sent, received]} anchor="end" />
      <path className="d-row" d={`M${x + 14} 326h104`} />
      <Lines x={x + 14} y={350} of="masked" />
      <Lines x={right} y={350} of={masked} voice="a" anchor="end" />
    </Pod>
  );
}
