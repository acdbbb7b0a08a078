import type { OperatorOverview } from '@loopwright/contract';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { serverText, useLanguage } from '../../language/texts.ts';
import { formatTimeAgo } from '../../lib/dates.ts';
import { CountTable } from './count-table.tsx';
import { Section } from './section.tsx';

const headingClass = 'mt-5 font-sans text-sm font-semibold tracking-normal';

/** Generations that failed by model and reason, and failed jobs of every kind. */
export function Failures({ overview }: { readonly overview: OperatorOverview }) {
  const {
    failures: texts,
    queue: { job },
  } = useOperatorTexts();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const { failures, failedJobs, takenAt } = overview;
  const last = (moment: string) => texts.last(formatTimeAgo(language, moment, Date.parse(takenAt)));
  const columns = [texts.day, texts.week] as const;
  const countsOf = ({ day, week }: { readonly day: number; readonly week: number }) =>
    [number.format(day), number.format(week)] as const;
  if (failedJobs.length === 0)
    return (
      <Section title={texts.title}>
        <p className="mt-3 text-ink-soft">{texts.none}</p>
      </Section>
    );
  return (
    <Section title={texts.title}>
      {failures.length > 0 && (
        <>
          <h3 className={headingClass}>{texts.generations}</h3>
          <CountTable
            caption={texts.generations}
            what={texts.reason}
            columns={columns}
            rows={failures.map((failure) => {
              const { kind, model, reason, message } = failure;
              return {
                id: `${kind} ${model} ${reason}`,
                title: message === '' ? reason : serverText({ code: reason, params: {}, message }),
                details: [
                  model ?? texts.noModel,
                  texts[kind],
                  ...(message === '' ? [] : [reason]),
                  last(failure.lastAt),
                ],
                counts: countsOf(failure),
              };
            })}
          />
        </>
      )}
      <h3 className={headingClass}>{texts.jobs}</h3>
      <CountTable
        caption={texts.jobs}
        what={job}
        columns={columns}
        rows={failedJobs.map((failed) => ({
          id: failed.kind,
          title: failed.kind,
          details: [last(failed.lastAt)],
          counts: countsOf(failed),
        }))}
      />
    </Section>
  );
}
