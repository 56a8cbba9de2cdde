import type {ReactNode} from 'react';

interface Side {
  readonly title: string;
  readonly className: 'out' | 'stay';
  readonly entries: readonly (readonly [what: string, how: string])[];
}

const sides: readonly Side[] = [
  {
    title: 'Leaves the pod',
    className: 'out',
    entries: [
      [
        'Name, description and schema of each dataset',
        'Sent to the hub, so that others can find the dataset and write tasks for it. The schema lists the values of categorical columns.',
      ],
      [
        'Results or model updates',
        'Sent to the modeller as the task’s protocol says, encrypted end to end; the message service relays them unread.',
      ],
    ],
  },
  {
    title: 'Stays in the pod',
    className: 'stay',
    entries: [
      [
        'Records, images and files',
        'Read in place by the pod, on the site’s own machine. Rows leave it only as the result of a task that may return them.',
      ],
      [
        'The pod’s private key',
        'Kept on the same machine; tasks sent to the pod cannot be decrypted without it.',
      ],
    ],
  },
];

/** Lists the data that leave a pod and the data that stay, in two columns. */
export default function Ledger(): ReactNode {
  return (
    <section className="band">
      <h2>What leaves a pod, and what stays</h2>
      <p>
        The protocol of a task decides what is returned. A pod checks the caller’s rights before it
        runs anything: for that, the access manager gets the definition of the task. So does the
        hub, with counts of records and files and the pod’s state. A pod only makes outgoing
        connections, so the site opens no inbound port.
      </p>
      <div className="ledger">
        {sides.map(({title, className, entries}) => (
          <div key={className} className={className}>
            <h3>{title}</h3>
            <ul>
              {entries.map(([what, how]) => (
                <li key={what}>
                  <b>{what}</b>
                  <span>{how}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
