import { useLanguage, useTexts } from '../../language/texts.ts';
import { QuestionList } from '../../ui/question-list.tsx';
import { faqPage, StructuredData } from '../../ui/structured-data.tsx';
import { PlanTable } from './plan-table.tsx';
import { usePricingQuestions } from './use-pricing-questions.ts';

/** The plans side by side, and what people ask about them. */
export function PricingDetails() {
  const { questions } = useTexts('plans');
  const language = useLanguage();
  const list = usePricingQuestions();
  return (
    <>
      <PlanTable />
      <QuestionList title={questions.title} questions={list} className="max-w-6xl" />
      <StructuredData graph={[faqPage(list, language)]} />
    </>
  );
}
