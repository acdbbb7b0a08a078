import { MANNER_PHRASES } from './moods.ts';
import type { Item } from './sense.ts';
import type { WordAccount } from './word-account.ts';

/** How the illustrator draws without being asked. */
const OWN_MANNER =
  /^(?:cartoon(?:y|ish)?(?: style)?|reactions?|memes?|emote|(?:at|to|into|for) (?:the )?(?:camera|viewer))$/;

/** Claims the phrases between commas that only say what the picture shows anyway; see `MANNER_PHRASES`. */
export function claimManner(sentence: readonly Item[], account: WordAccount): void {
  let phrase: Item[] = [];
  const close = (): void => {
    const text = phrase.map(({ source }) => source.toLowerCase()).join(' ');
    if (MANNER_PHRASES.has(text)) account.drawAll(phrase);
    phrase = [];
  };
  for (const item of sentence) {
    if (OWN_MANNER.test(item.text)) account.draw(item);
    if (item.isBreak) close();
    else phrase.push(item);
  }
  close();
}
