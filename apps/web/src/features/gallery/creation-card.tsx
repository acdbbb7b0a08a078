import type { Creation } from '@loopwright/contract';
import { Download, Share2, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { saveCreation, shareCreation } from './keep-and-share.ts';
import { MovingPicture, usePlaysNow } from './moving-picture.tsx';

interface CreationCardProps {
  readonly creation: Creation;
  readonly onOpen: (creation: Creation, thumbnail: HTMLElement | null) => void;
  readonly onDelete: (creation: Creation) => void;
  /** Its deletion is on the way. */
  readonly isDeleting: boolean;
}

export function CreationCard({ creation, onOpen, onDelete, isDeleting }: CreationCardProps) {
  const thumbnail = useRef<HTMLButtonElement>(null);
  const { isPlaying, handlers } = usePlaysNow(thumbnail);
  const gallery = useTexts('gallery');
  const isLoop = creation.kind === 'gif';
  return (
    <li
      aria-busy={isDeleting}
      className="overflow-hidden rounded-lg border border-line bg-surface transition-[border-color,box-shadow,opacity] duration-200 [contain-intrinsic-size:auto_28rem] [content-visibility:auto] hover:border-line-strong hover:shadow-low aria-busy:opacity-50"
    >
      <button
        ref={thumbnail}
        type="button"
        {...handlers}
        aria-label={(isLoop ? gallery.openLoop : gallery.openPicture)(creation.prompt)}
        onClick={() => onOpen(creation, thumbnail.current)}
        className="relative block aspect-square w-full overflow-hidden rounded-t-lg bg-sunken -outline-offset-2"
      >
        <MovingPicture creation={creation} isPlaying={isPlaying} />
        {isLoop && !isPlaying && (
          <span className="absolute bottom-2.5 left-2.5 rounded-sm bg-scrim px-1.5 py-0.5 text-xs font-semibold tracking-wide text-[white]">
            {gallery.loop}
          </span>
        )}
      </button>
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-4">
        <p className="min-w-0 grow truncate text-sm" title={creation.prompt}>
          {creation.prompt}
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={gallery.download}
          title={gallery.download}
          onClick={() => saveCreation(creation)}
        >
          <Download className="size-4.5" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={gallery.share}
          title={gallery.share}
          onClick={() => void shareCreation(creation, gallery)}
        >
          <Share2 className="size-4.5" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          className="hover:text-danger"
          aria-label={gallery.delete}
          title={gallery.delete}
          // Not switched off, so that the focus stays on it should the deletion fail.
          aria-disabled={isDeleting}
          onClick={() => !isDeleting && onDelete(creation)}
        >
          <Trash2 className="size-4.5" />
        </Button>
      </div>
    </li>
  );
}
