import type { Look } from '@loopwright/studio';

/** The colors of the looks, from shadows to lights. */
export const LOOK_SWATCHES: Readonly<Record<Look, string>> = {
  none: 'linear-gradient(100deg, #1d3557, #2a9d8f 35%, #e9c46a 70%, #f4f1de)',
  'warm-film': 'linear-gradient(100deg, #3b2418, #a8593a 40%, #e8b06a 75%, #fbeed2)',
  'cool-film': 'linear-gradient(100deg, #12243a, #3a6a86 40%, #9cc3cf 75%, #eef6f6)',
  noir: 'linear-gradient(100deg, #050505, #4a4a4a 45%, #b9b9b9 75%, #fafafa)',
  faded: 'linear-gradient(100deg, #5b5a66, #8f9a97 40%, #cfc7ae 75%, #efece2)',
  vivid: 'linear-gradient(100deg, #10108f, #00b894 35%, #ffd000 70%, #ffffff)',
  'golden-hour': 'linear-gradient(100deg, #4a1f2a, #d2622b 40%, #ffc14d 75%, #fff3c9)',
  'teal-orange': 'linear-gradient(100deg, #06343c, #1a7f86 40%, #ef9a54 75%, #ffe7c7)',
  bleach: 'linear-gradient(100deg, #22262a, #7b8480 45%, #c9c6b4 75%, #f9f8f1)',
  dream: 'linear-gradient(100deg, #5b4a8a, #b58ac6 40%, #f3bfd4 75%, #fff1f4)',
  midnight: 'linear-gradient(100deg, #04081c, #152c63 45%, #4f78b8 75%, #c6d9f2)',
};
