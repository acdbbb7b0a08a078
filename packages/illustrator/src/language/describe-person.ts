import { COSTUMES, COSTUMES_OF_WORDS } from './costumes.ts';
import { FACES } from './faces.ts';
import { headLookOf, joinLooks } from './head-look.ts';
import { singularPhrase } from './inflection.ts';
import {
  KIN_WORDS,
  KNOWN_BY_DRESS,
  type Look,
  LOOK_WORDS,
  SKIN_OF_COLOUR,
  SKIN_WORDS,
} from './people-words.ts';
import type { Beard, HairStyle, HeadLook, Person } from './person.ts';
import { SKIN_TONES, tonedGlyph } from './skin-tones.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SaidOfPerson {
  /** What was said of the head before. */
  readonly head?: HeadLook | undefined;
  readonly colours: readonly string[];
  /** Those of `LOOK_WORDS` and `SKIN_WORDS`. */
  readonly words: readonly string[];
}

export interface DescribedPerson {
  readonly glyph: string;
  readonly person: Person;
  /** The colors that are not of the skin. */
  readonly colours: string[];
  /** The tool that shows a role when its own glyph has no such hair or age. */
  readonly tool: string | null;
  /** Words that no picture of this person shows. */
  readonly unknown: readonly string[];
}

/** Whether there are pictures of it in the skin tones of people. */
export const isHuman = (glyph: string, vocabulary: Vocabulary): boolean =>
  (vocabulary.categoryOf(glyph) ?? '').startsWith('person') &&
  vocabulary.categoryOf(tonedGlyph(glyph, 'dark')) !== null;

export const isOfPeople = (word: string): boolean =>
  LOOK_WORDS.has(word) || SKIN_WORDS.has(word) || headLookOf(word) !== null;

/**
 * What words for people make of a person: the skin that may be drawn, and the picture with the hair,
 * the age or the sign that was named.
 * @param noun as written; decides about kin and about people known by their dress
 */
export function describePerson(
  glyph: string,
  noun: string,
  { colours, words, head: headBefore }: SaidOfPerson,
  vocabulary: Vocabulary,
): DescribedPerson {
  const name = singularPhrase(noun);
  const ofDress = KNOWN_BY_DRESS.has(name.split(' ').at(-1) ?? '');
  const skins = [
    ...(ofDress ? [] : colours.flatMap((colour) => SKIN_OF_COLOUR.get(colour) ?? [])),
    ...words.flatMap((word) => SKIN_WORDS.get(word) ?? []),
  ];
  const described = {
    glyph,
    tool: null as string | null,
    unknown: [] as string[],
    head: headBefore,
  };
  let isInWheelchair = false;
  for (const word of words) {
    const looked = lookedLike(described, word, vocabulary);
    if (looked === null && LOOK_WORDS.get(word)?.[0] === 'in-manual-wheelchair')
      isInWheelchair = true;
    else if (looked === null) described.unknown.push(word);
    else Object.assign(described, looked);
    const isRole = described.glyph !== glyph && SHOWN_BY_TOOL.test(roleOf(glyph, vocabulary));
    const keepsDress = described.glyph.endsWith(plainRole(glyph));
    if (isRole && !keepsDress) described.tool = COSTUMES_OF_WORDS[name] ?? COSTUMES[glyph] ?? null;
  }
  const { head: shown, ...rest } = described;
  const isElf = ELVES.test(glyph) && !ELVES.test(described.glyph);
  const head: HeadLook | undefined = isElf ? { ...shown, hasPointedEars: true } : shown;
  return {
    ...rest,
    person: {
      skin: SKIN_TONES.filter((tone) => skins.length === 0 || skins.includes(tone)),
      isKin: KIN_WORDS.has(name) || KIN_WORDS.has(noun),
      ...(head && { head }),
      ...(isInWheelchair && { isInWheelchair }),
    },
    colours: colours.filter((colour) => ofDress || !SKIN_OF_COLOUR.has(colour)),
  };
}

interface Looks {
  readonly glyph: string;
  readonly head?: HeadLook | undefined;
}

/** The person with what one more word says; null when no picture shows it. */
function lookedLike({ glyph, head }: Looks, word: string, vocabulary: Vocabulary): Looks | null {
  const said = headLookOf(word);
  if (said?.beard && HAIRY_MAGES.has(glyph)) return { glyph, head: joinLooks(head, said) };
  const isOfEyes = said?.eyes !== undefined && !ELVES.test(glyph);
  if (isOfEyes) return FACES[glyph]?.human === true ? { glyph, head: joinLooks(head, said) } : null;
  const look = said === null ? LOOK_WORDS.get(word)?.[0] : glyphLookFor(glyph, said);
  if (look === undefined && said === null) return { glyph, head };
  if (said?.hasPointedEars === true && ELVES.test(glyph)) return { glyph, head };
  const changed = look === undefined ? glyph : withLook(glyph, look, vocabulary);
  if (changed === null || (said !== null && !BARE_HEAD.test(changed))) return null;
  const isElder = ELDERS.has(changed);
  if (isElder && said?.hair?.colour != null && said.hair.colour !== 'white') return null;
  // What the glyph showed before and the new one does not.
  const lost: HeadLook = {
    ...(CHILDREN.has(glyph) && changed !== glyph && { isYoung: true }),
    ...(glyph.endsWith('-beard') &&
      changed !== glyph &&
      look !== 'female' && { beard: FULL_BEARD }),
    ...(glyph.endsWith('-curly-hair') &&
      changed !== glyph && { hair: { colour: null, style: 'curls' as const } }),
  };
  const added = said === null || look === 'beard' ? {} : said;
  const looks = [head, lost, added].reduce<HeadLook>(
    (all, each) => (each === undefined ? all : joinLooks(all, each)),
    {},
  );
  return { glyph: changed, head: Object.keys(looks).length > 0 ? looks : undefined };
}

const FULL_BEARD: Beard = { shape: 'full', colour: null };
/** Drawn as people with pointed ears when something is said of their heads. */
const ELVES = /^(?:(?:wo)?man-)?elf$/;
const CHILDREN = new Set(['girl', 'boy', 'child']);
/** Heads without dress, on which hair and beards can be drawn. */
const BARE_HEAD = /^(man|woman|person|boy|girl|child|old-man|old-woman|older-person)\b(?!-with)/;

/** The natural colors of hair that glyphs have. */
const GLYPHS_OF_COLOURS: Readonly<Record<string, Look>> = {
  red: 'red-hair',
  blond: 'blond-hair',
  brown: 'brown-hair',
  black: 'black-hair',
  white: 'white-hair',
};

/**
 * The glyph whose head goes with what was said; undefined: any. White hair can be dyed, and what has
 * another shape than the hair of glyphs is drawn on a bald head.
 */
function glyphLookFor(glyph: string, { hair, beard, eyes }: HeadLook): Look | undefined {
  if (eyes !== undefined && ELVES.test(glyph)) return 'brown-hair';
  const isPlain = beard?.shape === 'full' && beard.colour === null;
  if (isPlain && (/^(man|person)$/.test(glyph) || !BARE_HEAD.test(glyph))) return 'beard';
  if (beard && !BARE_HEAD.test(glyph)) return GLYPHS_OF_COLOURS[beard.colour ?? 'brown'];
  if (!hair)
    return beard?.colour === 'white' && /^(man|person)$/.test(glyph) ? 'white-hair' : undefined;
  if (hair.style === 'mohawk') return 'bald';
  if (CHILDREN.has(glyph) && KEEP_HEAD_OF_CHILD.has(hair.style)) return undefined;
  const natural = hair.colour === null ? undefined : GLYPHS_OF_COLOURS[hair.colour];
  if (hair.style === 'curls')
    return /^(brown|black)-/.test(natural ?? 'brown-') ? 'curly-hair' : 'bald';
  if (hair.colour === null) return BARE_HEAD.test(glyph) ? undefined : 'brown-hair';
  return natural ?? 'white-hair';
}

/** Styles that go with the hair of a child's own head; others would show its tails besides. */
const KEEP_HEAD_OF_CHILD: ReadonlySet<HairStyle | null> = new Set<HairStyle | null>([
  null,
  'long',
  'pigtails',
  'braids',
  'spiky',
]);

const roleOf = (glyph: string, vocabulary: Vocabulary): string =>
  vocabulary.categoryOf(glyph) ?? '';
const SHOWN_BY_TOOL = /^person-(role|fantasy)$/;

const MEN = /^(man|boy|prince|old-man|merman)\b/;
const WOMEN = /^(woman|girl|princess|old-woman|mermaid|mrs-claus)\b/;
const BARE = new Set(['man', 'woman', 'person', 'boy', 'girl']);
const withoutHair = (glyph: string): string =>
  glyph.replace(/-(beard|bald|(red|blond|brown|black|white|curly)-hair)$/, '');
const ELDERS = new Set(['old-man', 'old-woman', 'older-person']);
const HAIRY_MAGES = new Set(['mage', 'santa-claus', 'mrs-claus', 'mx-claus']);

/** The picture of the same person with a look; null when there is none. */
function withLook(glyph: string, look: Look, vocabulary: Vocabulary): string | null {
  if (look === 'female' || look === 'male') return ofGender(glyph, look, vocabulary);
  if (glyph.endsWith(look)) return glyph;
  const isElder = ELDERS.has(glyph) || HAIRY_MAGES.has(glyph);
  if (isElder && (look === 'old' || look === 'white-hair' || look === 'beard')) return glyph;
  const isRole = SHOWN_BY_TOOL.test(roleOf(glyph, vocabulary));
  // A role without a tool that shows it would be lost with its picture.
  const isUnknown = COSTUMES[plainRole(glyph)] === undefined && !ELVES.test(glyph);
  if (isRole ? isUnknown : !BARE.has(withoutHair(glyph))) return null;
  const who = WOMEN.test(glyph) ? 'woman' : MEN.test(glyph) ? 'man' : 'person';
  const changed = pictureOf(who, look);
  return changed !== null && vocabulary.categoryOf(changed) !== null ? changed : null;
}

/** The woman or the man of a trade; the same picture where there is only one. */
function ofGender(glyph: string, look: 'female' | 'male', vocabulary: Vocabulary): string {
  const isFemale = look === 'female';
  if (glyph === 'person') return isFemale ? 'woman' : 'man';
  if (glyph === 'child' || glyph === 'baby') return isFemale ? 'girl' : 'boy';
  if (glyph === 'older-person') return isFemale ? 'old-woman' : 'old-man';
  if (isFemale && /^man\b/.test(glyph)) return 'woman';
  const own = `${isFemale ? 'woman' : 'man'}-${plainRole(glyph)}`;
  return vocabulary.categoryOf(own) === null ? glyph : own;
}

/** "woman-cook" is a cook too. */
const plainRole = (glyph: string): string =>
  COSTUMES[glyph] === undefined ? glyph.replace(/^(wo)?man-/, '') : glyph;

function pictureOf(who: 'man' | 'woman' | 'person', look: Look): string | null {
  if (look === 'old') return who === 'person' ? 'older-person' : `old-${who}`;
  if (look === 'with-headscarf') return who === 'man' ? null : 'woman-with-headscarf';
  return `${who}-${look}`;
}
