import { useTexts } from '../../language/texts.ts';
import { QuestionList } from '../../ui/question-list.tsx';
import type { LandingName } from './landing-name.ts';
import { useQuestionList } from './use-question-list.ts';

export function Questions({ name }: { readonly name: LandingName }) {
  const { questions } = useTexts('story');
  return <QuestionList title={questions.title} questions={useQuestionList(name)} />;
}
