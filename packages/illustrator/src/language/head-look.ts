import { COLOURS } from './colours.ts';
import { headTopOf, withAnimalPeople } from './head-tops.ts';
import type { Beard, HairStyle, HeadLook } from './person.ts';
import { has, type Item, senseOf } from './sense.ts';
import { textOf } from './tokenize.ts';

const STYLES: readonly (readonly [words: RegExp, style: HairStyle])[] = [
  [/^mohawks?$|^mohican$/, 'mohawk'],
  [/^(pigtails|pig tails|twintails|twin tails|bunches)$/, 'pigtails'],
  [/^(ponytail|pony tail)$/, 'ponytail'],
  [/^(braids?|plaits?|pigtail braids|braided hair)$/, 'braids'],
  [
    /^(hair bun|hairbun|top knot|topknot|man bun|messy bun|hair in a bun|space buns|updo|chignon)$/,
    'bun',
  ],
  [/^(afro|curls|curly|curly hair|frizzy hair)$/, 'curls'],
  [/^(dreadlocks?|dreads|locs)$/, 'dreadlocks'],
  [/^bob$|\bbob (?:hair|haircut|cut|hairstyle)$|^pixie(?: cut| hair)?$/, 'bob'],
];

/** Of the body, and said like hair: "a girl with a robotic arm". */
const METAL_ARMS =
  '(robotic|robot|bionic|prosthetic|cybernetic|metal|mechanical|cyborg|steel) arms?';
const METAL_ARM = new RegExp(`^${METAL_ARMS}$`);

const BEARDS: readonly (readonly [words: RegExp, shape: Beard['shape']])[] = [
  [/^(beard|bearded|full beard|stubble)$/, 'full'],
  [/^long (full )?beard(ed)?$/, 'long'],
  [/^(mustache|moustache|mustached|moustached|mustachioed)$/, 'mustache'],
  [/^goatee$/, 'goatee'],
];

const NOUN = new RegExp(
  String.raw`\b(${METAL_ARMS}|hairs?|haired|haircut|hairstyle|hairdo|bob|ears|horns|(?:bob|pixie) cut|eyes|eyed|beards?|bearded|mustache|moustache|mustached|moustached|mustachioed|goatee|stubble|mohawk|mohawks|mohican|pigtails|twintails|bunches|ponytail|braids?|plaits?|hairbun|topknot|updo|chignon|afro|curls|dreadlocks?|dreads|locs|freckles|freckled|freckly|eye ?patch|(pony|pig|twin) tails?|(hair|man|messy|space) buns?|top knot)$`,
);
/** What is said of hair besides its color. */
const MANNERS =
  /^(long|short|curly|frizzy|wavy|straight|spiky|spiked|messy|braided|bob|pixie|big|full|bushy|thick|fluffy|shoulder|length|flowing|neat|little|small|bright|neon|pastel|huge|tousled|silky|shiny|beautiful|two|three|hot)$/;
/** Words of deeds and gatherings, unless something is said of them. */
const AMBIGUOUS = /^(braids?|plaits?|bunches|curls|dreads|locs|bob|haircut|hairstyle|hairdo)$/;
const LONG = /\b(long|flowing|shoulder length)\b/;
/** What is said of eyes besides their color. */
const MANNERS_OF_EYES = /^(?:big|large|bright|piercing|sparkling|beautiful|deep|pretty)$/;
const EYE_COLOURS: Readonly<Record<string, string>> = {
  hazel: 'brown',
  amber: 'golden',
  emerald: 'green',
  sapphire: 'blue',
  'ice blue': 'light blue',
};
/** As words for colors of hair, which no paint has. */
const HAIR_COLOURS: Readonly<Record<string, string>> = {
  ginger: 'red',
  auburn: 'red',
  copper: 'red',
  orange: 'red',
  blond: 'blond',
  blonde: 'blond',
  golden: 'blond',
  yellow: 'blond',
  fair: 'blond',
  chestnut: 'brown',
  'dark brown': 'brown',
  'light brown': 'brown',
  dark: 'black',
  raven: 'black',
  'jet black': 'black',
  gray: 'white',
  grey: 'white',
  silver: 'white',
};

/**
 * What a phrase says of somebody's head: "long pink hair", "white beard", "freckles".
 * @param text lower case, as `joinHeadPhrases` leaves it
 * @returns null when it says nothing of it, or more than is known
 */
export function headLookOf(text: string): HeadLook | null {
  if (METAL_ARM.test(text)) return { hasMetalArm: true };
  if (/^bare ?foot(?:ed)?$/.test(text)) return { isBarefoot: true };
  if (/^(?:hooded|cloaked|robed)$/.test(text)) return { isHooded: true };
  const top = headTopOf(text);
  if (top !== null) return top;
  if (text === 'pregnant') return { isPregnant: true };
  if (text === 'punk') return { hair: { colour: null, style: 'mohawk' } };
  const found = NOUN.exec(text)?.[0];
  if (found === undefined) return null;
  const noun = found.replace(/^(hair|beard)s$/, '$1');
  const before = text.slice(0, -found.length).trim().split(' ').filter(Boolean);
  if (before.length === 0 && AMBIGUOUS.test(noun)) return null;
  if (/^eye[sd]$/.test(noun)) return eyesOf(before);
  const colourWords = before.filter((word) => !MANNERS.test(word)).join(' ');
  const colour = colourWords === '' ? null : hairColour(colourWords);
  if (colour === undefined) return null;
  if (noun.startsWith('freck')) return { hasFreckles: true };
  if (/^eye ?patch/.test(noun)) return { hasEyePatch: true };
  const said = [...before.filter((word) => MANNERS.test(word)), noun].join(' ');
  const beard = BEARDS.find(([words]) => words.test(noun) || words.test(said));
  if (beard) return { beard: { shape: /\blong\b/.test(said) ? 'long' : beard[1], colour } };
  return { hair: { colour, style: styleOf(noun, said) } };
}

/** "big blue eyes"; null without a color. */
function eyesOf(before: readonly string[]): HeadLook | null {
  const words = before.filter((word) => !MANNERS_OF_EYES.test(word)).join(' ');
  const eyes = EYE_COLOURS[words] ?? (COLOURS[words] === undefined ? undefined : words);
  return eyes === undefined ? null : { eyes };
}

function styleOf(noun: string, said: string): HairStyle | null {
  const named = STYLES.find(([words]) => words.test(noun) || words.test(said))?.[1];
  if (named) return named;
  if (/\b(curly|frizzy)\b/.test(said)) return 'curls';
  if (/\bspik(?:y|ed)\b/.test(said)) return 'spiky';
  if (/\bbraided\b/.test(said)) return 'braids';
  return LONG.test(said) ? 'long' : null;
}

const hairColour = (words: string): string | undefined =>
  HAIR_COLOURS[words] ?? (COLOURS[words] === undefined ? undefined : words);

const LONGEST = 6;

/** Makes one item of each phrase about a head, so that its words stay together: "curly red hair". */
export function joinHeadPhrases(asSaid: readonly Item[]): readonly Item[] {
  const sentence = withStylesOfHair(withHairInWind(withAnimalPeople(asSaid)));
  const joined: Item[] = [];
  for (const [i, item] of sentence.entries()) {
    joined.push(isHairWith(sentence, i) ? { ...item, senses: [], text: `two ${item.text}` } : item);
    if (!NOUN.test(item.text) && !NOUN.test(endOf(joined, 2))) continue;
    const length = lengthOfPhrase(joined);
    if (length > 1) joined.push(asOne(joined.splice(-length)));
  }
  return joined;
}

/** Deeds of the wind that are said of hair. */
const IN_WIND = /^(?:blow(?:ing|n|s)?|flow(?:ing|s)?|wav(?:ing|es)|flutter(?:ing|s)?|flying)$/;

const withHairInWind = (sentence: readonly Item[]): readonly Item[] =>
  sentence.map((item, i) =>
    IN_WIND.test(item.text) && /\bhair$/.test(sentence[i - 1]?.text ?? '')
      ? { ...item, senses: [] }
      : item,
  );

const STYLE_BEHIND_HAIR =
  /^up$|^(?:(?:tied|pulled|put|worn|done|up|back)(?: up| back)? )?in(?:to)? (?:(?:a|an|two|her|his) )?(?:(?:messy|neat|high|low|tight|loose|long|top) )*(bun|ponytail|pony tail|braids?|plaits?|pigtails)$/;
/** "pulled back in a messy bun". */
const MOST_WORDS_OF_STYLE = 7;

/** "silver hair in a bun": the style belongs to the hair, and is no thing. */
function withStylesOfHair(sentence: readonly Item[]): readonly Item[] {
  const at = sentence.findIndex(({ text }) => /\bhair$/.test(text));
  if (at < 0) return sentence;
  for (let length = MOST_WORDS_OF_STYLE; length > 0; length--) {
    const behind = sentence.slice(at + 1, at + 1 + length);
    const found = STYLE_BEHIND_HAIR.exec(textOf(behind));
    const hair = sentence[at];
    if (found === null || hair === undefined) continue;
    // "with her hair up".
    const style = found[1] ?? 'bun';
    const name = style === 'bun' ? 'hair bun' : style.replace(/^(braid|plait)s?$/, 'two $1s');
    const text = hair.text.replace(/hair$/, name);
    const source = [hair, ...behind].map((item) => item.source).join(' ');
    const styled = { senses: [], text, source, isBreak: false, isPlural: false };
    return [...sentence.slice(0, at), styled, ...sentence.slice(at + 1 + length)];
  }
  return sentence;
}

/** "a woman with braids": what she has, and no deed. */
const isHairWith = (sentence: readonly Item[], i: number): boolean =>
  AMBIGUOUS.test(sentence[i]?.text ?? '') &&
  sentence[i - 1]?.text === 'with' &&
  sentence[i + 1]?.text !== 'of';

const endOf = (items: readonly Item[], length: number): string => textOf(items.slice(-length));

/** How many items at the end belong to one phrase. */
function lengthOfPhrase(items: readonly Item[]): number {
  let longest = 1;
  for (let length = 2; length <= Math.min(LONGEST, items.length); length++) {
    const first = items.at(-length);
    if (!first || first.isBreak || !(has(first, 'colour') || saysManner(first) || length === 2))
      break;
    if (headLookOf(phraseText(items.slice(-length))) !== null) longest = length;
  }
  return longest;
}

const saysManner = ({ text }: Item): boolean =>
  text
    .split(' ')
    .every(
      (word) =>
        MANNERS.test(word) || MANNERS_OF_EYES.test(word) || HAIR_COLOURS[word] !== undefined,
    );

/** Colors by the name that they are known by. */
const phraseText = (items: readonly Item[]): string =>
  items.map((item) => senseOf(item, 'colour')?.colour ?? item.text).join(' ');

const asOne = (items: readonly Item[]): Item => ({
  senses: [],
  text: phraseText(items),
  source: [...new Set(items.map(({ source }) => source))].join(' '),
  isBreak: false,
  isPlural: false,
});

/** What was said later is added to what was said before. */
export const joinLooks = (before: HeadLook | undefined, added: HeadLook): HeadLook => ({
  ...before,
  ...added,
  ...((before?.hair ?? added.hair) && {
    hair: {
      colour: added.hair?.colour ?? before?.hair?.colour ?? null,
      style: added.hair?.style ?? before?.hair?.style ?? null,
    },
  }),
});
