import { meaningsOf } from './lexicon.ts';
import type { HeadLook, HeadTop } from './person.ts';
import { has, type Item, senseOf } from './sense.ts';

/** Animals whose ears people are drawn with. */
const EARS: readonly (readonly [animals: string, top: HeadTop])[] = [
  ['cat|kitty|kitten|neko|fox|kitsune|wolf', 'cat'],
  ['bunny|rabbit', 'rabbit'],
  ['bear|mouse|panda', 'bear'],
];
const ANIMALS = EARS.map(([animals]) => animals).join('|');
const EARED = new RegExp(`^(?<animal>${ANIMALS}) ears?$`);
const HORNS = /^(?:(?:small|little|big|large|curved|devil|demon|black|ram|goat) )*horns$/;
const POINTED_EARS = /^(?:pointed|pointy|elf|elven|long pointed) ears$/;
const WHO = 'girl|boy|maid|woman|guy';
/** "catgirl", and what is known by both words. */
const IN_ONE_WORD = new RegExp(`^(?<animal>cat|neko|fox|wolf|bunny) ?(?<who>girl|boy)$`);
const ANIMAL = new RegExp(`^(?:${ANIMALS})$`);
const PERSON = new RegExp(`^(?:${WHO})$`);

/** What a phrase says of ears and horns; null for every other phrase. */
export function headTopOf(text: string): HeadLook | null {
  if (HORNS.test(text)) return { top: 'horns' };
  if (POINTED_EARS.test(text)) return { hasPointedEars: true };
  const animal = EARED.exec(text)?.groups?.['animal'];
  const top = EARS.find(([animals]) => animals.split('|').includes(animal ?? ''))?.[1];
  return top === undefined ? null : { top };
}

/** "a cat girl", "a fox boy": one person with the ears of the animal, and not both. */
export const withAnimalPeople = (sentence: readonly Item[]): readonly Item[] =>
  sentence.flatMap((item, i) => {
    const { animal, who } = IN_ONE_WORD.exec(item.text)?.groups ?? {};
    if (animal !== undefined && who !== undefined)
      return [earsOf(animal, item), { ...item, text: who, senses: meaningsOf(who) }];
    const next = sentence[i + 1];
    const isOne = ANIMAL.test(item.text) && has(item, 'noun') && !item.isPlural && isPersonAt(next);
    return isOne ? [earsOf(item.text, item)] : [item];
  });

const isPersonAt = (item: Item | undefined): boolean =>
  item !== undefined &&
  PERSON.test(item.text) &&
  senseOf(item, 'noun') !== undefined &&
  !item.isPlural;

const earsOf = (animal: string, item: Item): Item => ({
  ...item,
  text: `${animal} ears`,
  senses: [],
});
