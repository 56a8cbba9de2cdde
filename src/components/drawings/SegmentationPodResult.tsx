import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Raster from './parts/Raster';
import record from './results/segmentation-pod.json';

const {image, preview} = record.values;

/** Draws the first picture of the segmentation pod next to its mask in colour. */
export default function SegmentationPodResult(): ReactNode {
  return (
    <Frame
      name="segmentation-pod-result"
      title="The first picture and its mask in colour"
      words="Two squares. The left one is image-0.png, a white circle and a white triangle on black. The right one is preview.png with the same shapes in the same places, the circle in red and the triangle in yellow on white. In the mask itself, these are the class numbers 1 and 2."
      caption="The first picture, and what masks_to_colorimg paints of its mask, both drawn here with 32 cells."
      height={228}
      source={record}
    >
      <Lines x={97} y={18} of="image-0.png" voice="c" anchor="middle" />
      <Lines x={303} y={18} of="preview.png" voice="c" anchor="middle" />
      <Raster x={2} y={32} size={190} rows={image} tones={{1: 'd-white'}} ground="d-black" />
      <Raster
        x={208}
        y={32}
        size={190}
        rows={preview}
        tones={{1: 'd-red', 2: 'd-yellow'}}
        ground="d-ground"
      />
    </Frame>
  );
}
