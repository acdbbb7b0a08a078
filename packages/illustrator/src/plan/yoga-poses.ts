import type { PromptSpec } from '../language/spec.ts';
import type { YogaPoseName } from '../language/yoga-pose-name.ts';
import { indicesOf, withChangedAt } from './spec-changes.ts';
import { standInFor } from './word-lists.ts';

const DRAWN: readonly (readonly [words: RegExp, pose: YogaPoseName])[] = [
  [/\btree[- ](?:yoga )?pose\b/giu, 'treepose'],
  [
    /\bwarrior[- ](?:(?:yoga |[123i]+ |one |two |three )?pose|(?:one|two|ii?|[12])\b)/giu,
    'warriorpose',
  ],
  [/\b(?:half )?lotus[- ](?:yoga )?(?:pose|position)\b/giu, 'lotuspose'],
];

/** Poses of yoga that bodies cannot be drawn in. */
const NOT_DRAWN =
  /\b(?:down(?:ward)?(?:[- ]facing)? dog|upward(?:[- ]facing)? dog|(?:cobra|crow|bridge|child s|child'?s|plank|camel|cat[- ]cow|pigeon|boat|bow|triangle|eagle|dancer|half moon|wheel|corpse|chair|mountain|goddess|fish|plow|side plank|headstand) pose|savasana|shavasana)$/iu;

/** The yoga poses that a prompt names, in its order. */
function posesIn(prompt: string): readonly YogaPoseName[] {
  return DRAWN.flatMap(([words, pose]) =>
    [...prompt.matchAll(words)].map(({ index }) => ({ index, pose })),
  )
    .toSorted((a, b) => a.index - b.index)
    .map(({ pose }) => pose);
}

/** "in warrior pose": the pose that is named is the one that is shown; one that cannot be drawn is counted as another. */
export function withYogaPoses(spec: PromptSpec): PromptSpec {
  if (!spec.subjects.some(({ motion }) => motion === 'yoga')) return spec;
  const poses = posesIn(spec.prompt);
  const lost = spec.words.drawn.filter((word) => NOT_DRAWN.test(word));
  const told = { ...spec, words: standInFor(spec.words, new Set(lost), 'another yoga pose') };
  const [first] = poses;
  if (first === undefined) return told;
  const doers = indicesOf(spec, ({ motion }) => motion === 'yoga');
  return doers.reduce(
    (changed, doer, i) => withChangedAt(changed, doer, { yogaPose: poses[i] ?? first }),
    told,
  );
}
