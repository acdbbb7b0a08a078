import type { PromptStyle } from '@loopwright/contract';

/** What styles are called, for each part of the product that offers them. */
export const styles: Readonly<Record<PromptStyle, string>> = {
  watercolor: 'Aquarell',
  sketch: 'Bleistift',
  comic: 'Comic',
  papercut: 'Papercut',
  clay: 'Knete',
  pixel: 'Pixel-Art',
  lowpoly: 'Low Poly',
  neon: 'Neon',
  vintage: 'Vintage',
  noir: 'Film noir',
  stained: 'Buntglas',
};
