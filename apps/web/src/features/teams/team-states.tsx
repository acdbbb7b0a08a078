import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const pageClass = 'page grid max-w-4xl content-start gap-5 py-10 sm:py-14';

export function TeamLoading() {
  const { loading } = useTexts('teams');
  return (
    <div className={pageClass}>
      <LoadingLine>{loading}</LoadingLine>
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
    </div>
  );
}

export function TeamFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { title, loadFailed, tryAgain } = useTexts('teams');
  return (
    <div className={pageClass}>
      <h1 className="text-2xl">{title}</h1>
      <ErrorNotice>{loadFailed}</ErrorNotice>
      <Button className="w-fit" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
