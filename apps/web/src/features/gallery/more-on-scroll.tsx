import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';

interface MoreOnScrollProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** Asks for more before the end comes into view; also a button, for hands and readers that do not scroll. */
export function MoreOnScroll({ isLoading, hasFailed, onMore }: MoreOnScrollProps) {
  const gallery = useTexts('gallery');
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
          {gallery.moreFailed}
        </p>
      )}
      <Button isBusy={isLoading} disabled={isLoading} onClick={onMore}>
        {isLoading ? gallery.loadingMore : gallery.more}
      </Button>
    </div>
  );
}
