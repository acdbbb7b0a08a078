import type { GifOptions } from '@loopwright/loop';

/** A change of the encoder's source text; it has to be found there. */
interface Patch {
  /** Of `packages/loop/src/gif/encoder`. */
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

const oneSpace = (channel: string, stretch: string): Patch => ({
  file: 'colour-space.ts',
  from: `${channel}_STRETCH = ${stretch};`,
  to: `${channel}_STRETCH = 1;`,
});

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
    instead: 'the nearest colour, whatever it costs (quality 100)',
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
    patches: [oneSpace('RED', '0.9'), oneSpace('GREEN', '1.25'), oneSpace('BLUE', '0.75')],
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
      { file: 'settings.ts', from: 'EXACT_FROM_QUALITY = 50', to: 'EXACT_FROM_QUALITY = 101' },
    ],
  },
];
