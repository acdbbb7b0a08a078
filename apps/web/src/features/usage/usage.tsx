import { TOKEN_USAGE_DAYS, type User } from '@loopwright/contract';
import { type ReactNode, useState } from 'react';
import { useRecentTokenUsage, useTokenUsage } from '../../entities/token/use-token-usage.ts';
import { useTexts } from '../../language/texts.ts';
import { useLapsedSession } from '../../lib/use-lapsed-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CsvButton } from './csv-button.tsx';
import { UsageChart } from './usage-chart.tsx';
import { sumByDay } from './usage-days.ts';
import { pageClass, UsageEmpty, UsageFailed, UsageLoading } from './usage-states.tsx';
import { UsageTable } from './usage-table.tsx';

interface UsageProps {
  readonly user: User;
  /** The tokens that are left, and when there are new ones: they belong to another feature. */
  readonly gauge: ReactNode;
}

export function Usage({ user: { username }, gauge }: UsageProps) {
  const texts = useTexts('usage');
  const usage = useTokenUsage(username);
  const recent = useRecentTokenUsage(username);
  const [now] = useState(() => new Date());
  useLapsedSession(usage.error ?? recent.error);
  if (usage.isPending || recent.isPending) return <UsageLoading />;
  if (!usage.data || !recent.data) {
    const retry = () => void Promise.all([usage.refetch(), recent.refetch()]);
    return (
      <div className={pageClass}>
        <h1 className="text-2xl">{texts.title}</h1>
        <UsageFailed onRetry={retry} />
      </div>
    );
  }
  const entries = usage.data.pages.flatMap(({ items }) => items);
  const days = sumByDay(recent.data, now, TOKEN_USAGE_DAYS);
  return (
    <div className={pageClass}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{texts.title}</h1>
        {entries.length > 0 && <CsvButton />}
      </div>
      <Card className="grid md:grid-cols-[2fr_3fr]">
        <div className="grid content-start gap-5 p-5 sm:p-7">
          <h2 className="text-xl">{texts.balance}</h2>
          {gauge}
        </div>
        <div className="border-t border-line p-5 sm:p-7 md:border-t-0 md:border-l">
          <UsageChart days={days} />
        </div>
      </Card>
      {entries.length === 0 ? (
        <UsageEmpty />
      ) : (
        <Card className="overflow-hidden">
          <h2 className="px-4 pt-5 pb-1 text-xl sm:px-7 sm:pt-7">{texts.history.title}</h2>
          <UsageTable entries={entries} days={days} />
        </Card>
      )}
      {usage.hasNextPage && (
        <More
          isLoading={usage.isFetchingNextPage}
          hasFailed={usage.isFetchNextPageError}
          onMore={() => void usage.fetchNextPage()}
        />
      )}
    </div>
  );
}

interface MoreProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

function More({ isLoading, hasFailed, onMore }: MoreProps) {
  const { history } = useTexts('usage');
  return (
    <div className="grid justify-items-center gap-3 py-4">
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {history.moreFailed}
        </p>
      )}
      <Button isBusy={isLoading} aria-disabled={isLoading} onClick={() => !isLoading && onMore()}>
        {isLoading ? history.loadingMore : history.more}
      </Button>
    </div>
  );
}
