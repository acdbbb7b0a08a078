import type { PromptSpec } from '../language/spec.ts';
import { hideWords, leavingOut } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const PART =
  /\b(castle|palace|house|hotel|church|mansion|cabin|school|hospital|villa)(?:'s|’s)? (?:balcony|rooftop|roof terrace|courtyard|attic|porch|terrace|cellar|basement|dungeon|hall|hallway|corridor)\b/iu;

const HAS_BALCONY =
  /\b(?:house|villa|building|hotel|cottage|castle|palace|mansion|church|school)s? (?:with|has|having) .*\bbalcon(?:y|ies)\b/i;
const BALCONY = /\bbalcon(?:y|ies)\b/i;

/** "a house with flowers on the balcony": the house is seen, from outside, and its picture has no balcony. */
export function withoutBalconies(spec: PromptSpec): PromptSpec {
  if (spec.setting !== 'balcony' || !HAS_BALCONY.test(spec.prompt)) return spec;
  return hideWords({ ...spec, setting: null }, BALCONY);
}

/** "on a castle balcony": who is on the balcony does not see the castle, and the picture does not show it. */
export function inPartOfBuilding(spec: PromptSpec): PromptSpec {
  const building = PART.exec(spec.prompt)?.[1]?.toLowerCase();
  const isBuilding = ({ word }: { readonly word: string }): boolean => word === building;
  const others = spec.subjects.filter((each) => !isBuilding(each));
  if (spec.setting === null || others.length === 0 || others.length === spec.subjects.length)
    return spec;
  const bare = leavingOut(spec, isBuilding);
  return { ...bare, words: takeBackWords(bare.words, new Set([building ?? ''])) };
}
