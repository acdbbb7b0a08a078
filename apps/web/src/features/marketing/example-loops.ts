import type { GenerationKind } from '@loopwright/contract';

/**
 * A picture that the product made, with the words that made it: never stock, never a mock-up. The
 * files under public/ are made from these lists by `npm run make:loops`.
 */
interface ExamplePicture {
  /** Of its files. */
  readonly name: string;
  readonly prompt: string;
  readonly kind: GenerationKind;
  /** A WebP still; of a loop its first frame, shown until it is loaded and with reduced motion. */
  readonly poster: string;
  /** Of the poster, pixels. A loop may be smaller, of the same shape. */
  readonly width: number;
  readonly height: number;
}

export interface ExampleLoop extends ExamplePicture {
  readonly kind: 'gif';
  /** Animated. */
  readonly webp: string;
  /** The same, smaller, for software that knows no animated WebP. */
  readonly gif: string;
}

export interface ExampleStill extends ExamplePicture {
  readonly kind: 'image';
}

const POSTER_PX = 640;

const loop = (name: string, prompt: string): ExampleLoop => ({
  name,
  prompt,
  kind: 'gif',
  poster: `/loops/${name}-poster.webp`,
  webp: `/loops/${name}.webp`,
  gif: `/loops/${name}.gif`,
  width: POSTER_PX,
  height: POSTER_PX,
});

const still = (name: string, prompt: string): ExampleStill => ({
  name,
  prompt,
  kind: 'image',
  poster: `/loops/${name}.webp`,
  width: POSTER_PX,
  height: POSTER_PX,
});

/** The carousel of the first screen: four styles, four hours of the day. */
export const EXAMPLE_LOOPS: readonly ExampleLoop[] = [
  loop('whale', 'a whale flying among the clouds at sunset'),
  loop('motorcycle', 'a motorcycle racing into the sunset, synthwave'),
  loop('robot', 'a robot watering flowers in a garden, claymation'),
  loop('fox', 'a fox waving in a snowy forest under the northern lights'),
];

/** More loops, for further down the page. */
export const MORE_LOOPS: readonly ExampleLoop[] = [
  loop('taxi', 'a taxi driving through a rainy city at night, pixel art'),
  loop('coffee', 'a steaming cup of coffee on a windowsill, rainy day'),
  loop('sailboat', 'a sailboat on the ocean at sunset, watercolor'),
  loop('frog', 'a frog playing the banjo on a lily pad at night'),
];

/** One still for each of six styles. */
export const EXAMPLE_STILLS: readonly ExampleStill[] = [
  still('balloons', 'hot air balloons over a village at sunrise, paper cut'),
  still('pineapple', 'a pineapple wearing sunglasses on the beach, comic'),
  still('ufo', 'a ufo over a cornfield at night, noir'),
  still('bicycle', 'a bicycle riding through cherry blossoms in a park, pastel'),
  still('knight', 'a pixel knight riding a horse at sunset, pixel art'),
  still('elephant', 'an elephant floating with balloons in the sky, watercolor'),
];
