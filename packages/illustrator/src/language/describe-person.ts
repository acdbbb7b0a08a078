import { COSTUMES, COSTUMES_OF_WORDS } from './costumes.ts';
import { singularPhrase } from './inflection.ts';
import {
  KIN_WORDS,
  KNOWN_BY_DRESS,
  type Look,
  LOOK_WORDS,
  SKIN_OF_COLOUR,
  SKIN_WORDS,
} from './people-words.ts';
import { SKIN_TONES, tonedGlyph } from './skin-tones.ts';
import type { Person } from './spec.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SaidOfPerson {
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

export const isOfPeople = (word: string): boolean => LOOK_WORDS.has(word) || SKIN_WORDS.has(word);

/**
 * What words for people make of a person: the skin that may be drawn, and the picture with the hair,
 * the age or the sign that was named.
 * @param noun as written; decides about kin and about people known by their dress
 */
export function describePerson(
  glyph: string,
  noun: string,
  { colours, words }: SaidOfPerson,
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
    person: {
      skin: SKIN_TONES.filter((tone) => skins.length === 0 || skins.includes(tone)),
      isKin: KIN_WORDS.has(name) || KIN_WORDS.has(noun),
    },
    colours: colours.filter((colour) => ofDress || !SKIN_OF_COLOUR.has(colour)),
  };
  for (const word of words) {
    const [look] = LOOK_WORDS.get(word) ?? [];
    if (look === undefined) continue;
    const changed = withLook(described.glyph, look, vocabulary);
    if (changed === null) {
      described.unknown.push(word);
      continue;
    }
    const isRole = changed !== described.glyph && SHOWN_BY_TOOL.test(roleOf(glyph, vocabulary));
    const keepsDress = look === 'female' || look === 'male';
    if (isRole && !keepsDress) described.tool = COSTUMES_OF_WORDS[name] ?? COSTUMES[glyph] ?? null;
    described.glyph = changed;
  }
  return described;
}

const roleOf = (glyph: string, vocabulary: Vocabulary): string =>
  vocabulary.categoryOf(glyph) ?? '';
const SHOWN_BY_TOOL = /^person-(role|fantasy)$/;

const MEN = /^(man|boy|prince|old-man|merman)\b/;
const WOMEN = /^(woman|girl|princess|old-woman|mermaid|mrs-claus)\b/;
const BARE = new Set(['man', 'woman', 'person', 'boy', 'girl']);
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
  if (isRole ? COSTUMES[plainRole(glyph)] === undefined : !BARE.has(glyph)) return null;
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
