import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

interface MoreOnScrollProps {
  readonly texts: {
    readonly more: string;
    readonly loadingMore: string;
    readonly moreFailed: string;
  };
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** Asks for more before the end comes into view; also a button, for hands and readers that do not scroll. */
export function MoreOnScroll({ texts, isLoading, hasFailed, onMore }: MoreOnScrollProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);

  useEffect(() => {
    // After a failure the person decides when to try again.
    if (!end.current || isLoading || hasFailed) return undefined;
    const observer = new IntersectionObserver(
      // Fast scrolling reports several changes at once, the first of them from out of view.
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '900px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);

  return (
    <div ref={end} className="grid justify-items-center gap-3 py-10">
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {texts.moreFailed}
        </p>
      )}
      <Button isBusy={isLoading} disabled={isLoading} onClick={onMore}>
        {isLoading ? texts.loadingMore : texts.more}
      </Button>
    </div>
  );
}
