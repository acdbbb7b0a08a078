import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { classNames } from './class-names.ts';
import { LoopMark } from './loop-mark.tsx';

interface AccessDeniedProps {
  readonly title: string;
  readonly text: string;
  readonly linkText: string;
  /** Decoration that fills the page behind the words. */
  readonly backdrop?: ReactNode;
}

/** For pages that belong to a user, shown to visitors. */
export function AccessDenied({ title, text, linkText, backdrop }: AccessDeniedProps) {
  return (
    <div className="relative grid grow">
      {backdrop}
      <div className="page relative grid place-content-center py-20">
        <div
          className={classNames(
            'grid justify-items-center gap-3 text-center',
            backdrop !== undefined &&
              'rounded-xl border border-line bg-surface px-6 py-10 shadow-high sm:px-14',
          )}
        >
          <LoopMark className="mb-3 size-16" strokeWidth={2.2} state={0.5} />
          <h1 className="text-2xl">{title}</h1>
          <p className="text-ink-soft">{text}</p>
          <ButtonLink to="/login" variant="primary" className="mt-4 px-8">
            {linkText}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
