import { Play } from 'lucide-react';
import { type CSSProperties, type SyntheticEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { usePlaying } from '../../../lib/stillness.ts';
import { Button } from '../../../ui/button.tsx';
import type { GenerationResult } from '../generator-state.ts';

interface ResultPictureProps {
  readonly kind: GenerationResult['kind'];
  readonly url: string;
  readonly prompt: string;
  readonly onLoad: () => void;
  readonly onEnlarge: () => void;
}

/** The first frame of a moving picture, which is what a canvas takes of it; null until it is there. */
function useFirstFrame(url: string): string | null {
  const [frame, setFrame] = useState<string | null>(null);
  useEffect(() => {
    const picture = new Image();
    picture.addEventListener('load', () => {
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      setFrame(canvas.toDataURL());
    });
    picture.src = url;
  }, [url]);
  return frame;
}

/** As large as the figure around it allows, in its own proportions, with room for what stands below. */
function FittedPicture({ url, prompt, onLoad, onEnlarge }: Omit<ResultPictureProps, 'kind'>) {
  const [ratio, setRatio] = useState(1);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const { naturalWidth, naturalHeight } = currentTarget;
    if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
    onLoad();
  };
  const { enlarge } = useTexts('create').result;
  return (
    <button
      type="button"
      aria-label={enlarge}
      title={enlarge}
      onClick={onEnlarge}
      style={{ '--ratio': ratio } as CSSProperties}
      className="grid max-h-[68dvh] min-h-0 max-w-full cursor-zoom-in place-items-center lg:h-auto lg:max-h-none lg:w-[min(100cqw,(100cqh-11rem)*var(--ratio))] lg:shrink-0"
    >
      <img
        src={url}
        alt={prompt}
        onLoad={measure}
        className="max-h-[68dvh] min-h-0 max-w-full rounded-md object-contain shadow-high lg:h-auto lg:max-h-none lg:w-full"
      />
    </button>
  );
}

function StillLoop({ url, ...rest }: Omit<ResultPictureProps, 'kind'>) {
  const frame = useFirstFrame(url);
  return frame && <FittedPicture url={frame} {...rest} />;
}

/** What was made. A loop waits for a press in stillness. */
export function ResultPicture({ kind, ...picture }: ResultPictureProps) {
  const { play } = useTexts('create');
  const [isPlaying, setIsPlaying] = usePlaying();
  if (kind === 'image' || isPlaying) return <FittedPicture {...picture} />;
  return (
    <>
      <StillLoop {...picture} />
      <Button onClick={() => setIsPlaying(true)}>
        <Play className="size-4" aria-hidden="true" />
        {play}
      </Button>
    </>
  );
}
