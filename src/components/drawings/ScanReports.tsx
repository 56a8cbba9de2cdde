import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** Columns of the CSV report, with their values for two scans. */
const columns = [
  {x: 14, head: ['Patient', 'ID'], cells: ['P-001', 'P-002']},
  {x: 94, head: ['Total fluid', 'volume (nL)'], cells: ['5.76', '3.456']},
  {x: 206, head: ['No. of slices', 'with fluid'], cells: ['5', '3']},
  {x: 330, head: ['File', 'path'], cells: ['…', '…']},
] as const;

const facts = [
  ['Patient ID', 'P-003'],
  ['Total GA area', '7.4 mm²'],
  ['Lesions', '2'],
] as const;

/** Draws the two kinds of report that the protocols for eyes write: a CSV file and a PDF page. */
export default function ScanReports(): ReactNode {
  const wide = (
    <>
      <CsvFile y={76} />
      <PdfPage x={436} y={0} />
    </>
  );
  return (
    <Frame
      name="scan-reports"
      title="The two kinds of report on scans of the eye"
      words="Two files. The first is the CSV file Fluid-prescreening-patients-<date>.csv, with one row for each scan. It shows four of its columns: patient ID, total fluid volume in nanolitres, number of slices with fluid, and file path. The first scan has 5.76 nanolitres in 5 slices, the second 3.456 in 3. The second file is a page of a PDF report, which only the GA protocols write. It is marked Research Use Only and has a heading and fields that the task chose, the measurements, a slider with the GA area between two bounds, and a B-scan twice: as it is, and with the segmentation in colour."
      caption="What the reports look like: the CSV file has a row for each scan, and a PDF page, from GA protocols only, shows one scan."
      height={492}
      wide={{height: 304, content: wide}}
      source="illustration"
    >
      <CsvFile y={0} />
      <PdfPage x={59} y={188} />
    </Frame>
  );
}

/** Draws the beginning of the CSV file, 400 units wide and 152 high. */
function CsvFile({y}: {y: number}): ReactNode {
  return (
    <>
      <rect className="d-vault" x={2} y={y + 2} width={396} height={150} rx={3} />
      <Lines x={14} y={y + 26} of="Fluid-prescreening-patients-….csv" voice="c" />
      <path className="d-row" d={`M2 ${y + 38}h396m-396 52h396m-396 31h396`} />
      {columns.map(({x, head, cells}) => (
        <g key={x}>
          <Lines x={x} y={y + 59} of={head} />
          {cells.map((cell, row) => (
            <Lines key={row} x={x} y={y + 111 + row * 31} of={cell} voice="c" />
          ))}
        </g>
      ))}
    </>
  );
}

/** Draws the page of a PDF report, 282 units wide and 302 high, with a corner folded. */
function PdfPage({x, y}: {x: number; y: number}): ReactNode {
  return (
    <>
      <path className="d-vault" d={`M${x + 2} ${y + 2}h254l24 24v274h-278z`} />
      <path className="d-row" d={`M${x + 256} ${y + 2}v24h24`} />
      <Lines x={x + 16} y={y + 28} of="GA screening" voice="t" />
      <Lines x={x + 16} y={y + 50} of="Research Use Only" />
      <path className="d-life" d={`M${x + 16} ${y + 62}h250`} />
      {facts.map(([name, value], index) => (
        <g key={name}>
          <Lines x={x + 16} y={y + 86 + index * 24} of={name} />
          <Lines x={x + 266} y={y + 86 + index * 24} of={value} voice="g" anchor="end" />
        </g>
      ))}
      <path className="d-axis" d={`M${x + 52} ${y + 157}v10m0-5h170m0-5v10`} />
      <circle className="d-bar" cx={x + 108} cy={y + 162} r={6} />
      <Lines x={x + 16} y={y + 167} of="2.5" />
      <Lines x={x + 266} y={y + 167} of="17.5" anchor="end" />
      <BScan x={x + 16} y={y + 184} />
      <BScan x={x + 146} y={y + 184} marked />
      <Lines x={x + 76} y={y + 288} of="B-scan" anchor="middle" />
      <Lines x={x + 206} y={y + 288} of="segmentation" anchor="middle" />
    </>
  );
}

/** Draws a small B-scan: the layers of the retina with their pit, and where they are lost. */
function BScan({x, y, marked}: {x: number; y: number; marked?: boolean}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="d-box" width={120} height={84} />
      <path className="d-axis" d="M4 26C30 20 40 22 52 34S70 34 84 26S104 22 116 24" />
      <path className="d-axis" d="M4 56H116M4 62H36M56 62H78M102 62H116" />
      {marked && <path className="d-bar" d="M36 59h20v9h-20zM78 59h24v9h-24z" />}
    </g>
  );
}
