import type { Relation } from '../language/relation.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { canBeHeld } from '../things/nature.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

const CARRIED =
  /\b(?:carr(?:y|ies|ying)|bear(?:s|ing)?|hold(?:s|ing)?|lift(?:s|ing)?|support(?:s|ing)?|balanc(?:es|ing)) .*\b(?:on|over|above|onto|upon) (?:his|her|their|the|its|my) (?:shoulders?|back|head)\b/i;
const WORDS =
  /^(?:carr\w+|bear\w*|hold\w*|lift\w*|support\w*|shoulders?|head|back|heavy|over|above|on)$/i;
const HANDS_FREE = /^(?:idle|walk|lift|carry)$/;
/** As heavy as it is said to be. */
const LEAST_SCALE = 1.6;
/** Worn on the back or the head. */
const WORN = /backpack|bag$|basket|hat|cap$|crown|helmet|quiver|@jetpack|wings|guitar|bundle/;

/** "a man carrying a boulder on his shoulders": he holds it over his head with both arms. */
export function loadsOnShoulders(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const { subjects, relations, prompt } = spec;
  const [bearer, load] = subjects;
  if (subjects.length !== 2 || !bearer?.person || !load || !CARRIED.test(prompt)) return spec;
  const category = vocabulary.categoryOf(load.glyph) ?? '';
  const isThing = load.person === null && !/^(?:animal|person)/.test(category);
  const isFree = bearer.motion === null || HANDS_FREE.test(bearer.motion);
  const areOne = bearer.count === 1 && load.count === 1;
  const isRelated = relations.length > 0;
  if (!isThing || !isFree || !areOne || !isRelated || WORN.test(load.glyph)) return spec;
  const isHeld = canBeHeld(load.glyph, category);
  const raised = withChangedAt(spec, 0, { motion: isHeld ? 'lift' : null });
  const carried: Relation = isHeld
    ? { from: 0, to: 1, kind: 'hold' }
    : { from: 1, to: 0, kind: 'on', said: { word: 'on', text: 'on' } };
  return showWords(
    {
      ...withChangedAt(raised, 1, { scale: isHeld ? Math.max(LEAST_SCALE, load.scale) : 1 }),
      setting: spec.setting ?? 'hills',
      relations: [carried],
    },
    WORDS,
  );
}
