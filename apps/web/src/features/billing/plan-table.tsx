import { PLAN_NAMES, PLANS } from '@loopwright/contract';
import { Check, Minus } from 'lucide-react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { usePublicConfiguration } from '../../lib/public-configuration.ts';
import { classNames } from '../../ui/class-names.ts';
import { planRows } from './plan-rows.ts';

const isHighlighted = (index: number): boolean => PLANS[PLAN_NAMES[index] ?? 'free'].badge !== null;

const cellClass = (index: number): string =>
  classNames('px-1.5 py-3.5 text-center sm:px-4', isHighlighted(index) && 'bg-accent-wash');

function Value({ value }: { readonly value: string | boolean }) {
  const { values } = useTexts('plans');
  if (typeof value === 'string') return value;
  const Mark = value ? Check : Minus;
  return (
    <>
      <Mark
        className={classNames('mx-auto size-4.5', value ? 'text-accent-text' : 'text-ink-soft')}
        aria-hidden="true"
      />
      <span className="sr-only">{value ? values.yes : values.no}</span>
    </>
  );
}

/** What each plan contains, side by side; narrow enough for a phone. */
export function PlanTable() {
  const texts = useTexts('plans');
  const language = useLanguage();
  const promise = usePublicConfiguration()?.supportPromise ?? null;
  return (
    <section aria-labelledby="plan-table" className="page max-w-6xl pt-20 sm:pt-28">
      <h2 id="plan-table" className="text-3xl">
        {texts.title}
      </h2>
      <table className="mt-8 w-full table-fixed border-collapse text-xs wrap-anywhere hyphens-auto tabular-nums sm:mt-10 sm:text-sm">
        <colgroup>
          <col className="w-[34%] sm:w-[40%]" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.rows.contents}</span>
            </th>
            {PLAN_NAMES.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  cellClass(index),
                  'font-display text-sm font-bold sm:text-xl',
                  isHighlighted(index) && 'rounded-t-lg',
                )}
              >
                {PLANS[name].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows(texts, language, promise).map(({ title, values }) => (
            <tr key={title} className="border-t border-line">
              <th scope="row" className="py-3.5 pr-2 text-left font-medium">
                {title}
              </th>
              {typeof values === 'string' ? (
                <td colSpan={PLAN_NAMES.length} className="px-1.5 py-3.5 text-center sm:px-4">
                  {values}
                </td>
              ) : (
                values.map((value, index) => (
                  <td key={PLAN_NAMES[index]} className={cellClass(index)}>
                    <Value value={value} />
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
