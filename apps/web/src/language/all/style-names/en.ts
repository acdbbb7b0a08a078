import type { PromptStyle } from '@loopwright/contract';

/** What styles are called, for each part of the product that offers them. */
export const styles: Readonly<Record<PromptStyle, string>> = {
  watercolor: 'Watercolor',
  sketch: 'Pencil',
  comic: 'Comic',
  papercut: 'Papercut',
  clay: 'Clay',
  pixel: 'Pixel art',
  lowpoly: 'Low poly',
  neon: 'Neon',
  vintage: 'Vintage',
  noir: 'Film noir',
  stained: 'Stained glass',
};
