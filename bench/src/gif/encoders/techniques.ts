import type { GifOptions } from '@loopwright/media';

/** A change of the encoder's source text; it has to be found there. */
interface Patch {
  /** Of `packages/media/src/codecs/gif/encoder`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Technique {
  readonly name: string;
  /** What is done instead. */
  readonly instead: string;
  readonly options?: GifOptions;
  readonly patches?: readonly Patch[];
}

const weigh = (what: string, from: number, to: number): Patch => ({
  file: 'colour-space.ts',
  from: `${what}_WEIGHT = ${from};`,
  to: `${what}_WEIGHT = ${to};`,
});

const inDiffusion = (from: string, to: string): readonly Patch[] => [
  { file: 'joint-diffusion.ts', from, to },
];

/**
 * Each technique of the encoder, and how to do without it: by an option where there is one, else by
 * a patch that is laid on its source as it is loaded. The product needs no switches that way.
 */
export const TECHNIQUES: readonly Technique[] = [
  {
    name: 'error diffusion',
    instead: 'each pixel its nearest colour, joint with LZW',
    options: { dither: 'none' },
  },
  {
    name: 'joint with LZW',
    instead: 'the nearest color at any cost (quality 100)',
    options: { quality: 100 },
  },
  {
    name: 'palette choice',
    instead: 'always a palette for each frame',
    options: { palette: 'local' },
  },
  { name: 'local palettes', instead: 'always one palette', options: { palette: 'global' } },
  {
    name: 'weighted colour space',
    instead: 'red, green and blue alike',
    patches: [
      weigh('RED', 0.81, 1),
      weigh('GREEN', 1.5625, 1),
      weigh('BLUE', 0.5625, 1),
      weigh('LUMA', 1, 0),
    ],
  },
  {
    name: 'steady errors',
    instead: 'no regard for the error on the screen',
    patches: inDiffusion('STEADINESS = 0.36', 'STEADINESS = 0'),
  },
  {
    name: 'price by string length',
    instead: 'the same tolerance in long strings',
    patches: inDiffusion('LONG_STRING = 19', 'LONG_STRING = Infinity'),
  },
  {
    name: 'activity masking',
    instead: 'skies treated like foliage',
    patches: [
      {
        file: 'activity.ts',
        from: '  const columns',
        to: '  if (pixels.length > 0) return new Uint8Array(pixels.length).fill(255);\n  const columns',
      },
    ],
  },
  {
    name: 'k-means',
    instead: 'the split alone, no rounds of means',
    patches: [
      {
        file: 'k-means.ts',
        from: 'const moved = Float32Array.from(centres);',
        to: 'rounds = 0; const moved = Float32Array.from(centres);',
      },
    ],
  },
  {
    name: 'temporal palettes',
    instead: 'every palette begun anew from its own frame',
    patches: [
      {
        file: 'local-palettes.ts',
        from: 'const centres = this.#centres ?? this.#windowCentres(WINDOW_ROUNDS[effort]);',
        to: 'const centres = refineByMeans(bins, splitByVariance(bins, this.#colourCount), 3).centres;',
      },
    ],
  },
  {
    name: 'transparency in runs',
    instead: 'every unchanged pixel transparent',
    patches: [{ file: 'changes.ts', from: 'SHORTEST_RUN = 5', to: 'SHORTEST_RUN = 1' }],
  },
  {
    name: 'transparency',
    instead: 'all of the rectangle drawn again',
    patches: [{ file: 'changes.ts', from: 'SHORTEST_RUN = 5', to: 'SHORTEST_RUN = Infinity' }],
  },
  {
    name: 'exact palettes',
    instead: 'palettes of few colours made like all others',
    patches: [
      { file: 'options.ts', from: 'EXACT_FROM_QUALITY = 50', to: 'EXACT_FROM_QUALITY = 101' },
    ],
  },
];
