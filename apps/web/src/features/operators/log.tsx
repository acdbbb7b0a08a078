import { type OperatorLogEntry, PLAN_LABELS } from '@loopwright/contract';
import { useOperatorLog } from '../../entities/operator/use-operators.ts';
import { useOperatorsHead } from '../../language/all/operators-head.ts';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { useLanguage } from '../../language/texts.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed, Section } from './section.tsx';

/** What operators did about accounts, newest first. @param username of the operator */
export function Log({ username }: { readonly username: string }) {
  const { log: texts, loadFailed } = useOperatorTexts();
  const { loading } = useOperatorsHead();
  const log = useOperatorLog(username);
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title={texts.title}>
      {log.isPending && <Skeleton className="mt-4 h-32" />}
      {log.isError && !log.data && <LoadFailed onRetry={() => void log.refetch()} />}
      {log.data && entries.length === 0 && <p className="mt-3 text-ink-soft">{texts.empty}</p>}
      {entries.length > 0 && (
        <ol className="mt-3 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {loadFailed}
        </p>
      )}
      {log.hasNextPage && (
        <Button
          className="mt-3"
          isBusy={log.isFetchingNextPage}
          aria-disabled={log.isFetchingNextPage}
          onClick={() => !log.isFetchingNextPage && void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? loading : texts.more}
        </Button>
      )}
    </Section>
  );
}

function Entry({ entry }: { readonly entry: OperatorLogEntry }) {
  const { log: texts } = useOperatorTexts();
  const language = useLanguage();
  const { action, operator, user, reason, tokens, plan, createdAt } = entry;
  const amount = tokens === null ? null : new Intl.NumberFormat(language).format(tokens);
  const detail = amount ?? (plan === null ? null : PLAN_LABELS[plan]);
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 text-sm sm:grid-cols-[1fr_auto]">
      <p className="min-w-0 break-words">
        <span className="font-medium">
          {texts.actions[action]}
          {detail !== null && `: ${detail}`}
        </span>{' '}
        · {user ?? texts.deleted}
      </p>
      <p className="min-w-0 break-words text-ink-soft sm:row-span-2 sm:text-right">
        <time dateTime={createdAt}>{formatDateTime(language, createdAt)}</time>
        <span className="sm:block"> {texts.by(operator ?? texts.deleted)}</span>
      </p>
      <p className="min-w-0 break-words whitespace-pre-line text-ink-soft">{reason}</p>
    </li>
  );
}
