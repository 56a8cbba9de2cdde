/** The logo in a square of 24 units: an open ring, a point in it and one that leaves. */
export const logo = {
  ring: {path: 'M13.7 4.3a8.5 8.5 0 1 0 6 6', width: 2.2},
  points: [
    {cx: 11.5, cy: 12.5, r: 3.4},
    {cx: 19, cy: 5, r: 2.1},
  ],
} as const;
