import { ChevronDown } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';

interface FoldedPanelProps {
  readonly title: string;
  /** What is chosen inside. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Brings an opened panel into view: its content may lie below the fold. */
function showOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
}

/** Closed until wanted, but always says what it holds. */
export function FoldedPanel({ title, summary, children }: FoldedPanelProps) {
  return (
    <details
      className="group scroll-mt-20 scroll-mb-32 rounded-md border border-line bg-surface lg:scroll-my-0"
      onToggle={showOpened}
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-md px-4 text-sm select-none [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{title}</span>
        <span className="ml-auto text-right text-xs text-ink-soft tabular-nums">{summary}</span>
        <ChevronDown
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 border-t border-line p-4">{children}</div>
    </details>
  );
}
