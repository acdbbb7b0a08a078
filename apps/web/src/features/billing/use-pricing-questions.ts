import { PLANS, TOKEN_COST } from '@loopwright/contract';
import { useTexts } from '../../language/texts.ts';
import type { Question } from '../../ui/question-list.tsx';

/** What people ask before they pay. */
export function usePricingQuestions(): readonly Question[] {
  const { tokens, failed, trial, change, end, visibility } = useTexts('plans').questions;
  const { rights } = useTexts('story').questions;
  const { free, basic } = PLANS;
  return [
    { ...tokens, answer: tokens.answer(TOKEN_COST.image, TOKEN_COST.gif) },
    failed,
    { ...trial, answer: trial.answer(basic.label, basic.trialDays) },
    change,
    { ...end, answer: end.answer(free.label) },
    visibility,
    rights,
  ];
}
