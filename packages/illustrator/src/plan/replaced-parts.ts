import { isAnimate } from '../language/kinds-of-things.ts';
import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

const THING = String.raw`(?:an?|the|some)? ?(?<thing>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)`;
const OWNED = String.raw`(?:an?|his|her|its|their|the)`;
const PART = String.raw`(?<part>head|face|shell|hump|back|saddle)`;
/** "with a lamp instead of a head", "with a TV for a head", "whose head is a cloud". */
const REPLACED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:with|has|having) ${THING} (?:instead of|in place of|for|as|where) ${OWNED} ${PART}\b`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:whose|with its|his|her) ${PART} is ${THING}(?=$|[,.;])`, 'iu'),
];
/** Words of the prompt that the picture shows by the change. */
const SAID = /^(?:instead of|in place of|for|as|whose|is|head|face|shell)$/i;

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

/** A thing where a part of somebody would be: a lamp on the neck of a man, a castle on the back of a turtle. */
export function replaceParts(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const found = findReplaced(spec, vocabulary);
  if (found === null) return spec;
  const { owner, thing, part } = found;
  const isHead = /^(?:head|face)$/.test(part);
  const isOfBoth = ({ from, to }: Relation): boolean =>
    [from, to].includes(owner) && [from, to].includes(thing);
  const relation: Relation = isHead
    ? { from: owner, to: thing, kind: 'hold' }
    : { from: thing, to: owner, kind: 'on', said: ON_ITS_BACK };
  const related = {
    ...spec,
    relations: [...spec.relations.filter((each) => !isOfBoth(each)), relation],
  };
  const bare = WITHOUT_SHELL[spec.subjects[owner]?.glyph ?? ''];
  const changed = isHead
    ? withChangedAt(related, thing, { isAsHead: true, motion: null })
    : withChangedAt(related, owner, part === 'shell' && bare !== undefined ? { glyph: bare } : {});
  return showWords(changed, SAID);
}

const ON_ITS_BACK = { word: 'on its back', text: 'on its back' } as const;
