import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';

interface OutcomeProps {
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly countdown: string;
  readonly to: string;
  readonly linkText: string;
}

/** How a payment ended, and where it goes from here. */
export function Outcome({ sign, title, text, countdown, to, linkText }: OutcomeProps) {
  return (
    <div className="page grid grow place-content-center justify-items-center gap-3 py-20 text-center">
      {sign}
      <h1 className="mt-3 text-2xl">{title}</h1>
      <p className="max-w-[46ch] text-ink-soft">{text}</p>
      <p className="text-sm text-ink-soft tabular-nums">{countdown}</p>
      <ButtonLink to={to} variant="primary" className="mt-4">
        {linkText}
      </ButtonLink>
    </div>
  );
}
