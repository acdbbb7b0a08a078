import { randomInt } from 'node:crypto';
import {
  allowsAdvancedPrompts,
  type Aspect,
  GIF_FRAMES_PER_SECOND,
  GIF_SECONDS,
  type GenerationKind,
  LIMITS,
  type PlanName,
  PLANS,
  type PromptStyle,
} from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { EngineOptions } from '../../schema/stored-values.ts';

/** The options as requested; those that the request does not set are undefined. */
export interface RequestedOptions {
  readonly seed?: number | undefined;
  readonly aspect?: Aspect | undefined;
  readonly size?: number | undefined;
  readonly seconds?: number | undefined;
  readonly fps?: number | undefined;
  readonly model?: string | undefined;
  readonly style?: PromptStyle | undefined;
  readonly negativePrompt?: string | undefined;
}

const DEFAULT_ASPECT: Aspect = '1:1';

/**
 * Fills in the defaults.
 * @throws AppError `plan-required` when the plan has no GIFs, not that size or no advanced prompts
 */
export function resolveOptions(
  kind: GenerationKind,
  planName: PlanName,
  requested: RequestedOptions,
): EngineOptions {
  const plan = PLANS[planName];
  if (kind === 'gif' && !plan.allowsGif) throw new AppError('gifNeedsSubscription');
  const sizes = kind === 'gif' ? plan.gifSizes : plan.imageSizes;
  const size = requested.size ?? sizes[0];
  if (size === undefined || !sizes.includes(size)) {
    throw new AppError('sizeNeedsSubscription');
  }

  const { seed, style, negativePrompt } = requested;
  const isAdvanced = [seed, style, negativePrompt].some((field) => field !== undefined);
  if (isAdvanced && !allowsAdvancedPrompts(plan)) {
    throw new AppError('advancedNeedsSubscription');
  }

  const aspect = requested.aspect ?? DEFAULT_ASPECT;
  return {
    seed: seed ?? randomInt(LIMITS.seedMaximum + 1),
    aspect,
    ...resolveSize(kind, aspect, size),
    ...(kind === 'gif' && {
      seconds: requested.seconds ?? GIF_SECONDS.default,
      framesPerSecond: requested.fps ?? GIF_FRAMES_PER_SECOND.default,
    }),
    ...(style !== undefined && { style }),
    ...(negativePrompt !== undefined && { negativePrompt }),
  };
}

/** Pixels, both even: `size` is the longest side of a still and the shorter one of a GIF. */
function resolveSize(
  kind: GenerationKind,
  aspect: Aspect,
  size: number,
): { width: number; height: number } {
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  const scale = size / (kind === 'gif' ? Math.min(across, down) : Math.max(across, down));
  const even = (length: number): number => Math.round((length * scale) / 2) * 2;
  return { width: even(across), height: even(down) };
}
