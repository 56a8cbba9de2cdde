import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Pod from './parts/Pod';
import Records from './parts/Records';
import Step from './parts/Step';

const steps = [
  {title: 'Model', text: 'draws masks on the B-scans'},
  {title: 'Measurements', text: 'area, lesions, CNV'},
  {title: 'Criteria', text: 'which scans fit the trial', gives: 'counts'},
  {title: 'CSV: a row for each scan', isReport: true},
  {title: 'PDF: each eligible scan', isReport: true},
] as const;

/** Draws the five steps of a protocol that screens scans for a trial. */
export default function TrialScreening(): ReactNode {
  return (
    <Frame
      name="trial-screening"
      title="The steps of a screening protocol, from scan to report"
      words="The five algorithms of GAScreeningProtocolAmethyst, all in the pod, with the OCT scans at the start. First, the model draws masks on the B-scans. Second, areas and lesions are measured from the masks, and the probability of neovascularisation, CNV, is noted. Third, the measurements are compared with the criteria of the trial. Fourth, a CSV file gets a row for each scan, with its eligibility. Fifth, a PDF file is drawn for each eligible scan. Scans, CSV and PDF stay in the pod. The modeller gets a message after each step. The first says how often the model was applied, the third has the numbers of scans that fit and that do not; none of the others has a result."
      caption="GAScreeningProtocolAmethyst in one batch: of five messages to the modeller, only the one about the criteria has a result."
      height={392}
    >
      <Pod x={2} y={2} width={268} height={388}>
        <Records x={16} y={42} width={240} of="OCT scans" />
      </Pod>
      <rect className="d-box" x={304} y={2} width={94} height={388} rx={5} />
      <Lines x={351} y={28} of="Modeller" voice="t" anchor="middle" />
      {steps.map((step, index) => {
        const y = 124 + index * 58;
        const gives = 'gives' in step ? step.gives : undefined;
        return (
          <g key={step.title}>
            <Arrow
              via={[
                [30, index === 0 ? 82 : y - 46],
                [30, y - 12],
              ]}
              kind="stay"
            />
            <Step x={30} y={y} number={index + 1} />
            {'isReport' in step ? (
              <>
                <rect className="d-vault" x={52} y={y - 20} width={204} height={40} rx={3} />
                <Lines x={66} y={y + 5} of={step.title} voice="g" />
              </>
            ) : (
              <>
                <Lines x={52} y={y - 5} of={step.title} voice="t" />
                <Lines x={52} y={y + 15} of={step.text} />
              </>
            )}
            <Arrow
              via={[
                [270, y],
                [304, y],
              ]}
            />
            <Lines
              x={351}
              y={y + 5}
              of={gives ?? 'empty'}
              voice={gives ? 'a' : 's'}
              anchor="middle"
            />
          </g>
        );
      })}
    </Frame>
  );
}
