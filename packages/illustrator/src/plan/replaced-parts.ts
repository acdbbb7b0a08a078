import { isAnimate } from '../language/kinds-of-things.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChangedAt, withOnlyRelation } from './spec-changes.ts';
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

/** What the prompt says to be replaced, in lower case: a part, and the words for what is in its place. */
interface Said {
  readonly part: string;
  readonly words: readonly string[];
}

function readReplaced(prompt: string): Said | null {
  for (const pattern of REPLACED) {
    const { part, thing } = pattern.exec(prompt)?.groups ?? {};
    if (part !== undefined && thing !== undefined)
      return { part: part.toLowerCase(), words: thing.toLowerCase().split(' ') };
  }
  return null;
}

/** The indices of somebody and of what is in the place of a part of them. */
interface Replaced {
  readonly owner: number;
  readonly thing: number;
}

function findReplaced(spec: PromptSpec, { words }: Said, vocabulary: Vocabulary): Replaced | null {
  const thing = spec.subjects.findIndex(({ word, source }) =>
    (source ?? word)
      .toLowerCase()
      .split(' ')
      .every((each) => words.includes(each)),
  );
  const owner = spec.subjects.findLastIndex(
    ({ glyph, count }, index) => index < thing && count === 1 && isAnimate(glyph, vocabulary),
  );
  return thing < 0 || owner < 0 ? null : { owner, thing };
}

const isFlower = (glyph: string, vocabulary: Vocabulary): boolean =>
  vocabulary.categoryOf(glyph) === 'plant-flower';

/** A thing where a part of somebody would be: a lamp on the neck of a man, a castle on the back of a turtle. */
export function replaceParts(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const said = readReplaced(spec.prompt);
  if (said === null) return spec;
  if (said.part === 'hair') return replaceHair(spec, said, vocabulary);
  const found = findReplaced(spec, said, vocabulary);
  if (found === null) return spec;
  const replaced = /^(?:head|face)$/.test(said.part)
    ? asPart(spec, found, { heldAs: 'ashead', motion: null })
    : onBack(spec, found, said.part);
  return showWords(replaced, SAID);
}

/** "a woman whose hair is a waterfall": the word is taken back where the picture shows no such hair. */
function replaceHair(spec: PromptSpec, said: Said, vocabulary: Vocabulary): PromptSpec {
  const pieces = withHairOfPieces(spec, said, vocabulary);
  const found = findReplaced(pieces, said, vocabulary);
  const { glyph = '' } = pieces.subjects[found?.thing ?? -1] ?? {};
  const isHair =
    (isFlower(glyph, vocabulary) || AS_HAIR.test(glyph)) &&
    !WITH_OWN_HAIR.test(pieces.subjects[found?.owner ?? -1]?.glyph ?? '');
  const hair = { heldAs: 'ashair', motion: null, count: HAIRS } as const;
  return found !== null && isHair
    ? showWords(asPart(pieces, found, hair), SAID)
    : { ...pieces, words: takeBackWords(pieces.words, new Set(['hair'])) };
}

const asPart = (
  spec: PromptSpec,
  { owner, thing }: Replaced,
  changes: Partial<Subject>,
): PromptSpec =>
  withChangedAt(withOnlyRelation(spec, { from: owner, to: thing, kind: 'hold' }), thing, changes);

function onBack(spec: PromptSpec, { owner, thing }: Replaced, part: string): PromptSpec {
  const said = { word: 'on its back', text: 'on its back' };
  const placed = withOnlyRelation(spec, { from: thing, to: owner, kind: 'on', said });
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
function withHairOfPieces(spec: PromptSpec, { words }: Said, vocabulary: Vocabulary): PromptSpec {
  const word = words.at(-1) ?? '';
  const owner = spec.subjects.findIndex(({ glyph }) => isAnimate(glyph, vocabulary));
  const subject = spec.subjects[owner];
  if (!subject || WITH_OWN_HAIR.test(subject.glyph)) return spec;
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
