import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';

interface AccountFrameProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** The layout of the sign-in and sign-up pages. Aligned to the top, so that loading content moves nothing. */
export function AccountFrame({ title, subtitle, children }: AccountFrameProps) {
  return (
    <div className="page grid grow content-start gap-12 py-10 lg:grid-cols-[1fr_27rem] lg:py-20 xl:gap-24">
      <div aria-hidden="true" className="mt-16 hidden justify-self-center lg:block">
        <LoopMark className="size-[min(32vw,28rem)]" strokeWidth={0.7} state="greeting" dots={64} />
      </div>
      <div className="mx-auto w-full max-w-md">
        <LoopMark className="mb-5 size-11 lg:hidden" />
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-ink-soft">{subtitle}</p>
        <Card className="mt-7 p-5 sm:p-7">{children}</Card>
      </div>
    </div>
  );
}
