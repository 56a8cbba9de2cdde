import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Step from './parts/Step';

/** Positions of the dots on the number line, in units from its left end. */
const dots = [52, 66, 74, 84, 92, 98, 108, 118, 130];

/** Draws how a pod processes a query with differential privacy. */
export default function PrivacyBudget(): ReactNode {
  return (
    <Frame
      name="privacy-budget"
      title="A query with differential privacy"
      words="The modeller sends a PrivateSqlQuery with a budget, for example epsilon 3. First, the pod takes the smaller of that budget and its own cap, here epsilon 1, and lowers the budget of each column until the cost of the whole query fits. Second, it clips values: unless the task states ranges or other percentiles, numbers beyond the 1st and 99th percentile count as those. Third, it computes the answer and adds random noise; the smaller epsilon is, the more noise. The noisy answer goes to the modeller. The cap holds for each query by itself: nothing adds up what several queries spend."
      caption="The pod’s cap limits what one PrivateSqlQuery may spend; no sum is kept over several queries."
      height={478}
    >
      <Person x={2} y={2} width={396} height={60} title="Modeller" text="sends a PrivateSqlQuery" />
      <Arrow
        via={[
          [60, 62],
          [60, 120],
        ]}
        kind="task"
      />
      <Lines x={72} y={96} of="query, ε = 3" />
      <Arrow
        via={[
          [220, 120],
          [220, 62],
        ]}
      />
      <Lines x={232} y={96} of="answer with noise" voice="a" />

      <Pod x={2} y={120} width={396} height={356} />
      <Step x={28} y={182} number={1} />
      <Lines x={52} y={187} of="takes the smaller budget" voice="t" />
      <rect className="d-vault" x={52} y={202} width={80} height={16} />
      <rect className="d-bar" x={52} y={226} width={80} height={16} />
      <path className="d-task" d="M132 203H292V217H132" />
      <Lines x={304} y={215} of="asked: 3" />
      <Lines x={144} y={239} of="the pod’s cap: 1" voice="g" />

      <Step x={28} y={282} number={2} />
      <Lines x={52} y={287} of="clips the values" voice="t" />
      <path className="d-row" d="M52 326H372M92 306v32M296 306v32" />
      {dots.map((x) => (
        <circle key={x} className="d-dot" cx={60 + x * 1.6} cy={326} r={4.5} />
      ))}
      <circle className="d-vault" cx={360} cy={326} r={4.5} />
      <Arrow
        via={[
          [352, 314],
          [302, 314],
        ]}
        kind="stay"
      />
      <Lines x={52} y={360} of="outliers count as the limit" />

      <Step x={28} y={398} number={3} />
      <Lines x={52} y={403} of="adds noise to the answer" voice="t" />
      <Lines x={52} y={426} of={['the smaller ε is,', 'the more noise']} />
      <path
        className="d-stay"
        d="M236 452C276 452 284 452 298 430C308 412 318 412 328 430C342 452 350 452 386 452"
      />
      <path className="d-row" d="M313 406v46" />
    </Frame>
  );
}
