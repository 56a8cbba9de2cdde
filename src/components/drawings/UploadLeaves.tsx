import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Person from './parts/Person';
import Pod from './parts/Pod';
import Records from './parts/Records';

/** Draws a protocol that uploads files to a bucket of the modeller. */
export default function UploadLeaves(): ReactNode {
  return (
    <Frame
      name="upload-leaves"
      title="How files leave the pod for the modeller’s bucket"
      words="The pod asks the modeller for an address, and the modeller signs one of a bucket on Amazon S3. The request and the address travel through the message service, encrypted from end to end. The pod then sends files straight to the bucket: documents, records of patients, images or a table with names and dates of birth. On this way they are protected by TLS only, and by nothing if the modeller’s address begins with http://. Whoever holds the bucket can read them. With DataExtractionProtocolCharcoal a list of the files also goes to the modeller, as a message."
      caption="Uploads pass the message service by: the files lie in the modeller’s bucket as they are."
      height={340}
    >
      <Person x={2} y={2} width={214} height={60} title="Modeller" text="signs an address" />
      <Box x={250} y={2} width={148} height={60} title="Bucket" text="on Amazon S3" />
      <Arrow
        via={[
          [216, 32],
          [250, 32],
        ]}
        kind="task"
      />
      <Box x={2} y={112} width={214} height={44} title="Message service" shape="relay" />
      <Arrow
        via={[
          [60, 62],
          [60, 112],
        ]}
        kind="task"
      />
      <Arrow
        via={[
          [60, 156],
          [60, 224],
        ]}
        kind="task"
      />
      <Lines x={76} y={196} of="address" />
      <Arrow
        via={[
          [160, 224],
          [160, 156],
        ]}
      />
      <Arrow
        via={[
          [160, 112],
          [160, 62],
        ]}
      />
      <Lines x={176} y={196} of="list" voice="a" />
      <Pod x={2} y={224} width={396} height={114}>
        <Records x={18} y={274} width={128} of="records" />
      </Pod>
      <Arrow
        via={[
          [146, 294],
          [266, 294],
        ]}
        kind="stay"
      />
      <rect className="d-out" x={266} y={274} width={116} height={40} rx={3} />
      <Lines x={324} y={299} of="files" voice="a" anchor="middle" />
      <Arrow
        via={[
          [324, 274],
          [324, 62],
        ]}
      />
      <Lines x={308} y={108} of="TLS only" voice="a" anchor="end" />
    </Frame>
  );
}
