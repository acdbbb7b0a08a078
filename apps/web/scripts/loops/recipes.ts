/** What a loop is made with besides its prompt: all of it can be chosen in the tool, but the size. */
export interface LoopRecipe {
  readonly seconds: number;
  readonly framesPerSecond: number;
  /** Of the animated WebP, pixels. */
  readonly sizePx: number;
}

/** A pixel more would cost quality: these fill their budget at the lowest one that looks clean. */
const RECIPES: Readonly<Record<string, LoopRecipe>> = {
  fox: { seconds: 3, framesPerSecond: 10, sizePx: 400 },
  motorcycle: { seconds: 2, framesPerSecond: 12, sizePx: 480 },
  robot: { seconds: 2, framesPerSecond: 12, sizePx: 480 },
  whale: { seconds: 3, framesPerSecond: 12, sizePx: 480 },
  taxi: { seconds: 2, framesPerSecond: 12, sizePx: 480 },
  coffee: { seconds: 3, framesPerSecond: 12, sizePx: 480 },
  sailboat: { seconds: 3, framesPerSecond: 12, sizePx: 480 },
  frog: { seconds: 3, framesPerSecond: 10, sizePx: 432 },
};

/** @throws RangeError for a loop without a recipe */
export function recipeOf(name: string): LoopRecipe {
  const recipe = RECIPES[name];
  if (!recipe) throw new RangeError(`There is no recipe for the loop ${name}.`);
  return recipe;
}

export const frameCountOf = ({ seconds, framesPerSecond }: LoopRecipe): number =>
  seconds * framesPerSecond;

/** The same prompt and seed give the same pixels. */
export const SEED = 7;

/** Loops are drawn at the smallest size of the paid plans, stills at the one of the free plan. */
export const DRAWN_LOOP_PX = 480;
export const DRAWN_STILL_PX = 1024;
/** Only software from before 2020 sees the GIF. */
export const GIF_PX = 256;

/** What one file may weigh, so that a page with four loops stays light. */
export const MOST_BYTES = {
  poster: 20_000,
  still: 45_000,
  webp: 260_000,
  gif: 900_000,
} as const;
