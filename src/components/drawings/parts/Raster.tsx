import type {ReactNode} from 'react';

interface Props {
  readonly x: number;
  readonly y: number;
  /** Width and height in units of the drawing. */
  readonly size: number;
  /** One text for each row of cells, with one digit for each cell. */
  readonly rows: readonly string[];
  /** Class of the cells with a digit, by digit; cells with other digits show the ground. */
  readonly tones: Readonly<Record<string, string>>;
  /** Class of the ground. */
  readonly ground: string;
}

/** Draws a picture of few colours as cells. Each colour is one path of horizontal runs. */
export default function Raster({x, y, size, rows, tones, ground}: Props): ReactNode {
  const scale = Math.round((size / rows.length) * 1000) / 1000;
  return (
    <>
      <g transform={`translate(${x} ${y})scale(${scale})`}>
        <rect className={ground} width={rows.length} height={rows.length} />
        {Object.entries(tones).map(([digit, tone]) => (
          <path key={digit} className={`d-cells ${tone}`} d={runsOf(rows, digit)} />
        ))}
      </g>
      <rect className="d-edge" x={x} y={y} width={size} height={size} />
    </>
  );
}

/** The runs of a digit as one path, each through the middle of its cells. */
function runsOf(rows: readonly string[], digit: string): string {
  return rows
    .flatMap((row, index) =>
      [...row.matchAll(new RegExp(`${digit}+`, 'g'))].map(
        (run) => `M${run.index} ${index}.5h${run[0].length}`,
      ),
    )
    .join('');
}
