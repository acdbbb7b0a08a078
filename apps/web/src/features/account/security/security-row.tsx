import type { ReactNode } from 'react';

interface SecurityRowProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly text: string;
  readonly actions: ReactNode;
  /** Below: a form, or what came of it. */
  readonly children?: ReactNode;
}

/** One thing that keeps an account safe: how it stands, and what can be done about it. */
export function SecurityRow({ title, badge, text, actions, children }: SecurityRowProps) {
  return (
    <section className="grid gap-4 border-t border-line py-5 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-base font-semibold tracking-normal">
            {title}
            {badge}
          </h3>
          <p className="mt-0.5 max-w-[45.5em] text-sm text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </section>
  );
}
