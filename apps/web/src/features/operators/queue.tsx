import type { OperatorOverview } from '@loopwright/contract';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { useLanguage } from '../../language/texts.ts';
import { formatTimeAgo } from '../../lib/dates.ts';
import { CountTable } from './count-table.tsx';
import { Section } from './section.tsx';

/** What waits and runs, by kind of job and concurrency group. */
export function Queue({ overview }: { readonly overview: OperatorOverview }) {
  const { queue: texts } = useOperatorTexts();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const now = Date.parse(overview.takenAt);
  return (
    <Section title={texts.title}>
      {overview.queue.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.empty}</p>
      ) : (
        <CountTable
          caption={texts.title}
          what={texts.job}
          columns={[texts.waiting, texts.running]}
          rows={overview.queue.map(({ group, kind, waiting, running, oldestWaitingAt }) => ({
            id: `${group} ${kind}`,
            title: kind,
            details: [
              ...(group === kind ? [] : [group]),
              ...(oldestWaitingAt === null
                ? []
                : [texts.since(formatTimeAgo(language, oldestWaitingAt, now))]),
            ],
            counts: [number.format(waiting), number.format(running)],
          }))}
        />
      )}
    </Section>
  );
}
