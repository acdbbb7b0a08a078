import { escaped } from '../language/escaped.ts';
import { EXPRESSION_WORDS } from '../language/expressions.ts';
import { faceOf } from '../language/face-glyphs.ts';
import { canShowFeelings } from '../language/faces.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import { faceOfSpokenFeeling } from '../language/take-spoken-feeling.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

/** What stands before a colon, where it is short: "rage quit: a kid throws his controller". */
const LABEL = /^\s*([\p{L}' -]{3,24}):/u;

/** The first one whose face shows what it feels, and is left open; -1: there is none. */
const firstOpenFace = (spec: PromptSpec, vocabulary: Vocabulary): number =>
  spec.subjects.findIndex(
    ({ glyph, expression }) =>
      expression === null && isAnimate(glyph, vocabulary) && canShowFeelings(faceOf(glyph)),
  );

/** "i'm so tired, panda": the first one in the picture feels what is lettered. */
export function feelingOfCaption(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const face = spec.caption === null ? null : faceOfSpokenFeeling(spec.caption);
  const first = face === null ? -1 : firstOpenFace(spec, vocabulary);
  return first < 0 ? spec : withChangedAt(spec, first, { expression: face });
}

/** A feeling that the label of a picture names is that of the first one who can show it. */
export function feelingOfLabel(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const label = LABEL.exec(spec.prompt)?.[1]?.trim().toLowerCase();
  const [feeling] = EXPRESSION_WORDS.get(label ?? '') ?? [];
  if (label === undefined || feeling === undefined) return spec;
  const first = firstOpenFace(spec, vocabulary);
  if (first < 0) return spec;
  const felt = withChangedAt(spec, first, { expression: feeling });
  return showWords(felt, new RegExp(`^${escaped(label)}$`, 'iu'));
}
