import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Box from './parts/Box';
import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Pod from './parts/Pod';

const rows = [
  ['01.png', 'drusen'],
  ['02.png', 'drusen'],
  ['03.jpg', 'normal'],
] as const;

/** Draws how a folder of images becomes the rows of a datasource. */
export default function ImagePreparation(): ReactNode {
  return (
    <Frame
      name="image-preparation"
      title="From a folder of images to a datasource"
      words="Everything but the last step happens in the pod. A folder named scans holds the folders drusen, with 01.png and 02.png, and normal, with 03.jpg and notes.txt. ImageSource reads the files in place: it looks through all subfolders, leaves out files with other extensions such as notes.txt, and makes one row of each image, with the name of the file, the pixels and, if asked to, the name of the first folder as label. Here that gives 01.png and 02.png with the label drusen and 03.jpg with the label normal. To the hub goes the schema, with the names and types of the columns and the values of the labels, but no pixels; counts of files go there too."
      caption="ImageSource makes one row of each image, can take labels from folder names, and leaves the files where they are."
      height={494}
    >
      <Pod x={2} y={2} width={396} height={396} text="reads the files in place">
        <rect className="d-vault" x={18} y={64} width={364} height={132} rx={3} />
        <path className="d-row" d="M42 90v86M42 107h14m-14 69h14M66 118v16h14" />
        <Lines x={32} y={86} of="scans/" voice="t" />
        <Lines x={62} y={112} of="drusen/" voice="t" />
        <Lines x={86} y={139} of="01.png" />
        <Lines x={146} y={139} of="02.png" />
        <Lines x={62} y={181} of="normal/" voice="t" />
        <Lines x={132} y={181} of="03.jpg" />
        <path className="d-row" d="M194 176h66" />
        <Lines x={196} y={181} of="notes.txt" />
      </Pod>
      <Arrow
        via={[
          [60, 196],
          [60, 252],
        ]}
        kind="stay"
      />
      <Lines x={76} y={229} of="ImageSource" voice="t" />
      <Lines x={184} y={229} of="leaves out notes.txt" />
      <rect className="d-vault" x={18} y={252} width={364} height={130} rx={3} />
      <path className="d-row" d="M18 286h364M140 252v130M270 252v130" />
      <Lines x={32} y={275} of="Filename" voice="t" />
      <Lines x={154} y={275} of="label" voice="t" />
      <Lines x={284} y={275} of="Pixel Data" voice="t" />
      {rows.map(([file, label], index) => (
        <Row key={file} y={309 + index * 29} file={file} label={label} />
      ))}
      <Arrow
        via={[
          [60, 398],
          [60, 446],
        ]}
      />
      <Lines x={76} y={427} of="schema: columns, labels, no pixels" voice="a" />
      <Box x={2} y={446} width={396} height={46} title="Hub" />
    </Frame>
  );
}

function Row({y, file, label}: {y: number; file: string; label: string}): ReactNode {
  return (
    <>
      <Lines x={32} y={y} of={file} />
      <Lines x={154} y={y} of={label} />
      <path className="d-row" d={`M284 ${y - 13}h24v16h-24zM288 ${y}l6-7 5 5 3-3 5 5`} />
    </>
  );
}
