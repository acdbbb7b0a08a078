import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const Panel = ({ title, action, children }: PanelProps) => (
  <section aria-label={title} className="flex min-h-0 flex-col">
    <div className="flex min-h-12 items-center justify-between gap-2 pr-2 pl-4">
      <h2 className="text-base">{title}</h2>
      {action}
    </div>
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto px-4 pb-5">{children}</div>
  </section>
);

export const PanelHint = ({ children }: { readonly children: string }) => (
  <p className="text-sm text-ink-soft">{children}</p>
);

export const PanelGroup = ({ title, children }: PanelProps) => (
  <section aria-label={title} className="grid gap-2 border-t border-line pt-3">
    <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
    {children}
  </section>
);
