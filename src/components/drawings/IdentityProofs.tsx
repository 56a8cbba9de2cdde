import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** What modeller, pod and access manager do, with lines for the usual form. */
const methods: readonly {name: string; note?: string; does: string[][]}[] = [
  {
    name: 'oidc-device-code',
    note: 'the default',
    does: [
      ['confirms a', 'code in the', 'browser'],
      ['gets a token', 'from the', 'login service'],
      ['checks', 'the token'],
    ],
  },
  {
    name: 'oidc-auth-code',
    does: [
      ['logs in with', 'the browser,', 'sends a code'],
      ['turns it into', 'a token at the', 'login service'],
      ['checks', 'the token'],
    ],
  },
  {
    name: 'key-based',
    does: [
      ['signs the', 'request with', 'a private key'],
      ['passes on', 'the request', 'as signed'],
      ['compares it', 'with the', 'public key'],
    ],
  },
];

const parties = ['Modeller', 'Pod', 'Access manager'] as const;

interface RowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly does: readonly (readonly string[])[];
}

/** Draws what the three parties do, one box each, with the proof going from the first to the last. */
function Row({x, y, width, height, gap, does}: RowProps): ReactNode {
  return does.map((lines, index) => {
    const left = x + index * (width + gap);
    const middle = y + height / 2;
    return (
      <g key={parties[index]}>
        <rect
          className={parties[index] === 'Pod' ? 'd-pod' : 'd-box'}
          x={left}
          y={y}
          width={width}
          height={height}
          rx={5}
        />
        <Lines
          x={left + width / 2}
          y={middle + 5 - (lines.length - 1) * 10}
          of={lines}
          anchor="middle"
        />
        {index > 0 && (
          <Arrow
            via={[
              [left - gap, middle],
              [left, middle],
            ]}
            kind={index === 1 ? 'task' : 'out'}
          />
        )}
      </g>
    );
  });
}

/** Draws the three ways in which a modeller proves to a pod who they are. */
export default function IdentityProofs(): ReactNode {
  const wide = (
    <>
      {parties.map((party, index) => (
        <Lines key={party} x={252 + index * 192} y={20} of={party} voice="t" anchor="middle" />
      ))}
      {methods.map(({name, note, does}, index) => (
        <g key={name}>
          <Lines x={3} y={(note ? 70 : 80) + index * 94} of={name} voice="c" />
          {note && <Lines x={3} y={90 + index * 94} of={note} />}
          <Row x={170} y={36 + index * 94} width={164} height={78} gap={28} does={does} />
        </g>
      ))}
    </>
  );
  return (
    <Frame
      name="identity-proofs"
      title="How a modeller proves to a pod who they are"
      words="Three methods, each in three steps from the modeller through the pod to the access manager. With oidc-device-code, the default, the modeller confirms a code in the browser, the pod gets a token of the modeller from the login service, and the access manager checks the token. With oidc-auth-code, the modeller logs in with the browser and sends the code that this gives, the pod turns it into a token at the login service, and the access manager checks the token. With key-based, the modeller signs the request with a private key, the pod passes the request on as signed, and the access manager compares it with the public key on the hub. In all three the access manager also says whether this person may run the task."
      caption="The proof differs, but with each method it is the access manager that judges it."
      height={436}
      wide={{height: 304, content: wide}}
    >
      {parties.map((party, index) => (
        <Lines
          key={party}
          x={58 + index * 142}
          y={index === 2 ? 20 : 40}
          of={party.split(' ')}
          voice="t"
          anchor="middle"
        />
      ))}
      {methods.map(({name, note, does}, index) => (
        <g key={name}>
          <Lines x={3} y={80 + index * 128} of={name} voice="c" />
          {note && <Lines x={397} y={80 + index * 128} of={note} anchor="end" />}
          <Row x={2} y={94 + index * 128} width={112} height={82} gap={30} does={does} />
        </g>
      ))}
    </Frame>
  );
}
