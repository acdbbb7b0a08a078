import { SHARED_PICTURE_SIZES, type SharedCreation } from '@loopwright/contract';
import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTexts } from '../../language/texts.ts';
import { usePlaying } from '../../lib/stillness.ts';
import { Button } from '../../ui/button.tsx';
import { titleOf } from './title-of.ts';

/** The picture, which the server has written into the page as well. A loop plays, and can be paused; in stillness it waits. */
export function SharedPicture({ creation }: { readonly creation: SharedCreation }) {
  const { page: texts } = useTexts('sharing');
  const [isPlaying, setIsPlaying] = usePlaying();
  const { media, kind, width, height, altText, prompt } = creation;
  const isLoop = kind === 'gif';
  const Icon = isPlaying ? Pause : Play;
  return (
    <div
      className="shared-picture"
      style={{ '--ratio': width / height, '--width': `${width}px` } as CSSProperties}
    >
      <div>
        <img
          src={isLoop && !isPlaying ? media.still : media.file}
          {...(!isLoop && { srcSet: media.sources, sizes: SHARED_PICTURE_SIZES })}
          alt={altText ?? prompt ?? titleOf(creation, texts)}
          width={width}
          height={height}
          {...(isLoop && { style: { backgroundImage: `url("${media.still}")` } })}
        />
        {isLoop && (
          <Button
            className="absolute right-3 bottom-3 shadow-high"
            size="icon"
            aria-label={isPlaying ? texts.pause : texts.play}
            title={isPlaying ? texts.pause : texts.play}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}
