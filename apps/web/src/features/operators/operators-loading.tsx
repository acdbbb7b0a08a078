import { useOperatorsHead } from '../../language/all/operators-head.ts';
import { LoadingLine } from '../../ui/loading-line.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const pageClass = 'page grid max-w-5xl content-start gap-5 py-10 sm:py-14';

export function OperatorsLoading() {
  const { loading } = useOperatorsHead();
  return (
    <div className={pageClass}>
      <LoadingLine>{loading}</LoadingLine>
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
