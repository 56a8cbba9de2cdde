import type {ReactNode} from 'react';

import Axis from './parts/Axis';
import Frame from './parts/Frame';
import Line from './parts/Line';
import Lines from './parts/Lines';
import record from './results/segmentation.json';

const {validationLoss} = record.values;
const HEIGHT = 170;
const WIDTH = 276;
const LOWEST = -0.8;
const HIGHEST = 0.2;

/** Draws the validation loss of the segmentation model after each epoch. */
export default function SegmentationLoss(): ReactNode {
  const last = validationLoss.at(-1) ?? 0;
  const epochs = [1, 5, 10, 15, 20];
  return (
    <Frame
      name="segmentation-loss"
      title="The validation loss over 20 epochs"
      words="A curve that falls from epoch to epoch. The loss on the validation images is 0.15 after the first epoch and just below zero after the second. From there it falls in small steps, to about minus 0.39 after the tenth and minus 0.65 after the twentieth epoch, and has not levelled off. The lowest possible value is about minus 1."
      caption="The loss is still falling after 20 epochs, so more of them would help."
      height={236}
      source={record}
    >
      <Lines x={60} y={18} of="validation loss" />
      <Axis
        x={60}
        y={30 + HEIGHT}
        length={HEIGHT}
        side="left"
        ticks={[LOWEST, -0.6, -0.4, -0.2, 0, HIGHEST].map((value) => ({
          at: ((value - LOWEST) / (HIGHEST - LOWEST)) * HEIGHT,
          label: value.toFixed(1).replace('-', '−'),
        }))}
      />
      <Axis
        x={60}
        y={30 + HEIGHT}
        length={WIDTH}
        side="bottom"
        ticks={epochs.map((epoch) => ({at: ((epoch - 1) / 19) * WIDTH, label: `${epoch}`}))}
      />
      <Lines x={395} y={30 + HEIGHT + 22} of="epoch" anchor="end" />
      <Line
        x={60}
        y={30 + HEIGHT}
        width={WIDTH}
        height={HEIGHT}
        values={validationLoss}
        range={[LOWEST, HIGHEST]}
      />
      <Lines x={344} y={178} of={last.toFixed(2).replace('-', '−')} voice="a" />
    </Frame>
  );
}
