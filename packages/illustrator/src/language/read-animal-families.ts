import { isAnimalAt } from './creatures.ts';
import { joinNouns } from './join-nouns.ts';
import { isAnimal } from './kinds-of-things.ts';
import { KIN } from './noun-modifiers.ts';
import type { ReaderState } from './reader-state.ts';
import { has, type Item } from './sense.ts';
import { CUB_SCALE, isYoungOfAny, isYoungOfKind } from './sizes.ts';

const PARENTS = /^(mother|mom|mum|mama|father|dad|papa|parents?)$/;

/** Of young animals with a picture of their own. */
const PARENT_OF: Readonly<Record<string, string>> = {
  '@duckling': 'duck',
  'baby-chick': 'rooster',
  '@fawn': 'deer',
  '@tadpole': 'frog',
  '@lioncub': 'lion',
};

/** The same for those that are named by their parent: "a lioness with her cubs". */
const YOUNG_OF: Readonly<Record<string, string>> = {
  duck: '@duckling',
  '@hen': 'baby-chick',
  rooster: 'baby-chick',
  deer: '@fawn',
  lion: '@lioncub',
  '@lioness': '@lioncub',
};

/** Where she looks unlike the father. */
const MOTHER_OF: Readonly<Record<string, string>> = { '@lioncub': '@lioness' };

const parentOf = (child: string, word: string): string =>
  (word.startsWith('m') ? MOTHER_OF[child] : undefined) ?? PARENT_OF[child] ?? child;

/**
 * "a bear cub" is one animal; "a bear with her cubs", "an elephant and its baby", "ducklings behind their
 * mother": the young or the parent of the animal before.
 */
export function readKin(reader: ReaderState, item: Item, i: number): boolean {
  const { focus, phrase, account, sentence, vocabulary } = reader;
  const index = focus.lastAdded;
  const known = focus.cast.subjects[index ?? -1];
  if (index === null || !known || phrase.isNegated) return false;
  if (!isAnimal(known.glyph, vocabulary) || focus.cast.subjects.some(({ person }) => person)) {
    return false;
  }
  const isBehind = isAnimalAt(reader, i - 1);
  if (isBehind && isYoungOfKind(item.text)) {
    if (item.isPlural) focus.cast.multiply(index);
    focus.cast.shrink(index, CUB_SCALE);
  } else {
    const isParent = PARENTS.test(item.text) && !isAnimalAt(reader, i + 1);
    const isYoung = isYoungOfAny(item.text) || (isYoungOfKind(item.text) && isOfParent(reader, i));
    if (!isParent && (isBehind || !isYoung || isChildOfPeople(reader, i))) return false;
    // "an elephant mom" is one elephant.
    const isItself = isParent && isBehind && sentence[i - 1]?.isPlural === false;
    if (!isItself) addKin(reader, item, i, isParent ? parentOf(known.glyph, item.text) : null);
  }
  account.draw(item);
  account.drawAll(phrase.modifiers.items.filter((each) => has(each, 'number')));
  phrase.close();
  return true;
}

/** "a puppy licking a baby", "a stork carrying a baby": it is no young of the animal. */
function isChildOfPeople({ sentence }: ReaderState, i: number): boolean {
  return (
    sentence[i]?.text === 'baby' && sentence[i - 1]?.text === 'a' && has(sentence[i - 2], 'verb')
  );
}

/** "a giraffe mother and calf", "a seal with her pup". */
function isOfParent(reader: ReaderState, i: number): boolean {
  const { sentence } = reader;
  const [first, second] = [sentence[i - 1]?.text ?? '', sentence[i - 2]?.text ?? ''];
  return /^(her|its|his|their)$/.test(first) || (first === 'and' && PARENTS.test(second));
}

/** @param parent the glyph of the parent; null adds the young */
function addKin(reader: ReaderState, item: Item, i: number, parent: string | null): void {
  const { sentence, focus, phrase } = reader;
  const index = focus.lastAdded ?? 0;
  const known = focus.cast.subjects[index];
  if (!known) return;
  const { colour, scale: size } = known;
  // A parent of the same kind is larger than its young.
  if (parent === known.glyph && size >= 1) focus.cast.shrink(index, CUB_SCALE);
  const young = YOUNG_OF[known.glyph];
  const glyph = parent ?? young ?? known.glyph;
  const ofYoung = young === undefined ? CUB_SCALE * 0.8 : 1;
  const modifiers = {
    ...phrase.modifiers,
    colours: colour !== null && glyph === known.glyph ? [colour] : [],
    scale: phrase.modifiers.scale * (parent === null ? ofYoung : (KIN[item.text] ?? 1.1)),
  };
  const added = focus.cast.add(glyph, item, modifiers);
  joinNouns(focus, added, i, has(sentence[i - 1], 'conjunction') ? null : phrase.pending, false);
}

/** "a mother penguin", "a baby fox": one animal. */
export function readKinOfNext(reader: ReaderState, item: Item, i: number): boolean {
  const { phrase, account } = reader;
  const scale = KIN[item.text];
  if (scale === undefined || !isAnimalAt(reader, i + 1)) return false;
  phrase.modifiers.scale *= scale;
  phrase.open();
  account.draw(item);
  return true;
}
