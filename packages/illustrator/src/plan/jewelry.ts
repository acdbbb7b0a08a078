import { isColourName } from '../language/colours.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { inSteps, leavingOut, withChanged, withChangedAt, withWordsShown } from './spec-changes.ts';

const NECKLACES = /^@(?:chainnecklace|pearlpendant|necklace)$/;
const RINGS = /^@(?:ring|diamondring)$/;
const BUST = /\bbusts?$|\bmannequin$|\bjewelry stand$/i;
const BUST_WORDS =
  /^(?:(?:jewel(?:le)?ry|display|velvet) )*(?:bust|display|jewel(?:le)?ry|on|velvet)$/i;

/** The shapes that pendants are drawn in, by the words for them. */
const SHAPES: readonly (readonly [words: RegExp, shape: string])[] = [
  [/\b(?:crescent|moon)\b/i, 'moon'],
  [/\bheart\b/i, 'heart'],
  [/\bstar\b/i, 'star'],
  [/\b(?:cross|crucifix)\b/i, 'cross'],
  [/\bleaf\b/i, 'leaf'],
];
const PENDANT = /(?<shape>(?:[a-z]+[ -]){0,2})(?:shaped )?(?:pendant|charm|locket)\b/i;

/** The shape of the pendant that the prompt names, with the words for it; undefined: it has no shape of its own. */
function shapeSaid(prompt: string): (typeof SHAPES)[number] | undefined {
  const before = PENDANT.exec(prompt)?.groups?.['shape'] ?? '';
  return SHAPES.find(([words]) => words.test(before));
}

/** "a necklace with a moon pendant on a bust": one necklace, with its pendant, around the neck of the bust. */
function withPendants(spec: PromptSpec): PromptSpec {
  const { subjects, prompt } = spec;
  const index = subjects.findIndex(({ glyph }) => NECKLACES.test(glyph));
  const necklace = subjects[index];
  if (necklace === undefined) return spec;
  const isBust = ({ glyph, word }: Subject): boolean => glyph === '@statue' && BUST.test(word);
  const isOnBust =
    subjects.some(isBust) &&
    /\bon (?:an? |the )?(?:[\w-]+ ){0,2}(?:bust|mannequin)\b/i.test(prompt);
  const shape = shapeSaid(prompt);
  if (!isOnBust && shape === undefined) return spec;
  const isPearls = necklace.glyph === '@necklace';
  const form = shape?.[1] ?? (isPearls ? 'pearls' : 'drop');
  const glyph = isOnBust ? `@bustwith${form}` : `@necklaceof${form}`;
  const others = (each: Subject, at: number): boolean =>
    at !== index && (NECKLACES.test(each.glyph) || (isOnBust && isBust(each)));
  const worn = leavingOut(withChangedAt(spec, index, { glyph, count: 1 }), others);
  return withWordsShown(
    worn,
    (word) =>
      (isOnBust && BUST_WORDS.test(word)) ||
      shape?.[0].test(word) === true ||
      /^pendant$/i.test(word),
  );
}

/** Color names of stones. */
const STONES: Readonly<Record<string, string>> = {
  emerald: 'emerald',
  ruby: 'ruby',
  sapphire: 'sapphire',
  amethyst: 'purple',
  topaz: 'amber',
  aquamarine: 'aqua',
  garnet: 'crimson',
  peridot: 'lime',
};
const STONE_WORDS =
  /^(?:emerald|ruby|sapphire|amethyst|topaz|aquamarine|garnet|peridot|stone|gem|gemstone|jewel)s?$/i;
const WITH_STONE = /(?<said>(?:\b[a-z]+ ){1,2})(?:stone|gem|gemstone|jewel)\b/i;

/** The color name of the stone that a ring carries; null: the prompt names none. */
function stoneSaid(prompt: string): string | null {
  const named = Object.keys(STONES).find((name) => new RegExp(`\\b${name}\\b`, 'i').test(prompt));
  if (named !== undefined) return STONES[named] ?? null;
  const said = WITH_STONE.exec(prompt)?.groups?.['said']?.toLowerCase() ?? '';
  return said.split(' ').find(isColourName) ?? null;
}

const STONE_THINGS = /^(?:rock|gem-stone)$/;

/** "a gold ring with a green stone in a velvet box": the ring carries the stone, and is in the box. */
function withStones(spec: PromptSpec): PromptSpec {
  const { subjects, prompt } = spec;
  const index = subjects.findIndex(({ glyph, count }) => RINGS.test(glyph) && count === 1);
  const ring = subjects[index];
  const stone = ring === undefined ? null : stoneSaid(prompt);
  if (ring === undefined || stone === null || subjects.some(({ person }) => person !== null))
    return spec;
  const isBox = ({ glyph }: Subject): boolean => /^@(?:ringbox|box)$/.test(glyph);
  const boxed = spec.relations.some(
    ({ from, to, kind }) =>
      from === index &&
      /^(?:in|inside)$/.test(kind) &&
      subjects[to] !== undefined &&
      isBox(subjects[to]),
  );
  const metal = /\b(?:silver|platinum|white gold)\b/i.test(prompt) ? 'silver' : 'gold';
  const glyph = `@${metal}${boxed ? 'gembox' : 'gemring'}`;
  const set = withChangedAt(spec, index, { glyph, colour: stone });
  const bare = leavingOut(
    set,
    (each, at) => at !== index && (STONE_THINGS.test(each.glyph) || (boxed && isBox(each))),
  );
  return withWordsShown(
    bare,
    (word) => STONE_WORDS.test(word) || (boxed && /\bbox$|^(?:open|velvet)$/i.test(word)),
  );
}

/** A ring is small in a box for presents. */
const IN_BOX = 0.35;

/** "a ring in a gift box": the box is larger than what is given in it. */
function inPresents(spec: PromptSpec): PromptSpec {
  const isInBox = (index: number): boolean =>
    spec.relations.some(
      ({ from, to, kind }) =>
        from === index &&
        /^(?:in|inside)$/.test(kind) &&
        /^(?:wrapped-gift|@box)$/.test(spec.subjects[to]?.glyph ?? ''),
    );
  return withChanged(spec, ({ glyph }, index) => RINGS.test(glyph) && isInBox(index), {
    scale: IN_BOX,
  });
}

/** Jewelry as the prompt says it: with its pendant, its stone, and on or in what shows it. */
export const jewelry = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [withPendants, withStones, inPresents]);
