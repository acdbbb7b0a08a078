/** A stretch of a suggestion. */
export interface Stretch {
  readonly text: string;
  readonly isAdded: boolean;
}

/** Words, spaces and punctuation, also where words have no spaces between them. */
const tokensOf = (text: string): readonly string[] => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

const HAS_WORD = /[\p{L}\p{N}\p{Emoji_Presentation}]/u;

/** @returns for each token of `after` whether it was in `before`, in the same order (Hunt & McIlroy 1976) */
function findKept(before: readonly string[], after: readonly string[]): boolean[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const kept = after.map(() => false);
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) {
      kept[j] = true;
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

/** Punctuation and spaces at the edge of an addition are not marked as added. */
function trimmed(text: string): Stretch[] {
  const [, start = '', words = '', end = ''] =
    /^([^\p{L}\p{N}\p{Emoji_Presentation}]*)([^]*?)([^\p{L}\p{N}\p{Emoji_Presentation}]*)$/u.exec(
      text,
    ) ?? [];
  return [
    { text: start, isAdded: false },
    { text: words, isAdded: true },
    { text: end, isAdded: false },
  ];
}

/** Cuts `after` into what was in `before` and what was added. Joined, they are `after` again. */
export function markAdded(before: string, after: string): readonly Stretch[] {
  const [old, tokens] = [tokensOf(before), tokensOf(after)];
  let start = 0;
  while (start < old.length && old[start] === tokens[start]) start += 1;
  const kept = findKept(old.slice(start), tokens.slice(start));
  const stretches: Stretch[] = [{ text: tokens.slice(0, start).join(''), isAdded: false }];
  let added = '';
  for (const [index, token] of tokens.slice(start).entries()) {
    if (kept[index] !== true) added += token;
    else {
      stretches.push(...trimmed(added), { text: token, isAdded: false });
      added = '';
    }
  }
  return joined([...stretches, ...trimmed(added)]);
}

function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = [];
  for (const { text, isAdded } of stretches) {
    const last = all.at(-1);
    if (text === '') continue;
    if (last?.isAdded === isAdded) all[all.length - 1] = { text: last.text + text, isAdded };
    else all.push({ text, isAdded: isAdded && HAS_WORD.test(text) });
  }
  return all;
}
