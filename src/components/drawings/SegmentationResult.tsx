import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Raster from './parts/Raster';
import record from './results/segmentation.json';

const shapes = {1: 'd-red', 2: 'd-yellow'};
const SIZE = 116;
const columns = [2, 142, 282];

/** Draws pictures of the test set, their masks and what the segmentation model makes of them. */
export default function SegmentationResult(): ReactNode {
  const samples = record.values.samples.slice(0, 2);
  return (
    <Frame
      name="segmentation-result"
      title="The model’s prediction next to the mask"
      words="Two pictures that the model has not seen in training. Each row shows the picture, white shapes on black; the mask, in which the circle is red and the triangle yellow; and the prediction. The prediction has circle and triangle in the right places, with small errors at the edges: in the first picture, one cell at the circle’s edge is yellow."
      caption="Two pictures of the test set, 96 pixels wide and drawn here with 32 cells, after 20 epochs."
      height={278}
      source={record}
    >
      {['image', 'mask', 'prediction'].map((head, index) => (
        <Lines
          key={head}
          x={(columns[index] ?? 0) + SIZE / 2}
          y={18}
          of={head}
          voice="t"
          anchor="middle"
        />
      ))}
      {samples.map(({name, image, mask, prediction}, row) => {
        const y = 32 + row * 126;
        return (
          <g key={name}>
            <Raster x={2} y={y} size={SIZE} rows={image} tones={{1: 'd-white'}} ground="d-black" />
            <Raster x={142} y={y} size={SIZE} rows={mask} tones={shapes} ground="d-ground" />
            <Raster x={282} y={y} size={SIZE} rows={prediction} tones={shapes} ground="d-ground" />
          </g>
        );
      })}
    </Frame>
  );
}
