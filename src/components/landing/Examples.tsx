import examples from '@generated/landing-examples/default/examples.json';
import type {ReactNode} from 'react';

/** The smallest real pod and the smallest real task, side by side; coloured in the build. */
export default function Examples(): ReactNode {
  return (
    <section className="band">
      <h2>One pod, one task</h2>
      <p>
        A data custodian describes a dataset in YAML and starts a pod. A data scientist, given
        permission, sends it a query in Python and gets the result, not the table.
      </p>
      {/* One object for the life of the page: React writes the HTML again for a new one. */}
      <div className="pair" dangerouslySetInnerHTML={examples} />
    </section>
  );
}
