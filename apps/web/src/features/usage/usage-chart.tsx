import { useId } from 'react';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatDay, formatShortDay } from '../../lib/dates.ts';
import type { UsageDay } from './usage-days.ts';

const HEIGHT_PX = 144;
/** Of the width of a day. */
const BAR_SHARE = 0.68;

/** Tokens used per day as bars. The table of the page has the same numbers as text. */
export function UsageChart({ days }: { readonly days: readonly UsageDay[] }) {
  const language = useLanguage();
  const { chart } = useTexts('usage');
  const gradient = useId();
  const number = new Intl.NumberFormat(language);
  const most = days.reduce((max, day) => (day.tokens > max.tokens ? day : max));
  const total = days.reduce((sum, { tokens }) => sum + tokens, 0);
  const summary =
    total === 0
      ? chart.none
      : chart.summary(
          number.format(total),
          number.format(most.tokens),
          formatDay(language, most.start),
        );
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{chart.title}</h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {total === 0 ? chart.none : chart.total(number.format(total))}
        </p>
      </figcaption>
      <p className="sr-only">{summary}</p>
      <div className="mt-4 border-b border-line-strong/60">
        <p
          aria-hidden="true"
          className="min-h-5 border-b border-dashed border-line text-xs text-ink-soft tabular-nums"
        >
          {total > 0 && number.format(most.tokens)}
        </p>
        <svg aria-hidden="true" width="100%" height={HEIGHT_PX} className="block">
          <linearGradient
            id={gradient}
            gradientUnits="userSpaceOnUse"
            x1="0"
            y1={HEIGHT_PX}
            x2="0"
            y2="0"
          >
            <stop stopColor="var(--accent)" />
            <stop offset="1" stopColor="var(--accent-warm)" />
          </linearGradient>
          {days.map((day, index) => (
            <Bar
              key={day.start.getTime()}
              day={day}
              left={index / days.length}
              width={1 / days.length}
              share={most.tokens === 0 ? 0 : day.tokens / most.tokens}
              fill={`url(#${gradient})`}
            />
          ))}
        </svg>
      </div>
      <div
        aria-hidden="true"
        className="mt-2 flex justify-between text-xs text-ink-soft tabular-nums"
      >
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (day) =>
            day && <span key={day.start.getTime()}>{formatShortDay(language, day.start)}</span>,
        )}
      </div>
    </figure>
  );
}

interface BarProps {
  readonly day: UsageDay;
  /** Shares of the chart's width. */
  readonly left: number;
  readonly width: number;
  /** Of the highest bar. */
  readonly share: number;
  readonly fill: string;
}

const percent = (share: number): string => `${share * 100}%`;

function Bar({ day, left, width, share, fill }: BarProps) {
  const language = useLanguage();
  const height = share * HEIGHT_PX;
  const tokens = new Intl.NumberFormat(language).format(day.tokens);
  return (
    <g className="group">
      <title>{`${formatDay(language, day.start)}: ${tokens}`}</title>
      <rect
        x={percent(left)}
        width={percent(width)}
        height={HEIGHT_PX}
        className="fill-transparent group-hover:fill-sunken"
      />
      <rect
        x={percent(left + (width * (1 - BAR_SHARE)) / 2)}
        width={percent(width * BAR_SHARE)}
        y={HEIGHT_PX - height}
        height={height}
        rx={2}
        fill={fill}
      />
    </g>
  );
}
