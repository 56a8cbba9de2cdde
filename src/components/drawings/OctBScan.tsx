import type {ReactNode} from 'react';

import Arrow from './parts/Arrow';
import Frame from './parts/Frame';
import Lines from './parts/Lines';

/** The inner limit of the retina, with the pit of the fovea, drawn to the right. */
const ILM =
  'M50 100C100 94 150 92 178 106C198 116 208 154 223 154C238 154 248 116 268 106C296 92 346 94 396 100';
/** The outer limit of the ganglion cell complex, drawn back to the left. */
const IPL =
  'C346 144 296 144 268 152C250 158 240 160 223 160C206 160 196 158 178 152C150 144 100 144 50 150';
/** A limit of the pigment epithelium where fluid lifts it. */
const DOME = 'c12 0 14-26 28-26s16 26 28 26';

const names = [
  ['IRF', 'intraretinal fluid'],
  ['SRF', 'subretinal fluid'],
  ['PED', 'pigment epithelial detachment'],
  ['GA', 'geographic atrophy'],
] as const;

/** Draws a B-scan as layers and marks where the measurements of the SDK are taken. */
export default function OctBScan(): ReactNode {
  const wide = (
    <>
      <Section />
      <Legend x={440} y={138} gap={26} />
    </>
  );
  return (
    <Frame
      name="oct-b-scan"
      title="What is measured in a B-scan"
      words="A B-scan as a section through the retina, with the pit of the fovea in the middle. The inner limiting membrane, ILM, is at the top, the inner plexiform layer, IPL, below it, and the retinal pigment epithelium, RPE, at the bottom. The ganglion cell complex, GCC, is measured from the nerve fibre layer, which begins at the top, to the IPL, within 3 mm of the centre of the macula. The central subfield thickness, CST, is measured from the ILM to the RPE, within 0.5 mm of the fovea; by default, if the model found one of them nowhere, the next layer takes its place. Which edge of a layer counts depends on how the model outlines it. Fluid is measured in three places: intraretinal fluid, IRF, as cysts inside the retina; subretinal fluid, SRF, between retina and RPE; and as pigment epithelial detachment, PED, below an RPE that has been lifted. Geographic atrophy, GA, is shown where RPE and retina above it are lost and light passes into the layers below. The algorithms take all of these places from models, and put the B-scans of a volume together."
      caption="A section through the macula, not to scale, with the places that models mark and algorithms measure."
      height={428}
      wide={{height: 328, content: wide}}
      source="illustration"
    >
      <Section />
      <Legend x={2} y={356} gap={22} />
    </Frame>
  );
}

/** Draws what the short names of the section stand for. */
function Legend({x, y, gap}: {x: number; y: number; gap: number}): ReactNode {
  return names.map(([short, long], index) => (
    <g key={short}>
      <Lines x={x} y={y + index * gap} of={short} voice="t" />
      <Lines x={x + 48} y={y + index * gap} of={long} />
    </g>
  ));
}

/** Draws the section through the macula, 400 units wide and 328 high. */
function Section(): ReactNode {
  return (
    <>
      <Lines x={223} y={18} of="GCC: within 3 mm" anchor="middle" />
      <path className="d-axis" d="M55 28v10m0-5h336m0-5v10" />
      <Lines x={223} y={64} of="CST: within 0.5 mm" anchor="middle" />
      <path className="d-axis" d="M195 74v10m0-5h56m0-5v10" />
      <path className="d-pod d-back" d={`${ILM}V150${IPL}z`} />
      <path className="d-guide" d="M195 88V296M251 88V296" />
      <Between x={223} top={155} bottom={291} />
      <Lines x={261} y={228} of="CST" voice="t" />
      <Between x={320} top={100} bottom={149} />
      <Lines x={334} y={130} of="GCC" voice="t" />
      <Lines x={4} y={105} of="ILM" voice="t" />
      <Lines x={4} y={155} of="IPL" voice="t" />
      <Lines x={4} y={292} of="RPE" voice="t" />
      <ellipse className="d-pod d-back" cx={118} cy={190} rx={18} ry={10} />
      <ellipse className="d-pod d-back" cx={152} cy={204} rx={11} ry={7} />
      <Lines x={90} y={195} of="IRF" voice="t" anchor="end" />
      <path className="d-pod d-back" d="M60 283C74 260 100 260 114 283z" />
      <Lines x={87} y={254} of="SRF" voice="t" anchor="middle" />
      <path className="d-pod d-back" d={`M128 291${DOME}z`} />
      <Lines x={156} y={318} of="PED" voice="t" anchor="middle" />
      <path
        className="d-axis"
        d={`M50 283H128${DOME}H290v8M50 291H128${DOME}H290M396 283H370v8H396`}
      />
      <path className="d-row" d="M298 286V322M314 286V322M330 286V322M346 286V322M362 286V322" />
      <Lines x={330} y={272} of="GA" voice="t" anchor="middle" />
    </>
  );
}

/** Draws the distance between two limits. */
function Between({x, top, bottom}: {x: number; top: number; bottom: number}): ReactNode {
  return [
    [bottom - 9, top],
    [top + 9, bottom],
  ].map(([from = 0, to = 0]) => (
    <Arrow
      key={to}
      via={[
        [x, from],
        [x, to],
      ]}
      kind="stay"
    />
  ));
}
