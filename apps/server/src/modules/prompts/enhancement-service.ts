import {
  type EnhanceRequest,
  type EnhanceResponse,
  inStyle,
  LIMITS,
  promptLength,
  styleWords,
} from '@loopwright/contract';
import { AppError } from '../../platform/errors.ts';
import type { GenerationLog } from '../../platform/observability/log.ts';
import type { RequestCounter, RequestOrigin } from '../../platform/rate-limits/request-limits.ts';
import type { TextModel } from '../engines/index.ts';
import type { PromptGuard } from './policy/prompt-guard.ts';
import { readAnswer } from './read-answer.ts';
import type { PromptRules } from './rules.ts';
import { writingTask } from './writing-task.ts';

export interface EnhancementService {
  /**
   * Suggests a more detailed prompt. It is free, and nothing is stored.
   * @param origin the user and the address, for the rate limits
   * @param signal fires when the client has disconnected
   * @throws AppError `too-many`, or `refused` for a prompt that is against the rules
   */
  enhance(
    origin: RequestOrigin,
    request: EnhanceRequest,
    signal: AbortSignal,
  ): Promise<EnhanceResponse>;
}

export interface EnhancementServiceDependencies {
  /** null: the built-in rules write all suggestions. */
  readonly model: TextModel | null;
  readonly rules: Pick<PromptRules, 'enhance'>;
  readonly checkPrompt: PromptGuard;
  readonly countRequest: RequestCounter;
  readonly log: Pick<GenerationLog, 'warn'>;
  readonly onEnhanced?: (source: 'model' | 'rules' | 'stand-in') => void;
}

export function createEnhancementService(
  dependencies: EnhancementServiceDependencies,
): EnhancementService {
  const { model, checkPrompt, countRequest, onEnhanced } = dependencies;
  return {
    async enhance(origin, request, signal) {
      const { prompt, style } = request;
      await countRequest(origin);
      await checkPrompt(inStyle(prompt, style));
      const written =
        model === null ? null : await enhanceWithModel(model, request, signal, dependencies);
      if (written !== null) {
        onEnhanced?.('model');
        const unchanged = written === prompt ? 'complete' : null;
        return { prompt: written, source: 'model', isStandIn: false, unchanged };
      }
      const isStandIn = model !== null;
      if (!signal.aborted) onEnhanced?.(isStandIn ? 'stand-in' : 'rules');
      const suggestion = await enhanceWithRules(request, dependencies);
      return { ...suggestion, source: 'rules', isStandIn };
    },
  };
}

/** @returns null when the model failed or gave no usable answer */
async function enhanceWithModel(
  model: TextModel,
  request: EnhanceRequest,
  signal: AbortSignal,
  { checkPrompt, log }: Pick<EnhancementServiceDependencies, 'checkPrompt' | 'log'>,
): Promise<string | null> {
  try {
    const answer = readAnswer(await model.write(writingTask(request), signal), request.prompt);
    if (answer !== null && (await isAllowed(answer, request, checkPrompt))) return answer;
    log.warn({}, 'the text model gave nothing that can be used');
    return null;
  } catch (cause) {
    if (signal.aborted) return null;
    const err = cause instanceof AppError ? (cause.cause ?? cause) : cause;
    log.warn({ err }, 'the text model failed');
    return null;
  }
}

async function enhanceWithRules(
  request: EnhanceRequest,
  { rules, checkPrompt }: Pick<EnhancementServiceDependencies, 'rules' | 'checkPrompt'>,
): Promise<Pick<EnhanceResponse, 'prompt' | 'unchanged'>> {
  const { prompt, kind, style } = request;
  const enhancement = await rules.enhance({
    prompt,
    purpose: kind === 'gif' ? 'loop' : 'still',
    style: style === undefined ? '' : styleWords(style),
  });
  if (promptLength(enhancement.prompt) > LIMITS.promptMaximum) {
    return { prompt, unchanged: 'full' };
  }
  return (await isAllowed(enhancement.prompt, request, checkPrompt))
    ? enhancement
    : { prompt, unchanged: 'complete' };
}

/** The rules for prompts apply to suggestions as well, whose content may differ from the prompt. */
async function isAllowed(
  prompt: string,
  { style }: EnhanceRequest,
  checkPrompt: PromptGuard,
): Promise<boolean> {
  try {
    await checkPrompt(inStyle(prompt, style));
    return true;
  } catch (cause) {
    if (cause instanceof AppError && cause.kind === 'refused') return false;
    throw cause;
  }
}
