import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';

interface OutcomeProps {
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Null when it is over; its place is kept. */
  readonly countdown: string | null;
  readonly to: string;
  readonly linkText: string;
  /** What else there is to know, read out when it changes. */
  readonly news?: ReactNode;
  /** The first thing to do, where there is more to do than to go on. */
  readonly action?: ReactNode;
}

/** How a payment ended, and where it goes from here. */
export function Outcome(props: OutcomeProps) {
  const { sign, title, text, countdown, to, linkText, news = null, action = null } = props;
  return (
    <div className="page grid grow place-content-center justify-items-center gap-3 py-20 text-center">
      {sign}
      <h1 className="mt-3 text-2xl">{title}</h1>
      <p className="max-w-[46ch] text-ink-soft">{text}</p>
      <output className="min-h-6 max-w-[46ch] font-medium">{news}</output>
      {action}
      <ButtonLink to={to} variant={action ? 'quiet' : 'primary'} className="mt-2 px-8">
        {linkText}
      </ButtonLink>
      <p className="mt-1 min-h-6 text-sm text-ink-soft tabular-nums noscript:hidden">{countdown}</p>
    </div>
  );
}
