import type {ReactNode} from 'react';

import Frame from './parts/Frame';
import Lines from './parts/Lines';
import Pod from './parts/Pod';
import record from './results/image-pod.json';

const pictures = record.values;

/** Draws the ten pictures of the image pod with the labels that the datasource infers. */
export default function ImagePodResult(): ReactNode {
  return (
    <Frame
      name="image-pod-result"
      title="The pictures of the pod with their labels"
      words="Ten squares in two groups of five. The first group has the label dark and comes from the folder sample_images/dark: its pictures have a mean brightness of about 64 of 255. The second group has the label light and comes from sample_images/light: its mean brightness is about 192. The labels are the values of the column BITFOUNT_INFERRED_LABEL."
      caption="Ten records of the dataset, each with the label that the datasource takes from the name of its folder."
      height={266}
      source={record}
    >
      <Pod x={2} y={2} width={396} height={262} title="Dataset of 10 pictures" />
      {['dark', 'light'].map((label, row) => {
        const y = 54 + row * 106;
        return (
          <g key={label}>
            <Lines x={18} y={y} of={label} voice="t" />
            <Lines x={382} y={y} of={`sample_images/${label}`} voice="c" anchor="end" />
            {pictures
              .filter((picture) => picture.label === label)
              .map(({name, grey}, index) => {
                const x = 18 + index * 74;
                return (
                  <g key={name}>
                    <rect className="d-white" x={x} y={y + 12} width={68} height={68} />
                    <rect
                      className="d-black"
                      x={x}
                      y={y + 12}
                      width={68}
                      height={68}
                      opacity={Math.round((1 - grey / 255) * 100) / 100}
                    />
                    <rect className="d-edge" x={x} y={y + 12} width={68} height={68} />
                  </g>
                );
              })}
          </g>
        );
      })}
    </Frame>
  );
}
