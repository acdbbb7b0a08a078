import type { SenseRule } from './sense-rules/rule.ts';

/** Countries whose flags are drawn: what is said of their people, what they are called, and days of theirs. */
const COUNTRIES: Readonly<Record<string, string>> = {
  italy: 'italian, italy',
  france: 'french, france, bastille day',
  ireland: 'irish, ireland',
  belgium: 'belgian, belgium',
  romania: 'romanian, romania',
  nigeria: 'nigerian, nigeria',
  peru: 'peruvian, peru',
  mexico: 'mexican, mexico',
  canada: 'canadian, canada',
  portugal: 'portuguese, portugal',
  germany: 'german, germany',
  netherlands: 'dutch, netherlands, holland',
  russia: 'russian, russia',
  hungary: 'hungarian, hungary',
  bulgaria: 'bulgarian, bulgaria',
  austria: 'austrian, austria',
  poland: 'polish, poland',
  indonesia: 'indonesian, indonesia',
  ukraine: 'ukrainian, ukraine',
  colombia: 'colombian, colombia',
  spain: 'spanish, spain',
  argentina: 'argentinian, argentina, argentine',
  india: 'indian, india',
  egypt: 'egyptian, egypt',
  czechia: 'czech, czechia, czech republic',
  cuba: 'cuban, cuba',
  puertorico: 'puerto rican, puerto rico',
  philippines: 'filipino, philippines, philippine',
  chile: 'chilean, chile',
  japan: 'japanese, japan',
  bangladesh: 'bangladeshi, bangladesh',
  brazil: 'brazilian, brazil',
  china: 'chinese, china',
  vietnam: 'vietnamese, vietnam',
  turkey: 'turkish, turkiye',
  pakistan: 'pakistani, pakistan',
  switzerland: 'swiss, switzerland',
  england: 'english, england',
  scotland: 'scottish, scotland',
  britain: 'british, britain, uk, united kingdom, great britain',
  usa: 'american, usa, america, us, united states, 4th of july, fourth of july',
  greece: 'greek, greece',
  sweden: 'swedish, sweden',
  denmark: 'danish, denmark',
  finland: 'finnish, finland',
  norway: 'norwegian, norway',
  iceland: 'icelandic, iceland',
  jamaica: 'jamaican, jamaica',
};

const NAMES = Object.entries(COUNTRIES).map(([country, names]) => ({
  country,
  names: names.split(', '),
}));

/** The names of the flags by their glyphs: "italian flag", "flag of italy". */
export const FLAG_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.map(({ country, names: [people = '', ...lands] }) => [
    `@flagof${country}`,
    [
      `${people} flag`,
      ...lands.flatMap((land) =>
        /\d|fourth|day/.test(land)
          ? []
          : [`${land} flag`, `flag of ${land}`, `flag of the ${land}`],
      ),
    ].join(', '),
  ]),
);

/** What may stand before "flag" where a country's is meant: no color and no other kind of flag. */
const NO_OTHER_FLAG =
  /^(?!.*\b(?:white|red|blue|green|yellow|black|pink|orange|purple|rainbow|pirate|checkered|corner|prayer|no|triangular|bunting) $)/;

/** A flag in a prompt that names a country is that country's, unless the prompt says how it looks. */
export const FLAG_SENSES: readonly SenseRule[] = NAMES.map(({ names }) => ({
  words: 'flag',
  near: new RegExp(String.raw`\b(?:${names.join('|')})\b`),
  before: NO_OTHER_FLAG,
  means: `${names[0]} flag`,
}));

/** What the country of a flag and its people are called; none: it is the flag of no country. */
export const namesOfFlag = (glyph: string): readonly string[] =>
  NAMES.find(({ country }) => glyph === `@flagof${country}`)?.names ?? [];
