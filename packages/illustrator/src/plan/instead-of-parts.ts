import { escaped } from '../language/escaped.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { inSteps, leavingOut, showWords, withChangedAt } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const INSTEAD = '(?:instead of|in place of|for|as)';
const OWNER = '(?:(?:a|an|the|his|her|its) )?';
const TREE = /tree$|^@\w*tree$/;
/** The tree that a crown of things is drawn for. */
const BROAD = '@leaftree';

/** Whether the prompt says that a thing is where a part of another one would be: "with coins instead of leaves". */
const isForPart = (prompt: string, { word }: Subject, part: string): boolean =>
  new RegExp(
    `\\b${escaped(word)} ${INSTEAD} ${OWNER}${part}\\b|\\b${part} (?:is|are|made of|of) (?:[\\w-]+ )?${escaped(word)}\\b`,
    'iu',
  ).test(prompt);

/** "a tree with gold coins instead of leaves": they fill its crown. */
function insteadOfLeaves(spec: PromptSpec): PromptSpec {
  const { subjects, prompt } = spec;
  const tree = subjects.findIndex(({ glyph, count }) => TREE.test(glyph) && count === 1);
  if (tree < 0) return spec;
  const at = subjects.findIndex(
    (subject, i) => i !== tree && isForPart(prompt, subject, '(?:leaves|foliage|leaf)'),
  );
  const things = subjects[at];
  if (!things) return spec;
  const { glyph, colour } = things;
  const crowned = withChangedAt(spec, tree, { glyph: BROAD, leaves: { glyph, colour } });
  return showWords(
    leavingOut(crowned, (subject) => subject === things),
    /^(?:leaves|foliage|leaf|money)$/i,
  );
}

/** Parts of people and things that something else cannot take the place of. */
const OTHER_PART =
  /\b(instead of|in place of) (?:a |an |the |his |her |its )?(?:wheels?|tires?|hair|legs?|arms?|hands?|eyes?|feet|fins?|sails?|petals|teeth|ears|nose|mouth|windows|doors?|roof|shell|leaves|head|face|body)\b/i;

/** "a car with donuts instead of wheels": the donuts are there, and not where the wheels are. */
function withoutOtherParts(spec: PromptSpec): PromptSpec {
  const [, said] = OTHER_PART.exec(spec.prompt) ?? [];
  const isShown = spec.subjects.some(
    ({ leaves, glyph, person }) =>
      leaves !== undefined || glyph === '@slug' || person?.head?.thing !== undefined,
  );
  return said === undefined || isShown
    ? spec
    : { ...spec, words: takeBackWords(spec.words, new Set([said.toLowerCase()])) };
}

/** What stands where a part of something would be. */
export const insteadOfParts = (spec: PromptSpec): PromptSpec =>
  inSteps(spec, [insteadOfLeaves, withoutOtherParts]);
