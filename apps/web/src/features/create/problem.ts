import type { ErrorCode } from '@loopwright/contract';

/** What this page says itself: a key of its catalogue. */
type OwnProblem =
  | 'enterPrompt'
  | 'promptTooLong'
  | 'invisibleCharacters'
  | 'unsupportedFile'
  | 'fileTooLarge'
  | 'pleaseLogIn'
  | 'gifLocked'
  | 'outOfTokens'
  | 'failed'
  | 'noContent'
  | 'emptyGif';

/** What the server says, in its own English: some of it decides what is offered. */
interface ServerProblem {
  readonly message: string;
  readonly code: ErrorCode | null;
}

/** Tokens for so many variations, and more were asked for. */
interface TooFewTokens {
  readonly possible: number;
}

/** Why there is no result. Put into words where it is shown, in the language of that moment. */
export type Problem = OwnProblem | ServerProblem | TooFewTokens;

/** Whether a higher plan is the way out, as the specification tells it. */
export const needsUpgrade = ({ message, code }: ServerProblem): boolean =>
  code === 'plan-required' || message.includes('subscription');

/** Whether the message itself shows the way to the login. */
export const leadsToLogin = (problem: Problem | null): boolean =>
  problem === 'pleaseLogIn' ||
  (problem !== null &&
    typeof problem === 'object' &&
    'code' in problem &&
    problem.code === 'unauthenticated');
