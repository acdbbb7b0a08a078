import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isAmong, showWords, withChangedAt } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const THING = String.raw`(?:an?|the|some)? ?(?<thing>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)`;
const OWNED = String.raw`(?:an?|his|her|its|their|the)`;
const PART = String.raw`(?<part>head|face|hair|shell|hump|back|saddle)`;
/** "with a lamp instead of a head", "with a TV for a head", "whose head is a cloud". */
const REPLACED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:with|has|having) ${THING} (?:instead of|in place of|for|as|where) (?:${OWNED} )?${PART}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:whose|with its|his|her) ${PART} is (?:made of )?${THING}(?=$|[,.;])`,
    'iu',
  ),
  new RegExp(String.raw`\b${PART} (?:made (?:out )?of|of) ${THING}(?=$|[,.;])`, 'iu'),
];
/** Words of the prompt that the picture shows by the change. */
const SAID = /^(?:instead of|in place of|for|as|whose|is|head|face|hair|shell|made of)$/i;
/** Things that make a head of hair. */
const AS_HAIR =
  /^(?:cloud|fire|@flame\w*|leaf\w*|feather|seashell|spiral-shell|red-heart|@?star|butterfly|snake|balloon|@bubble|snowflake|droplet|lollipop|candy)$/;
const HAIRS = 15;
/** Drawn in one piece with their own hair. */
const WITH_OWN_HAIR = /^mer/;

/** What is left of an animal without its shell. */
const WITHOUT_SHELL: Readonly<Record<string, string>> = { snail: '@slug' };

interface Replaced {
  readonly owner: number;
  readonly thing: number;
  readonly part: string;
}

function findReplaced(spec: PromptSpec, vocabulary: Vocabulary): Replaced | null {
  const said = REPLACED.map((words) => words.exec(spec.prompt)?.groups).find(Boolean);
  const part = said?.['part']?.toLowerCase();
  const words = said?.['thing']?.toLowerCase().split(' ') ?? [];
  if (part === undefined) return null;
  const thing = spec.subjects.findIndex(({ word, source }) =>
    (source ?? word)
      .toLowerCase()
      .split(' ')
      .every((each) => words.includes(each)),
  );
  const owner = spec.subjects.findLastIndex(
    ({ glyph, count }, index) => index < thing && count === 1 && isAnimate(glyph, vocabulary),
  );
  return thing < 0 || owner < 0 ? null : { owner, thing, part };
}

const isFlower = (glyph: string, vocabulary: Vocabulary): boolean =>
  vocabulary.categoryOf(glyph) === 'plant-flower';

/** A thing where a part of somebody would be: a lamp on the neck of a man, a castle on the back of a turtle. */
export function replaceParts(said: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const spec = withHairOfPieces(said, vocabulary);
  const found = findReplaced(spec, vocabulary);
  if (found === null) return withoutClaimedHair(spec);
  const glyph = spec.subjects[found.thing]?.glyph ?? '';
  if (/^(?:head|face)$/.test(found.part))
    return showWords(asPart(spec, found, { isAsHead: true, motion: null }), SAID);
  if (found.part !== 'hair') return showWords(onBack(spec, found), SAID);
  const isHair =
    (isFlower(glyph, vocabulary) || AS_HAIR.test(glyph)) &&
    !WITH_OWN_HAIR.test(spec.subjects[found.owner]?.glyph ?? '');
  const hair = { isAsHair: true, motion: null, count: HAIRS } as const;
  return isHair ? showWords(asPart(spec, found, hair), SAID) : withoutClaimedHair(spec);
}

/** "a woman whose hair is a waterfall": her hair is not, where the picture shows no such hair. */
function withoutClaimedHair(spec: PromptSpec): PromptSpec {
  const part = REPLACED.map((words) => words.exec(spec.prompt)?.groups?.['part']).find(Boolean);
  return part?.toLowerCase() === 'hair'
    ? { ...spec, words: takeBackWords(spec.words, new Set(['hair'])) }
    : spec;
}

/** The same, with another relation between the two. */
const related = (spec: PromptSpec, { owner, thing }: Replaced, relation: Relation): PromptSpec => ({
  ...spec,
  relations: [...spec.relations.filter((each) => !isAmong(each, [owner, thing])), relation],
});

const asPart = (spec: PromptSpec, found: Replaced, changes: Partial<Subject>): PromptSpec =>
  withChangedAt(
    related(spec, found, { from: found.owner, to: found.thing, kind: 'hold' }),
    found.thing,
    changes,
  );

function onBack(spec: PromptSpec, found: Replaced): PromptSpec {
  const { owner, thing, part } = found;
  const said = { word: 'on its back', text: 'on its back' };
  const placed = related(spec, found, { from: thing, to: owner, kind: 'on', said });
  const bare = WITHOUT_SHELL[spec.subjects[owner]?.glyph ?? ''];
  return part === 'shell' && bare !== undefined
    ? withChangedAt(placed, owner, { glyph: bare })
    : placed;
}

/** What hair of things that have no shape is drawn of. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^(?:fire|flames?|lava)$/, 'fire'],
  [/^(?:water|waterfalls?|waves?|rain|ocean)$/, 'droplet'],
  [/^(?:smoke|fog|mist|cotton|foam)$/, 'cloud'],
  [/^(?:ice|snow|frost)$/, 'snowflake'],
  [/^(?:galaxy|stardust|starlight)$/, '@star'],
];

/** The glyph of what the prompt says that hair is, where no subject is; null for none. */
function glyphOfHair(word: string, owner: Subject): string | null {
  const [material] = owner.madeOf ?? [];
  const shape = SHAPES.find(([words]) => words.test(word))?.[1];
  if (shape !== undefined) return shape;
  return material?.kind === 'pieces' ? (material.glyphs[0] ?? null) : null;
}

/** "a woman with hair made of flowers", "whose hair is a waterfall": the hair is, and she herself is not. */
function withHairOfPieces(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const said = REPLACED.map((words) => words.exec(spec.prompt)?.groups).find(Boolean);
  const word = said?.['thing']?.toLowerCase().split(' ').at(-1) ?? '';
  const owner = spec.subjects.findIndex(({ glyph }) => isAnimate(glyph, vocabulary));
  const subject = spec.subjects[owner];
  if (said?.['part']?.toLowerCase() !== 'hair' || !subject || WITH_OWN_HAIR.test(subject.glyph))
    return spec;
  const isNamed = spec.subjects.some(
    (each) => each !== subject && [each.word, each.source].includes(word),
  );
  const glyph = isNamed ? null : glyphOfHair(word, subject);
  if (glyph === null) return spec;
  const { madeOf, ...own } = subject;
  const bare = madeOf === undefined ? own : { ...own, colour: null, motion: null };
  const subjects = spec.subjects.map((each): Subject => (each === subject ? bare : each));
  return { ...spec, subjects: [...subjects, oneOf(glyph, word)] };
}
