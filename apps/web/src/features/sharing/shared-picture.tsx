import type { SharedCreation } from '@loopwright/contract';
import { Pause, Play } from 'lucide-react';
import { useTexts } from '../../language/texts.ts';
import { usePlaying } from '../../lib/stillness.ts';
import { Button } from '../../ui/button.tsx';
import { titleOf } from './title-of.ts';

/** As large as its place allows, but small loops are not blown up until they blur. */
const widthOf = ({ width, height }: SharedCreation): string =>
  `min(100%, 74dvh * ${width / height}, max(${width}px, 45rem))`;

/** The picture. A loop plays, and can be paused; in stillness it waits. */
export function SharedPicture({ creation }: { readonly creation: SharedCreation }) {
  const { page: texts } = useTexts('sharing');
  const [isPlaying, setIsPlaying] = usePlaying();
  const { media, kind, width, height, altText, prompt } = creation;
  const isLoop = kind === 'gif';
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="grid place-items-center overflow-hidden rounded-xl border border-line bg-sunken">
      <div className="relative max-w-full" style={{ width: widthOf(creation) }}>
        <img
          src={isLoop && !isPlaying ? media.still : media.file}
          alt={altText ?? prompt ?? titleOf(creation, texts)}
          width={width}
          height={height}
          style={{ backgroundImage: `url("${media.still}")` }}
          className="h-auto w-full bg-cover"
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
