import {
  type Aspect,
  GIF_FRAMES_PER_SECOND,
  GIF_SECONDS,
  type GenerationKind,
  HIGHEST_PLAN,
  LIMITS,
  type Plan,
  PLANS,
  type PromptStyle,
} from '@loopwright/contract';
import type { Recipe, RemixParent } from '../../entities/creation/recipe.ts';
import type { ModelAbilities } from './model-choice.ts';

/** What a person may tweak. */
export interface GenerationOptions {
  readonly aspect: Aspect;
  /** Pixels as chosen per kind; null: what the plan starts with. */
  readonly sizes: Readonly<Record<GenerationKind, number | null>>;
  /** As typed; empty before the first generation. */
  readonly seed: string;
  /** Kept: the next one uses the same seed. Otherwise each press draws a new one. */
  readonly isSeedKept: boolean;
  readonly seconds: number;
  readonly framesPerSecond: number;
  readonly style: PromptStyle | null;
  readonly negativePrompt: string;
  /** How many one press of the button makes. */
  readonly variations: number;
  /** The id as chosen; null: the plan's first. */
  readonly model: string | null;
  /** The shared creation that is remixed; null: none. */
  readonly parent: RemixParent | null;
}

export const DEFAULT_OPTIONS: GenerationOptions = {
  aspect: '1:1',
  sizes: { image: null, gif: null },
  seed: '',
  isSeedKept: false,
  seconds: GIF_SECONDS.default,
  framesPerSecond: GIF_FRAMES_PER_SECOND.default,
  style: null,
  negativePrompt: '',
  variations: 1,
  model: null,
  parent: null,
};

/** The options that a creation was made with; what is not known of it stays as it is. */
export function optionsOf(
  { kind, size, settings, parent }: Recipe,
  current: GenerationOptions,
): GenerationOptions {
  const sizes = size === null ? current.sizes : { ...current.sizes, [kind]: size };
  const known = { ...current, sizes, parent: parent ?? null };
  if (settings === null) return known;
  return {
    ...known,
    aspect: settings.aspect,
    seed: String(settings.seed),
    isSeedKept: true,
    seconds: settings.seconds ?? current.seconds,
    framesPerSecond: settings.framesPerSecond ?? current.framesPerSecond,
    style: settings.style ?? null,
    negativePrompt: settings.negativePrompt ?? '',
    model: settings.model ?? null,
  };
}

export const sizesOf = (plan: Plan, kind: GenerationKind): readonly number[] =>
  kind === 'gif' ? plan.gifSizes : plan.imageSizes;

/** The chosen shape if the model can make it, else its first. */
export const effectiveAspect = (
  { aspect }: GenerationOptions,
  { aspects }: Pick<ModelAbilities, 'aspects'>,
): Aspect => (aspects.includes(aspect) ? aspect : (aspects[0] ?? aspect));

/** Every size that some plan offers, from small to large. */
export const everySize = (kind: GenerationKind): readonly number[] =>
  [...sizesOf(PLANS[HIGHEST_PLAN], kind)].sort((one, other) => one - other);

/** The chosen size if the plan still offers it, else the plan's first. */
export function effectiveSize(
  options: GenerationOptions,
  kind: GenerationKind,
  plan: Plan,
): number | null {
  const offered = sizesOf(plan, kind);
  const chosen = options.sizes[kind];
  return chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? null);
}

/** Short enough to remember and to type again. */
export const randomSeed = (): string => String(Math.floor(Math.random() * 1_000_000));

/** What was kept, or one by lot. */
export const seedFor = ({ isSeedKept, seed }: GenerationOptions): string =>
  isSeedKept && seed !== '' ? seed : randomSeed();

/** The seed of a variation; after the largest comes 0. */
export const seedAfter = (seed: string, steps: number): string =>
  String((Number(seed) + steps) % (LIMITS.seedMaximum + 1));

/** Digits alone, within what the server takes. */
export function cleanSeed(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 10);
  return digits === '' ? '' : String(Math.min(Number(digits), LIMITS.seedMaximum));
}
