import type { ReactNode } from 'react';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';

interface SectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, trailing, children }: SectionProps) {
  return (
    <Card className="min-w-0 p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        {trailing}
      </div>
      {children}
    </Card>
  );
}

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { loadFailed, tryAgain } = useOperatorTexts();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <ErrorNotice>{loadFailed}</ErrorNotice>
      <Button size="compact" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
