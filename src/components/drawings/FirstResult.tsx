import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import record from './results/first-result.json';

const clinics = record.values;

/** Draws the table that goes into the first query, and the one that comes out. */
export default function FirstResult(): ReactNode {
  const total = clinics.reduce((sum, {visits}) => sum + visits, 0);
  return (
    <Frame
      name="first-result"
      title="The table before and after the query"
      words="Above, the file visits.csv with 500 rows, of which three are drawn, and the columns age, clinic and pressure. An arrow leads through SqlQuery to a table of two rows with the columns clinic, visits and mean pressure: north 274 visits and 15.55, south 226 visits and 15.12. Only these two rows would leave a pod."
      caption="The query reads 500 rows and returns two, and a pod would send only those."
      height={332}
      source={record}
    >
      <rect className="d-pod" x={2} y={2} width={396} height={134} rx={5} />
      <Lines x={18} y={28} of="visits.csv" voice="c" />
      <Lines x={382} y={28} of={`${total} rows`} voice="g" anchor="end" />
      <path className="d-row" d="M18 42H382M18 70H382M18 98H382" />
      <Lines x={18} y={61} of="age" />
      <Lines x={140} y={61} of="clinic" />
      <Lines x={262} y={61} of="pressure" />
      <Lines x={18} y={89} of="60" voice="c" />
      <Lines x={140} y={89} of="north" voice="c" />
      <Lines x={262} y={89} of="14.4" voice="c" />
      <Lines x={18} y={119} of="…" />
      <Lines x={140} y={119} of="…" />
      <Lines x={262} y={119} of="…" />
      <Arrow
        via={[
          [200, 136],
          [200, 168],
        ]}
        kind="stay"
      />
      <Box x={120} y={168} width={160} height={36} title="SqlQuery" />
      <Arrow
        via={[
          [200, 204],
          [200, 236],
        ]}
      />
      <path className="d-out" d="M2 266H398" />
      <Lines x={18} y={258} of="clinic" />
      <Lines x={140} y={258} of="visits" />
      <Lines x={262} y={258} of="mean pressure" />
      {clinics.map(({clinic, visits, mean_pressure: mean}, index) => {
        const y = 290 + index * 28;
        return (
          <g key={clinic}>
            <Lines x={18} y={y} of={clinic} voice="a" />
            <Lines x={140} y={y} of={`${visits}`} voice="a" />
            <Lines x={262} y={y} of={mean.toFixed(2)} voice="a" />
          </g>
        );
      })}
    </Frame>
  );
}
