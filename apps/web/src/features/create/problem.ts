import type { MessageCode, ServerMessage } from '@loopwright/contract';

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

/** Tokens for so many variations, and more were asked for. */
interface TooFewTokens {
  readonly possible: number;
}

/** Why there is no result. Put into words where it is shown, in the language of that moment. */
export type Problem = OwnProblem | ServerMessage | TooFewTokens;

/** The messages of the create screen that a higher plan solves. */
const PLAN_CODES: ReadonlySet<string> = new Set<MessageCode>([
  'advancedNeedsSubscription',
  'gifNeedsSubscription',
  'modelNeedsSubscription',
  'sizeNeedsSubscription',
]);

/** Quotes words of the prompt, which say nothing about plans. */
const NOTHING_TO_DRAW: MessageCode = 'nothingToDraw';

/** Whether a higher plan is the way out. The specification's test is the English word. */
export const needsUpgrade = ({ message, code }: ServerMessage): boolean =>
  PLAN_CODES.has(code) || (code !== NOTHING_TO_DRAW && message.includes('subscription'));

const UNAUTHENTICATED: MessageCode = 'unauthenticated';

/** Whether the message itself shows the way to the login. */
export const leadsToLogin = (problem: Problem | null): boolean =>
  problem === 'pleaseLogIn' ||
  (problem !== null &&
    typeof problem === 'object' &&
    'code' in problem &&
    problem.code === UNAUTHENTICATED);
