import type { ExampleLoop } from './example-loops.ts';

interface LoopPictureProps {
  readonly loop: ExampleLoop;
  /** Whether it moves: only then is more than the poster fetched. */
  readonly isMoving: boolean;
  /** For the one that is seen first. */
  readonly isUrgent?: boolean;
  readonly alt: string;
  readonly onMoving?: (() => void) | undefined;
}

/** A loop made by the product: its poster, and over it, once it is there, the loop. */
export function LoopPicture({ loop, isMoving, isUrgent = false, alt, onMoving }: LoopPictureProps) {
  const { poster, webp, gif, width, height } = loop;
  return (
    <span className="relative block">
      <img
        src={poster}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isUrgent ? { fetchPriority: 'high' } : { loading: 'lazy', fetchPriority: 'low' })}
        className="w-full"
      />
      {isMoving && (
        <picture>
          <source srcSet={webp} type="image/webp" />
          <img
            src={gif}
            alt=""
            width={width}
            height={height}
            className="absolute inset-0 size-full"
            onLoad={onMoving}
          />
        </picture>
      )}
    </span>
  );
}
