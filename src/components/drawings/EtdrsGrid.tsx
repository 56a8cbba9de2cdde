import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';

const CENTRE = 200;
/** Units for a millimetre. */
const MM = 60;

const fields = [
  {name: 'superior', x: 0, y: -1},
  {name: 'inferior', x: 0, y: 1},
  {name: 'nasal', x: -1, y: 0},
  {name: 'temporal', x: 1, y: 0},
] as const;

/** Draws the nine fields of the ETDRS grid of a right eye. */
export default function EtdrsGrid(): ReactNode {
  // Both diagonals, from the edge of the central disc to that of the grid.
  const near = 0.5 * MM * Math.SQRT1_2;
  const far = 3 * MM * Math.SQRT1_2;
  const diagonals = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([x = 1, y = 1]) => {
    const from = `${Math.round(CENTRE + x * near)} ${Math.round(CENTRE + y * near)}`;
    const to = `${Math.round(CENTRE + x * far)} ${Math.round(CENTRE + y * far)}`;
    return `M${from}L${to}`;
  });
  return (
    <Frame
      name="etdrs-grid"
      title="The nine fields of the ETDRS grid, right eye"
      words="Three circles around the fovea with diameters of 1, 3 and 6 millimetres. The central disc is one field. The two rings around it are divided by the diagonals into four fields each: superior above, inferior below, nasal on the left and temporal on the right in this right eye. In a left eye nasal and temporal change sides."
      caption="In a left eye, nasal and temporal change sides."
      height={422}
    >
      {[3, 1.5].map((radius) => (
        <circle key={radius} className="d-field" cx={CENTRE} cy={CENTRE} r={radius * MM} />
      ))}
      <path className="d-axis" d={diagonals.join('')} />
      <circle className="d-pod" cx={CENTRE} cy={CENTRE} r={0.5 * MM} />
      <Lines x={CENTRE} y={CENTRE + 5} of="fovea" anchor="middle" />
      {fields.map(({name, x, y}) => (
        <Lines
          key={name}
          x={CENTRE + x * 136}
          y={CENTRE + y * 136 + 5}
          of={name}
          voice="t"
          anchor="middle"
        />
      ))}
      <Lines x={CENTRE} y={CENTRE - 52} of="inner" anchor="middle" />
      <Lines x={CENTRE} y={CENTRE - 108} of="outer" anchor="middle" />
      <path className="d-axis" d="M170 392h60M170 387v10M230 387v10" />
      <Lines x={242} y={397} of="1 mm" />
      <path className="d-axis" d="M20 414H380M20 409v10M380 409v10" />
      <Lines x={380} y={404} of="6 mm" anchor="end" />
    </Frame>
  );
}
