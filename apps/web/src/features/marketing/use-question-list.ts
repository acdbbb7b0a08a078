import { GIF_FRAMES_PER_SECOND, GIF_SECONDS, PLANS, TOKEN_COST } from '@loopwright/contract';
import { useTexts } from '../../language/texts.ts';
import type { Question } from '../../ui/question-list.tsx';
import type { LandingName } from './landing-name.ts';

/** What people ask, with the answers as they stand: for readers and, word for word, for machines. */
export function useQuestionList(name: LandingName): readonly Question[] {
  const { free, credit, length, skill, cancel, rights, seam, marking } =
    useTexts('story').questions;
  const { minimum, maximum } = GIF_SECONDS;
  const common = [
    {
      question: free.question,
      answer: free.answer(PLANS.free.tokensPerWeek, PLANS.free.label),
    },
    {
      question: credit.question,
      answer: credit.answer(TOKEN_COST.image, TOKEN_COST.gif),
    },
    cancel,
    rights,
  ];
  if (name === 'home') return [...common, seam, marking];
  return [
    skill,
    {
      question: length.question,
      answer: length.answer(minimum, maximum, GIF_FRAMES_PER_SECOND.maximum),
    },
    ...common,
    marking,
  ];
}
