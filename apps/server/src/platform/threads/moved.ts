import { move, transferableSymbol, valueSymbol } from 'piscina';

/**
 * An answer of a thread whose buffers move to the thread that has asked, instead of being copied.
 * @param buffers what the answer holds and the thread does not need any more
 */
export const moved = <Answer extends object>(
  answer: Answer,
  buffers: readonly ArrayBuffer[],
): Answer => move({ [transferableSymbol]: buffers, [valueSymbol]: answer }) as Answer;
