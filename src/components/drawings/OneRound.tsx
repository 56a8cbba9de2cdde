import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Axis from './parts/Axis';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import record from './results/one-round.json';

const {sent, average, weighted} = record.values;
const START = 20;
const SCALE = 360;
const at = (value: number) => Math.round((START + value * SCALE) * 10) / 10;

/** Draws the changes that two sites send in a round, and two ways to average them. */
export default function OneRound(): ReactNode {
  const {north, south} = sent;
  return (
    <Frame
      name="one-round"
      title="The changes of two sites and their average"
      words="A scale from 0 to 1 with the change of one parameter. The site north sends 0.8983, the site south 0.3776. Their plain mean, 0.638, is in the middle between both. Weighted by the number of people, 2,000 and 200, the mean would be 0.851, close to north. A task uses the plain mean."
      caption="The first value of bias after one round: a task counts both sites the same, though north has ten times as many people."
      height={214}
      source={record}
    >
      <Lines x={at(south)} y={20} of="south sends" voice="t" anchor="middle" />
      <Lines x={at(south)} y={40} of={`${south}`} voice="a" anchor="middle" />
      <Lines x={at(north) - 4} y={20} of="north sends" voice="t" anchor="middle" />
      <Lines x={at(north) - 4} y={40} of={`${north}`} voice="a" anchor="middle" />
      {[south, north].map((value) => (
        <Arrow
          key={value}
          via={[
            [at(value), 50],
            [at(value), 92],
          ]}
        />
      ))}
      <Axis
        x={START}
        y={98}
        length={SCALE}
        side="bottom"
        ticks={[0, 0.2, 0.4, 0.6, 0.8, 1].map((value) => ({
          at: value * SCALE,
          label: `${value}`,
        }))}
      />
      <path className="d-series" d={`M${at(average)} 98V146`} />
      <circle className="d-result" cx={at(average)} cy={98} r={5} />
      <path className="d-guide" d={`M${at(weighted)} 104V146`} />
      <circle className="d-step" cx={at(weighted)} cy={98} r={5} />
      <Lines x={at(average)} y={166} of={['average', `${average}`]} voice="a" anchor="middle" />
      <Lines x={at(weighted)} y={166} of={['by people', `${weighted}`]} anchor="middle" />
      <Lines x={at(average)} y={206} of="in a task" anchor="middle" />
    </Frame>
  );
}
