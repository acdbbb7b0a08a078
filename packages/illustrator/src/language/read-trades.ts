import { CREATURES } from './creatures.ts';
import { isHuman } from './describe-person.ts';
import { singularPhrase } from './inflection.ts';
import { kinOf } from './kin.ts';
import type { ReaderState } from './reader-state.ts';
import { ROLE_TOOLS } from './role-tools.ts';
import { has, type Item, senseOf } from './sense.ts';
import { describeBy, type Who, whoNamed } from './who-words.ts';

/** Known by a dress that no picture of an old person has. */
const DRESSED = /^(?:ninja|superhero|supervillain)$/;

const ELDER = /^old(?:er)?-/;

const whoIn = (glyph: string, who: Who): Who =>
  DRESSED.test(glyph) ? { ...who, looks: who.looks.filter((look) => look !== 'old') } : who;

const isPossessive = ({ source }: Item): boolean => /[’']s?$/.test(source);

/** "an astronaut girl", "a superhero kid", "a wizard grandpa", "a viking warrior woman", "an elf archer girl": one person. */
export function readWho(reader: ReaderState, glyph: string, item: Item, i: number): void {
  const { sentence, vocabulary, phrase } = reader;
  const isSomebody =
    (isHuman(glyph, vocabulary) && !ELDER.test(glyph)) || CREATURES.test(kinOf(glyph));
  if (!isSomebody || whoNamed(item.text) !== null || item.isPlural || isPossessive(item)) return;
  const isCreature = CREATURES.test(kinOf(glyph));
  for (let at = i + 1; at < sentence.length; at++) {
    const next = sentence[at];
    const who = whoNamed(next?.text ?? '');
    const isTrade = isHuman(senseOf(next, 'noun')?.glyph ?? '', vocabulary);
    // The trade of a creature is read for itself, as what it holds or wears.
    if (isCreature && isTrade && who === null && whoNamed(sentence[at + 1]?.text ?? '') !== null)
      continue;
    const isOne = who !== null || (isTrade && isTradeName(reader, glyph, item));
    if (!next || !has(next, 'noun') || isPossessive(next) || !isOne) return;
    reader.who.add(next);
    if (who === null) continue;
    describeBy(phrase.modifiers, whoIn(glyph, who), next.isPlural);
    reader.child = who.child;
  }
}

/** "a grandma ninja", "a girl pirate": the trade behind says more of the same person. */
export function readWhoOfNext(reader: ReaderState, item: Item, i: number): boolean {
  const { sentence, vocabulary, phrase, account } = reader;
  const [who, next] = [whoNamed(item.text), sentence[i + 1]];
  const glyph = senseOf(next, 'noun')?.glyph ?? '';
  const isOne =
    who !== null &&
    next !== undefined &&
    !item.isPlural &&
    !next.isPlural &&
    !isPossessive(item) &&
    isHuman(glyph, vocabulary) &&
    whoNamed(next.text) === null &&
    (isTradeName(reader, glyph, next) || vocabulary.categoryOf(glyph) === 'person-fantasy');
  if (!isOne) return false;
  describeBy(phrase.modifiers, whoIn(glyph, who), false);
  reader.child = who.child;
  phrase.open();
  account.draw(item);
  return true;
}

/** A profession or a hero, unlike a mother. */
function isTradeName(reader: ReaderState, glyph: string, item: Item): boolean {
  return (
    reader.vocabulary.categoryOf(glyph) === 'person-role' ||
    ROLE_TOOLS[singularPhrase(item.text)] !== undefined
  );
}
