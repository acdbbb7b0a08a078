import { kinOf } from './kin.ts';
import { isAnimal } from './kinds-of-things.ts';
import type { ReaderState } from './reader-state.ts';
import { senseOf } from './sense.ts';

/** Peoples of tales that take up trades: "a dwarf blacksmith". */
export const FOLK = /^(dwarf|hobbit|halfling)$/;

/** They take up a trade like animals: "an elf archer", "a robot chef". */
export const CREATURES =
  /^(elf|fairy|vampire|zombie|genie|troll|merperson|mermaid|robot|alien|ghost|goblin|ogre|snowman)$/;

/** Whether the word there names an animal, or a creature that takes up a trade like one. */
export function isAnimalAt(reader: ReaderState, i: number): boolean {
  const { sentence, vocabulary } = reader;
  const glyph = senseOf(sentence[i], 'noun')?.glyph;
  const isFolk = FOLK.test(sentence[i]?.text ?? '');
  return !!glyph && (isAnimal(glyph, vocabulary) || CREATURES.test(kinOf(glyph)) || isFolk);
}
