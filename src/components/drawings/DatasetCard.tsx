import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Records from './parts/Records';

/** Draws what the hub gets to know of the census dataset when its pod starts. */
export default function DatasetCard(): ReactNode {
  return (
    <Frame
      name="dataset-card"
      title="What the hub learns of the census dataset"
      words="Below, the pod census-income-demo with the rows of the census table, which stay there. An arrow leads up to the hub, which gets the display name Census income demo, the description Public census data for the tutorials, the identifier jane-doe/census-income-demo-dataset, the names and types of the columns, the values of categorical columns such as TARGET, and, in the schema, the number of records. How the hub shows them depends on the hub."
      caption="The entry of your dataset on the hub holds its names, its columns and the values of categorical ones, and no row of the table."
      height={378}
      source="illustration"
    >
      <rect className="d-box" x={2} y={2} width={396} height={230} rx={5} />
      <Lines x={18} y={30} of="Census income demo" voice="t" />
      <Lines x={18} y={52} of="Public census data for the tutorials." />
      <Lines x={18} y={78} of="jane-doe/census-income-demo-dataset" voice="c" />
      <path className="d-axis" d="M18 94H382" />
      <Lines x={18} y={118} of="continuous" />
      <Lines x={130} y={118} of="age, hours-per-week, …" voice="c" />
      <Lines x={18} y={146} of="categorical" />
      <Lines x={130} y={146} of="workclass, education, …" voice="c" />
      <Lines x={18} y={174} of="TARGET" voice="c" />
      <Lines x={130} y={174} of={'<=50K, >50K'} voice="c" />
      <Lines x={18} y={212} of="records" />
      <Lines x={130} y={212} of="how many there are" />
      <Arrow
        via={[
          [60, 288],
          [60, 232],
        ]}
      />
      <Lines x={76} y={266} of="name, description, schema, counts" voice="a" />
      <rect className="d-pod" x={2} y={288} width={396} height={86} rx={5} />
      <Lines x={18} y={312} of="census-income-demo" voice="c" />
      <Records x={18} y={324} width={364} of="rows of the table stay here" />
    </Frame>
  );
}
