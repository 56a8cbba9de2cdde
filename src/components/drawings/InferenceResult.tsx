import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';
import record from './results/inference-only.json';

const pictures = record.values;

/** A picture as one square of its mean brightness, which noise of 64 levels has everywhere. */
function Picture({x, y, size, grey}: {x: number; y: number; size: number; grey: number}) {
  return (
    <>
      <rect className="d-white" x={x} y={y} width={size} height={size} />
      <rect
        className="d-black"
        x={x}
        y={y}
        width={size}
        height={size}
        opacity={Math.round((1 - grey / 255) * 100) / 100}
      />
      <rect className="d-edge" x={x} y={y} width={size} height={size} />
    </>
  );
}

/** Draws the probabilities that the inference-only model gives to ten pictures. */
export default function InferenceResult(): ReactNode {
  const wide = (
    <>
      <Lines x={2} y={30} of="picture" />
      <Lines x={2} y={100} of="light" voice="a" />
      <path className="d-axis" d="M76 186H718" />
      {pictures.map(({name, grey, light}, index) => {
        const x = 84 + index * 64;
        const height = Math.round(light * 112);
        return (
          <g key={name}>
            <Picture x={x} y={2} size={48} grey={grey} />
            <rect className="d-rest" x={x} y={74} width={48} height={112} />
            <rect className="d-result" x={x} y={186 - height} width={48} height={height} />
            <Lines x={x + 24} y={208} of={light.toFixed(2)} voice="a" anchor="middle" />
          </g>
        );
      })}
    </>
  );
  return (
    <Frame
      name="inference-result"
      title="The probability of light for ten pictures"
      words="Ten pictures, each lighter than the one before. The model’s probability of light rises with them: 0.07 for the darkest picture, 0.12, 0.21, 0.33 and just below one half for the fifth, then 0.63, 0.76, 0.85, 0.92 and 0.95 for the lightest. The rest up to 1 is the probability of dark."
      caption="What the model says of each picture: the filled part is the probability of light, the rest that of dark."
      height={348}
      wide={{height: 216, content: wide}}
      source={record}
    >
      <Lines x={2} y={20} of="picture" />
      <Lines x={150} y={20} of="light" voice="a" />
      <Lines x={342} y={20} of="dark" anchor="end" />
      {pictures.map(({name, grey, light}, index) => {
        const y = 34 + index * 32;
        const width = Math.round(light * 192);
        return (
          <g key={name}>
            <Picture x={2} y={y} size={24} grey={grey} />
            <Lines x={38} y={y + 17} of={name} voice="c" />
            <rect className="d-rest" x={150} y={y} width={192} height={24} />
            <rect className="d-result" x={150} y={y} width={width} height={24} />
            <Lines x={354} y={y + 17} of={light.toFixed(2)} voice="a" />
          </g>
        );
      })}
    </Frame>
  );
}
