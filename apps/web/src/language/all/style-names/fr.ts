import type { PromptStyle } from '@loopwright/contract';

/** What styles are called, for each part of the product that offers them. */
export const styles: Readonly<Record<PromptStyle, string>> = {
  watercolor: 'Aquarelle',
  sketch: 'Crayon',
  comic: 'BD',
  papercut: 'Découpage',
  clay: 'Argile',
  pixel: 'Pixel art',
  lowpoly: 'Low poly',
  neon: 'Néon',
  vintage: 'Vintage',
  noir: 'Film noir',
  stained: 'Vitrail',
};
