import { useTexts } from '../../language/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const pageClass = 'page grid max-w-5xl gap-5 py-10 sm:py-14';

export function UsageLoading() {
  const { loading } = useTexts('usage');
  return (
    <div className={pageClass}>
      <LoadingLine>{loading}</LoadingLine>
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

export function UsageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { loadFailed, loadFailedHint, tryAgain } = useTexts('usage');
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <LoopMark className="size-20" strokeWidth={1.8} state={0.6} />
      <p className="font-display text-xl font-semibold">{loadFailed}</p>
      <p className="text-ink-soft">{loadFailedHint}</p>
      <Button variant="primary" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}

export function UsageEmpty() {
  const { history } = useTexts('usage');
  return (
    <Card className="grid justify-items-center gap-4 px-5 py-14 text-center">
      <LoopMark className="size-24" strokeWidth={1.6} state="greeting" />
      <p className="text-lg">{history.empty}</p>
      <ButtonLink to="/create" variant="primary">
        {history.create}
      </ButtonLink>
    </Card>
  );
}
