import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface MoreOnScrollProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** Asks for more before the end comes into view; also a button, for hands and readers that do not scroll. */
export function MoreOnScroll({ isLoading, hasFailed, onMore }: MoreOnScrollProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);

  useEffect(() => {
    // After a failure the person decides when to try again.
    if (!end.current || isLoading || hasFailed) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '900px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);

  return (
    <div ref={end} className="grid justify-items-center gap-3 py-10">
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          The next ones did not come through.
        </p>
      )}
      <Button isBusy={isLoading} disabled={isLoading} onClick={onMore}>
        {isLoading ? 'Loading more …' : 'Load more'}
      </Button>
    </div>
  );
}
