import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { prefersStillness } from '../../lib/stillness.ts';
import { Button } from '../../ui/button.tsx';
import type { GenerationResult } from './generator-state.ts';

interface ResultPictureProps {
  readonly kind: GenerationResult['kind'];
  readonly url: string;
  readonly prompt: string;
  readonly onLoad: () => void;
}

const pictureClass =
  'min-h-0 max-h-[68dvh] max-w-full rounded-md object-contain shadow-high lg:max-h-none lg:min-h-40 lg:flex-1';

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

function StillLoop({ url, prompt, onLoad }: Omit<ResultPictureProps, 'kind'>) {
  const frame = useFirstFrame(url);
  return frame && <img src={frame} alt={prompt} onLoad={onLoad} className={pictureClass} />;
}

/** What was made. A loop waits for a press where the person asked for stillness. */
export function ResultPicture({ kind, url, prompt, onLoad }: ResultPictureProps) {
  const { play } = useTexts('create');
  const [isPlaying, setIsPlaying] = useState(kind === 'image' || !prefersStillness());
  if (isPlaying) return <img src={url} alt={prompt} onLoad={onLoad} className={pictureClass} />;
  return (
    <>
      <StillLoop url={url} prompt={prompt} onLoad={onLoad} />
      <Button onClick={() => setIsPlaying(true)}>
        <Play className="size-4" aria-hidden="true" />
        {play}
      </Button>
    </>
  );
}
