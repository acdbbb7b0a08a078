import { pluralOf } from '../inflection.ts';
import { meaningsOf } from '../lexicon.ts';
import { severalOf } from './english-tokens.ts';
import type { Translation } from './translation.ts';
import { isDeed, isSeller } from './word-forms.ts';

type Find = (word: string) => string | undefined;

const JOINTS = ['s', 'n', 'en', 'er', 'es', 'e'];
const SHORTEST_HEAD = 4;
const SHORTEST_MODIFIER = 3;
/** Nouns that are shorter and end many compounds: "Ladentür". */
const SHORT_HEAD = /^(?:tür|tee|zug|bus|hut|uhr|eis|bär|kuh|hai|rad|tal|see|tor)$/;
/** "fantastischer" is no kind of fish. */
const ADJECTIVE = /isch(?:e[rsnm]?)?$/;
/** Nouns of that ending, which need a modifier that is known. */
const NOUN_IN_ISCH = /(?:tisch|fisch)(?:e[sn]?)?$/;

const CONTAINER = /^(?:jar|bottle|basket|box|bag|bucket|bowl|plate|pot|can|tin|crate|barrel)$/;
const PART_OF_BUILDING = /^(?:door|window|roof|gate|chimney)$/;
const isBuildingWord = (english: string): boolean =>
  /^(?:inn|shop|store|church|castle|farmhouse|barn|bakery|school|hotel|restaurant|cafe|pub|palace|temple|monastery|cathedral|chapel|stable|hut|cabin)$/.test(
    english,
  );

const DISH =
  /^(?:ice cream|popsicle|cake|tart|pie|muffin|cupcake|donut|cookies?|pudding|cheesecake|jam|juice|soup|salad|smoothie|milkshake|lemonade|yogurt|sauce|syrup)$/;
/** What has the look of an hour or a season. */
const OF_AIR = /^(?:light|sky|mood|atmosphere|air)$/;

/** What a business is named for is shown on its sign: "Hundesalon", "Angelverein". */
const BUSINESS =
  /^(?:salon|studio|club|rental|service|association|school|workshop|clinic|practice|restaurant|academy)$/;

/** The English of the first part of a compound, which a letter or two join to the second. */
function modifierOf(part: string, find: Find): string | undefined {
  const bare = [
    part,
    ...JOINTS.filter((joint) => part.endsWith(joint)).map((joint) => part.slice(0, -joint.length)),
  ];
  return bare
    .flatMap((word) => [word, `${word}e`, `${word}n`, `${word}en`])
    .filter((word) => word.length >= SHORTEST_MODIFIER)
    .map(find)
    .find((english) => english !== undefined);
}

/** "Holztisch" is a kind of table, "Winterlandschaft" a landscape in winter, "Kuchenbacken" the baking of cake. */
export function readCompound(
  word: string,
  find: Find,
  singularsOf: (word: string) => string[],
  isEnglishNoun: (english: string) => boolean,
): Translation | null {
  if (ADJECTIVE.test(word) && !NOUN_IN_ISCH.test(word)) return null;
  for (let at = SHORTEST_MODIFIER; at <= word.length - SHORTEST_MODIFIER; at++) {
    const head = word.slice(at);
    if (head.length < SHORTEST_HEAD && !SHORT_HEAD.test(head)) continue;
    const one = [head, ...singularsOf(head)].find((each) => find(each) !== undefined);
    const english = one === undefined ? undefined : find(one);
    if (one === undefined || english === undefined) continue;
    // "überholt" is no kind of "holt".
    if (/[^aeiou]t$/.test(head) && isDeed(english)) continue;
    const modifier = modifierOf(word.slice(0, at), find);
    // "lustiger" is no kind of tiger, and Neuschwanstein no kind of stone; an unknown wood is a wood.
    const isPlace = meaningsOf(english)[0]?.kind === 'setting';
    if (modifier === undefined && !(isPlace && at > SHORTEST_MODIFIER && one === head)) continue;
    // "Mandelblüten": lists have the plural as well.
    const isPlural = one !== head || (head.endsWith('n') && find(head.slice(0, -1)) === english);
    if (modifier === undefined) return { english, isPlural, isKind: true };
    if (head.endsWith('en') && isDeed(english)) {
      return {
        english: find(`${head} ${word.slice(0, at)}`) ?? `${english} ${modifier}`,
        isPlural,
      };
    }
    // "Küchentisch": English has a name for it.
    const name = `${modifier} ${english}`;
    if (isEnglishNoun(name)) return { english: name, isPlural };
    // "Gasthaustür": the building is seen with its part.
    if (PART_OF_BUILDING.test(english) && isBuildingWord(modifier)) {
      return {
        english: `${isPlural ? pluralOf(english) : english} of the ${modifier}`,
        isPlural: false,
      };
    }
    // "Apfelkorb": what is in it is seen.
    if (CONTAINER.test(english) && isEnglishNoun(modifier)) {
      const inside = /^(?:basket|crate)$/.test(english) ? severalOf(modifier) : modifier;
      return { english: `${isPlural ? pluralOf(english) : english} of ${inside}`, isPlural: false };
    }
    // "Eisverkäufer".
    if (isSeller(english)) {
      return { english: `${english} with ${modifier}`, isPlural: false };
    }
    // "Erdbeereis", "Kürbissuppe": what a dish is made of is seen.
    if (DISH.test(english) && isEnglishNoun(modifier)) {
      return { english: isPlural ? severalOf(name) : name, isPlural: false };
    }
    // "Katzenmotiv", "Katzenmuster", "Entenfamilie": what is seen on it, and whose it is.
    if (/^(?:print|pattern|costume|family)$/.test(english))
      return { english: name, isPlural: false };
    // "Hasenbaby".
    if (english === 'baby') {
      return { english: `baby ${modifier}`, isPlural: false };
    }
    const isTrade = BUSINESS.test(english) && isEnglishNoun(modifier);
    if (isTrade || isSaidOf(modifier, isPlace || OF_AIR.test(english))) {
      return { english: isPlural ? severalOf(name) : name, isPlural: false };
    }
    return { english, isPlural, isKind: true };
  }
  return null;
}

/** Feasts, seasons and colors that English says as a word of its own, and the air of a place: "Winterlandschaft". */
function isSaidOf(modifier: string, isPlace: boolean): boolean {
  if (/^(?:spring|summer|autumn|winter)$/.test(modifier)) return true;
  return meaningsOf(modifier).some(
    ({ kind }) =>
      kind === 'festival' ||
      kind === 'colour' ||
      (isPlace && (kind === 'time' || kind === 'weather')),
  );
}
