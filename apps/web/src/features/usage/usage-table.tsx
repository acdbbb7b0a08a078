import { PLAN_LABELS, type TokenEntry } from '@loopwright/contract';
import type { ReactNode } from 'react';
import { serverText, useLanguage, useTexts } from '../../language/texts.ts';
import { formatDay, formatTime } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type DayOfEntries, groupByDay, type UsageDay } from './usage-days.ts';

const timeClass = 'w-[5.5rem] py-3 pr-3 pl-4 align-top whitespace-nowrap sm:w-32 sm:pl-7';
const tokensClass = 'w-20 py-3 pr-4 pl-2 text-right align-top sm:w-32 sm:pr-7';

interface UsageTableProps {
  readonly entries: readonly TokenEntry[];
  /** The days whose sums are known. */
  readonly days: readonly UsageDay[];
}

/** The entries of the ledger, day by day, newest first. */
export function UsageTable({ entries, days }: UsageTableProps) {
  const { history } = useTexts('usage');
  const usedOn = new Map(days.map(({ start, tokens }) => [start.getTime(), tokens]));
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{history.caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-soft">
          <th scope="col" className={classNames(timeClass, 'font-medium')}>
            {history.time}
          </th>
          <th scope="col" className="py-3 font-medium">
            {history.what}
          </th>
          <th scope="col" className={classNames(tokensClass, 'font-medium')}>
            {history.tokens}
          </th>
        </tr>
      </thead>
      {groupByDay(entries).map((day) => (
        <DayRows
          key={`${day.start.getTime()} ${day.entries[0]?.id}`}
          day={day}
          used={usedOn.get(day.start.getTime()) ?? 0}
        />
      ))}
    </table>
  );
}

function DayRows({ day, used }: { readonly day: DayOfEntries; readonly used: number }) {
  const language = useLanguage();
  const { history } = useTexts('usage');
  return (
    <tbody>
      <tr className="border-y border-line bg-sunken">
        <th scope="rowgroup" colSpan={3} className="px-4 py-2.5 text-left font-semibold sm:px-7">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {formatDay(language, day.start)}
            {used > 0 && (
              <span className="font-normal text-ink-soft tabular-nums">
                {history.usedOnDay(new Intl.NumberFormat(language).format(used))}
              </span>
            )}
          </span>
        </th>
      </tr>
      {day.entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
}

function EntryRow({ entry }: { readonly entry: TokenEntry }) {
  const language = useLanguage();
  const tokens = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return (
    <tr className="border-t border-line first-of-type:border-t-0">
      <td className={classNames(timeClass, 'text-xs/6 text-ink-soft tabular-nums sm:text-sm')}>
        {formatTime(language, entry.createdAt)}
      </td>
      <td className="min-w-0 py-3 align-top">
        <Activity entry={entry} />
      </td>
      <td
        className={classNames(
          tokensClass,
          'font-medium tabular-nums',
          entry.tokens > 0 && 'text-good',
        )}
      >
        {tokens.format(entry.tokens)}
      </td>
    </tr>
  );
}

function Activity({ entry }: { readonly entry: TokenEntry }) {
  const { entries } = useTexts('usage');
  const { kind, plan, generation, reason, note, tokens } = entry;
  if (kind === 'grant') {
    return plan === null ? entries.grantedTokens : entries.granted(PLAN_LABELS[plan]);
  }
  if (kind === 'expire') return entries.expired;
  if (kind === 'move') return entries.moved;
  if (kind === 'credit')
    return (
      <div className="grid gap-0.5">
        <p>{entries.credited}</p>
        {note !== null && <Detail>{note}</Detail>}
      </div>
    );
  const what = generation === null ? entries.used : entries[generation.kind];
  const isRunning = generation?.status === 'queued' || generation?.status === 'running';
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {kind === 'hold' ? what : `${entries.givenBack} · ${what}`}
        {kind === 'hold' && isRunning && <Badge>{entries.inProgress}</Badge>}
      </p>
      {generation !== null && <Detail>{generation.prompt}</Detail>}
      {reason !== null && <Detail>{serverText(reason)}</Detail>}
      {kind === 'release' && tokens === 0 && <Detail>{entries.givenBackLate}</Detail>}
    </div>
  );
}

const Detail = ({ children }: { readonly children: ReactNode }) => (
  <p className="line-clamp-2 break-words text-ink-soft">{children}</p>
);
