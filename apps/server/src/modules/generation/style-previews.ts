import {
  allowsAdvancedPrompts,
  inStyle,
  PLANS,
  type PlanName,
  STYLE_PREVIEW_PX,
  type StylePreviewQuery,
} from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import PQueue from 'p-queue';
import { AppError } from '../../platform/errors.ts';
import type { AttemptLimiter } from '../../platform/rate-limits/attempt-limiter.ts';
import {
  type RequestCounter,
  type RequestOrigin,
  requestLimits,
} from '../../platform/rate-limits/request-limits.ts';
import type { EngineContext, Engines } from '../engines/index.ts';
import type { PromptGuard } from '../prompts/index.ts';
import type { DrawableGuard } from './drawable-guard.ts';

const BUILT_IN_ENGINE = 'illustrator';
/** The same for all styles, so that they show one scene. */
const SEED = 1;
const WEBP_QUALITY = 80;
/** Beyond that, requests are refused: pictures of prompts that have changed meanwhile are of no use. */
const MOST_WAITING = 100;

export interface StylePreviewLimits {
  /** Previews of styles for one account. */
  readonly stylePreviewsPerHour: number;
  /** Previews of styles for one network address, over all accounts. */
  readonly stylePreviewsPerHourAndAddress: number;
}

export const stylePreviewLimits = (
  limiter: Pick<AttemptLimiter, 'count'>,
  limits: StylePreviewLimits,
): RequestCounter =>
  requestLimits(
    limiter,
    'style preview',
    {
      perAccount: limits.stylePreviewsPerHour,
      perAddress: limits.stylePreviewsPerHourAndAddress,
    },
    'tooManyRequests',
  );

export interface StylePreviews {
  /**
   * Draws a prompt small in a style. It is free, and nothing is stored.
   * @param origin the user and the address, for the rate limits
   * @param signal fires when the client has disconnected
   * @returns a WebP of `STYLE_PREVIEW_PX`, or null for a prompt that is against the rules or of which the
   * built-in engine can draw nothing
   * @throws AppError `plan-required` when the plan has no styles, `too-many`, or `unavailable` when the
   * built-in engine is not configured
   */
  draw(
    origin: RequestOrigin & { readonly plan: PlanName },
    query: StylePreviewQuery,
    signal: AbortSignal,
  ): Promise<Uint8Array | null>;
}

export interface StylePreviewDependencies {
  readonly engines: Pick<Engines, 'find'>;
  readonly checkPrompt: PromptGuard;
  readonly checkDrawable: DrawableGuard;
  readonly countRequest: RequestCounter;
}

export function createStylePreviews({
  engines,
  checkPrompt,
  checkDrawable,
  countRequest,
}: StylePreviewDependencies): StylePreviews {
  // One at a time leaves the other threads to what people have paid tokens for.
  const queue = new PQueue({ concurrency: 1 });

  async function isDrawable(typed: string, prompt: string): Promise<boolean> {
    try {
      await checkPrompt(prompt);
      await checkDrawable(typed);
      return true;
    } catch (cause) {
      if (cause instanceof AppError && ['refused', 'not-understood'].includes(cause.kind)) {
        return false;
      }
      throw cause;
    }
  }

  return {
    async draw({ plan, ...origin }, { prompt: typed, style }, signal) {
      if (!allowsAdvancedPrompts(PLANS[plan])) throw new AppError('advancedNeedsSubscription');
      await countRequest(origin);
      const prompt = inStyle(typed, style);
      if (!(await isDrawable(typed, prompt))) return null;
      if (queue.size >= MOST_WAITING) throw new AppError('tooManyRequests');
      const size = { width: STYLE_PREVIEW_PX, height: STYLE_PREVIEW_PX };
      const request = {
        kind: 'image',
        prompt,
        negativePrompt: null,
        options: { seed: SEED, aspect: '1:1', ...size, style },
        reference: null,
      } as const;
      const engine = engines.find('image', BUILT_IN_ENGINE);
      const result = await queue.add(() => engine.generate(request, contextOf(signal)), { signal });
      return await sharp(result.bytes).webp({ quality: WEBP_QUALITY }).toBuffer();
    },
  };
}

/** Nothing of it is kept for a later attempt. */
const contextOf = (signal: AbortSignal): EngineContext => ({
  signal,
  onProgress: () => undefined,
  operation: { started: null, save: async () => undefined },
  draft: { read: async () => null, keep: async () => undefined },
});
