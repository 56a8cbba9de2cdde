import type {WeighedPage, Weights} from '../../../src/measure/weigh';

export const weights: Weights = {
  html: 1000,
  css: 200,
  font: 300,
  images: 40,
  scripts: 5000,
  laterScripts: 600,
};

export function page(address: string, kind: string, other: Partial<Weights> = {}): WeighedPage {
  return {address, kind, weights: {...weights, ...other}};
}
