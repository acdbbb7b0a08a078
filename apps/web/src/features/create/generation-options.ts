import {
  type Aspect,
  GIF_FRAMES_PER_SECOND,
  GIF_SECONDS,
  type GenerationKind,
  LIMITS,
  type Plan,
  PLANS,
} from '@loopwright/contract';

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
}

export const DEFAULT_OPTIONS: GenerationOptions = {
  aspect: '1:1',
  sizes: { image: null, gif: null },
  seed: '',
  isSeedKept: false,
  seconds: GIF_SECONDS.default,
  framesPerSecond: GIF_FRAMES_PER_SECOND.default,
};

export const sizesOf = (plan: Plan, kind: GenerationKind): readonly number[] =>
  kind === 'gif' ? plan.gifSizes : plan.imageSizes;

/** Every size that some plan offers, from small to large. */
export const everySize = (kind: GenerationKind): readonly number[] =>
  [...sizesOf(PLANS.premium, kind)].sort((one, other) => one - other);

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

/** Digits alone, within what the server takes. */
export function cleanSeed(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 10);
  return digits === '' ? '' : String(Math.min(Number(digits), LIMITS.seedMaximum));
}
