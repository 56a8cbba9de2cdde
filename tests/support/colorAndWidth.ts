/** Colour scheme and viewport width of a test. */
export interface ColorAndWidth {
  readonly colorScheme: 'light' | 'dark';
  /** Viewport width in CSS pixels. */
  readonly width: number;
  readonly isNightly: boolean;
}

/** Daily runs cover each mode and each width once; nightly runs cover every pair. */
export const colorAndWidth: readonly ColorAndWidth[] = [
  {colorScheme: 'dark', width: 390, isNightly: false},
  {colorScheme: 'light', width: 1440, isNightly: false},
  {colorScheme: 'light', width: 390, isNightly: true},
  {colorScheme: 'dark', width: 1440, isNightly: true},
];

/** Options of the browser for it, without motion: what moves is not measured on its way. */
export function windowOptions({colorScheme, width}: ColorAndWidth) {
  return {
    colorScheme,
    viewport: {width, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
  } as const;
}
