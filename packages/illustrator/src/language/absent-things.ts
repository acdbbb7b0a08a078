import { singularPhrase } from './inflection.ts';
import { meaningsOf } from './lexicon.ts';
import type { ReaderState } from './reader-state.ts';
import type { Item } from './sense.ts';
import * as sentenceAt from './sentence.ts';

/** "no palm trees": keeps the thing out of the picture. */
export function noteAbsent(reader: ReaderState, item: Item, i: number): void {
  const senses = [...item.senses, ...meaningsOf(singularPhrase(item.text))];
  const noun = senses.find((sense) => sense.kind === 'noun');
  if (noun?.kind === 'noun' && noun.glyph !== null) reader.without.push(noun.glyph);
  reader.absent.add(item);
  leaveOut(reader, item, i);
}

/** Accounts for a word that the prompt negates. */
export function leaveOut(reader: ReaderState, item: Item, i: number): void {
  const negation = sentenceAt.negationBefore(reader.sentence, i);
  // "a banana instead of a phone" says what is there.
  if (/^(?:instead of|rather than)$/.test(negation?.text ?? '')) reader.account.dismiss(item);
  else reader.account.leaveOut(item, negation);
}
