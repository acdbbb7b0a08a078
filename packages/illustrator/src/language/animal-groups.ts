import { isAnimate } from './kinds-of-things.ts';
import { type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { Cast } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordAccount } from './word-account.ts';

const ANIMALS = /^(?:(?:wild|baby|cute|little) )?(?:animals|creatures|critters|animal friends)$/;

/** Who lives where, the best known first. */
const GROUPS: readonly (readonly [place: RegExp, glyphs: string])[] = [
  [/^(?:forest|woodland|woods?|wood|enchanted forest)$/, 'fox rabbit deer bear owl hedgehog'],
  [/^(?:jungle|rainforest|tropical)$/, 'monkey tiger parrot elephant snake frog'],
  [/^(?:farm|farmyard|barn|barnyard)$/, 'cow pig rooster ewe horse goat'],
  [/^(?:sea|ocean|underwater|marine|reef|undersea)$/, 'octopus tropical-fish turtle dolphin whale crab'],
  [/^(?:safari|savanna|savannah|african)$/, 'lion giraffe elephant zebra hippopotamus rhinoceros'],
  [/^(?:zoo)$/, 'elephant giraffe lion panda monkey zebra'],
  [/^(?:arctic|polar|winter|snow|snowfield|ice|antarctica)$/, 'polar-bear penguin seal fox rabbit owl'],
  [/^(?:desert)$/, 'camel lizard snake fox scorpion eagle'],
]; // prettier-ignore
const PETS = 'dog cat rabbit hamster parrot turtle';
const USUAL = 3;
const MOST = 6;

/** "woodland animals", "animals in the jungle": some that are at home there, where the prompt names none itself. */
export function showAnimalGroup(
  sentence: readonly Item[],
  setting: SettingName | null,
  { cast, account, vocabulary }: AnimalReading,
): void {
  const at = sentence.findIndex(({ text }) => ANIMALS.test(text));
  const item = sentence[at];
  if (item === undefined || account.isDrawn(item)) return;
  account.draw(item);
  if (cast.subjects.some(({ glyph }) => isAnimate(glyph, vocabulary))) return;
  const before = sentence.slice(Math.max(0, at - 2), at);
  const glyphs = glyphsOf(before.at(-1)?.text) ?? glyphsOf(setting) ?? PETS;
  const number = before.find((each) => senseOf(each, 'number') !== undefined);
  const count = Math.min(senseOf(number, 'number')?.count ?? USUAL, MOST);
  for (const glyph of glyphs.split(' ').slice(0, count)) {
    cast.addOne(glyph, item);
  }
  if (number !== undefined) account.draw(number);
}

interface AnimalReading {
  readonly cast: Cast;
  readonly account: WordAccount;
  readonly vocabulary: Vocabulary;
}

const glyphsOf = (place: string | null | undefined): string | undefined =>
  GROUPS.find(([words]) => words.test(place ?? ''))?.[1];
