import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Tone = 'plain' | 'accent' | 'danger' | 'good';

const TONES: Readonly<Record<Tone, string>> = {
  plain: 'border-line bg-surface text-ink-soft',
  accent: 'border-transparent bg-accent-wash text-accent-text',
  danger: 'border-danger/40 bg-danger-wash text-danger',
  good: 'border-transparent bg-good-wash text-good',
};

interface BadgeProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', title, className, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium tabular-nums',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
