import examples from '@generated/landing-examples/default/examples.json';
import type {ReactNode} from 'react';

/** Shows a minimal pod and a minimal task side by side; the build highlights their code. */
export default function Examples(): ReactNode {
  return (
    <section className="band">
      <h2>One pod, one task</h2>
      <p>
        A data custodian describes a dataset in YAML and starts a pod. A data scientist, given
        permission, sends it a query in Python and gets the result, not the table.
      </p>
      {/* A module constant: React would write the HTML again for a new object. */}
      <div className="pair" translate="no" dangerouslySetInnerHTML={examples} />
    </section>
  );
}
