import { escaped } from '../language/escaped.ts';
import { EXPRESSION_WORDS } from '../language/expressions.ts';
import { faceOf } from '../language/face-glyphs.ts';
import { canShowFeelings } from '../language/faces.ts';
import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { showWords, withChangedAt } from './spec-changes.ts';

/** What stands before a colon, where it is short: "rage quit: a kid throws his controller". */
const LABEL = /^\s*([\p{L}' -]{3,24}):/u;

/** A feeling that the label of a picture names is that of the first one who can show it. */
export function feelingOfLabel(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const label = LABEL.exec(spec.prompt)?.[1]?.trim().toLowerCase();
  const [feeling] = EXPRESSION_WORDS.get(label ?? '') ?? [];
  if (label === undefined || feeling === undefined) return spec;
  const first = spec.subjects.findIndex(
    ({ glyph, expression }) =>
      expression === null && isAnimate(glyph, vocabulary) && canShowFeelings(faceOf(glyph)),
  );
  if (first < 0) return spec;
  const felt = withChangedAt(spec, first, { expression: feeling });
  return showWords(felt, new RegExp(`^${escaped(label)}$`, 'iu'));
}
