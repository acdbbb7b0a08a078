/** What a loop is made with besides its prompt: all of it can be chosen in the tool, but the size. */
export interface LoopRecipe {
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Of the animated WebP, pixels. */
  readonly sizePx: number;
  /** What the animated WebP may weigh. */
  readonly mostWebpBytes: number;
}

/** For the first screen, which shows one at a time, as sharp as its poster. */
const HERO = { sizePx: 640, mostWebpBytes: 500_000 } as const;
/** Further down several play at once, at half the size. */
const STRIP = { sizePx: 480, mostWebpBytes: 260_000 } as const;

const RECIPES: Readonly<Record<string, LoopRecipe>> = {
  fox: { seconds: 3, framesPerSecond: 10, ...HERO },
  motorcycle: { seconds: 2, framesPerSecond: 12, ...HERO },
  robot: { seconds: 2, framesPerSecond: 12, ...HERO },
  whale: { seconds: 3, framesPerSecond: 12, ...HERO },
  taxi: { seconds: 2, framesPerSecond: 12, ...STRIP },
  coffee: { seconds: 3, framesPerSecond: 12, ...STRIP },
  sailboat: { seconds: 3, framesPerSecond: 12, ...STRIP },
  frog: { seconds: 3, framesPerSecond: 10, ...STRIP, sizePx: 432 },
};

/** @throws RangeError for a loop without a recipe */
export function recipeOf(name: string): LoopRecipe {
  const recipe = RECIPES[name];
  if (!recipe) throw new RangeError(`There is no recipe for the loop ${name}.`);
  return recipe;
}

export const frameCountOf = ({ seconds, framesPerSecond }: LoopRecipe): number =>
  seconds * framesPerSecond;

/** The same prompt and seed give the same pixels. One that the illustrator frames in the plain way. */
export const SEED = 5;

/** Stills are drawn at the size of the free plan. */
export const DRAWN_STILL_PX = 1024;
/** Only software from before 2020 sees the GIF. */
export const GIF_PX = 256;

/** What one of the other files may weigh. */
export const MOST_BYTES = {
  poster: 20_000,
  still: 45_000,
  gif: 900_000,
} as const;
