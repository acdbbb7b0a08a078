import { classNames } from './class-names.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface QuestionListProps {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly className?: string;
}

/** Questions that open to their answers, beside their heading where there is room. */
export function QuestionList({ title, questions, className }: QuestionListProps) {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className={classNames(
        'page grid scroll-mt-20 gap-x-16 gap-y-8 pt-20 sm:pt-28 lg:grid-cols-[1fr_1.6fr]',
        className,
      )}
    >
      <h2 id="questions-title" className="text-3xl lg:sticky lg:top-28 lg:self-start">
        {title}
      </h2>
      <div className="border-b border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-14 items-center justify-between gap-6 rounded-sm py-4 font-display text-xl font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="relative size-4 shrink-0 text-accent-text before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-current after:transition-transform after:duration-200 group-open:after:scale-y-0"
              />
            </summary>
            <p className="max-w-[44em] pr-10 pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
