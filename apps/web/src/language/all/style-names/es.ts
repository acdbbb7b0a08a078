import type { PromptStyle } from '@loopwright/contract';

/** What styles are called, for each part of the product that offers them. */
export const styles: Readonly<Record<PromptStyle, string>> = {
  watercolor: 'Acuarela',
  sketch: 'Lápiz',
  comic: 'Cómic',
  papercut: 'Recortes',
  clay: 'Plastilina',
  pixel: 'Pixel art',
  lowpoly: 'Low poly',
  neon: 'Neón',
  vintage: 'Vintage',
  noir: 'Cine negro',
  stained: 'Vitral',
};
