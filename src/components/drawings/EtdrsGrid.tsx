import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** Units for a millimetre, and the middle of the grid. */
const MM = 60;
const X = 200;
const Y = 183;

/** The four sides as directions from the fovea, as `get_quadrant` names them in a right eye. */
const sides = [
  ['superior', 0, -1],
  ['inferior', 0, 1],
  ['nasal', -1, 0],
  ['temporal', 1, 0],
] as const;

/** Draws the ETDRS grid around the fovea with its fields and diameters. */
export default function EtdrsGrid(): ReactNode {
  const near = Math.round(0.5 * MM * Math.SQRT1_2);
  const far = Math.round(3 * MM * Math.SQRT1_2);
  const cuts = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(
    ([right = 1, down = 1]) =>
      `M${X + right * near} ${Y + down * near}L${X + right * far} ${Y + down * far}`,
  );
  return (
    <Frame
      name="etdrs-grid"
      title="The nine ETDRS fields of a right eye"
      words="Three circles around the fovea, with diameters of 1, 3 and 6 millimetres. The disc in the middle is the field fovea. The diagonals cut the ring around it and the outer ring into four fields each: superior above, inferior below, nasal on the left and temporal on the right, as the SDK names them in an image of a right eye. In an image of a left eye, nasal is on the right and temporal on the left. The result has a column for each field, named after ring and side: fovea, inner.superior to inner.temporal and outer.superior to outer.temporal."
      caption="Where the algorithm puts the nine fields in an image of a right eye; in a left eye, nasal and temporal change sides."
      height={468}
    >
      <Lines x={5} y={20} of="Right eye" voice="t" />
      {[3, 1.5, 0.5].map((radius) => (
        <circle key={radius} className="d-box" cx={X} cy={Y} r={radius * MM} />
      ))}
      <path className="d-edge" d={cuts.join('')} />
      <Lines x={X} y={Y + 5} of="fovea" voice="t" anchor="middle" />
      {sides.map(([side, right, down]) => (
        <g key={side}>
          <Lines x={X + right * MM} y={Y + down * MM + 5} of="inner" anchor="middle" />
          <Lines
            x={X + right * 2.25 * MM}
            y={Y + down * 2.25 * MM - 5}
            of={side}
            voice="t"
            anchor="middle"
          />
          <Lines
            x={X + right * 2.25 * MM}
            y={Y + down * 2.25 * MM + 15}
            of="outer"
            anchor="middle"
          />
        </g>
      ))}
      {[1, 3, 6].map((diameter, index) => (
        <g key={diameter}>
          <path
            className="d-axis"
            d={`M${X - (diameter * MM) / 2} ${388 + index * 30}v10m0-5h${diameter * MM}m0-5v10`}
          />
          <Lines x={X} y={398 + index * 30} of={`${diameter} mm`} voice="t" anchor="middle" over />
        </g>
      ))}
    </Frame>
  );
}
