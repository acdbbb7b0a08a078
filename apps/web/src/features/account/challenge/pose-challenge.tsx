import type { Configuration } from '@loopwright/contract';
import type { ReactNode } from 'react';
import { loadTexts } from '../../../language/texts.ts';
import { ProblemFound } from '../use-account-form.ts';
import { Challenge } from './challenge.tsx';

/**
 * Tells people from programs.
 * @param show puts the question where the person sees it; null takes it away
 * @returns the answer, which counts once
 * @throws ProblemFound `challengeAway`: the provider's script cannot be had, or gives up
 */
export async function poseChallenge(
  challenge: NonNullable<Configuration['challenge']>,
  show: (question: ReactNode) => void,
): Promise<string> {
  await loadTexts(['security']);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  show(
    <Challenge
      challenge={challenge}
      onPassed={resolve}
      onFailed={() => reject(new ProblemFound('challengeAway'))}
    />,
  );
  return promise;
}
