import type { Creation } from '@loopwright/contract';
import { Check, Download, Heart, Share2, Trash2 } from 'lucide-react';
import { memo, type MouseEvent, useRef } from 'react';
import { saveCreation } from '../../entities/creation/keep-and-share.ts';
import { useTexts } from '../../language/texts.ts';
import { usePlaysNow } from '../../lib/use-plays-now.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { footerHeight } from './columns.ts';
import { MovingPicture } from './moving-picture.tsx';
import { useShareAndTell } from './share-and-tell.ts';
import type { Selection } from './use-selection.ts';

interface CreationCardProps {
  readonly creation: Creation;
  /** CSS pixels. */
  readonly width: number;
  readonly selection: Selection;
  readonly onOpen: (creation: Creation, thumbnail: HTMLElement | null) => void;
  readonly onFavorite: (creation: Creation) => void;
  readonly onDelete: (creation: Creation) => void;
  /** Its deletion is on the way. */
  readonly isDeleting: boolean;
}

const overlayButton =
  'absolute top-2 grid size-9 place-items-center rounded-md bg-scrim text-[white] transition-opacity focus-visible:opacity-100 pointer-coarse:size-11';

/** Rendered again only when something of it changes: scrolling renders the list often. */
export const CreationCard = memo(Card);

function Card(props: CreationCardProps) {
  const { creation, width, selection, onOpen, onFavorite, onDelete, isDeleting } = props;
  const { id, isFavorite } = creation;
  const thumbnail = useRef<HTMLButtonElement>(null);
  const { isPlaying, handlers } = usePlaysNow(thumbnail);
  const gallery = useTexts('gallery');
  const isLoop = creation.kind === 'gif';
  const name = creation.title ?? creation.prompt;
  const isSelected = selection.ids.has(id);
  const press = (event: MouseEvent): void => {
    const selects = selection.isActive || event.shiftKey || event.metaKey || event.ctrlKey;
    if (selects) selection.toggle(id, event.shiftKey);
    else onOpen(creation, thumbnail.current);
  };
  const selectWhileDragging = (event: MouseEvent): void => {
    if (selection.isActive && event.buttons === 1) selection.add([id]);
  };
  return (
    <div
      aria-busy={isDeleting}
      onPointerEnter={selectWhileDragging}
      onPointerLeave={selectWhileDragging}
      className={classNames(
        'group/card relative flex h-full flex-col overflow-hidden rounded-lg border bg-surface transition-[border-color,box-shadow,opacity] duration-200 hover:shadow-low aria-busy:opacity-50',
        isSelected
          ? 'border-accent-text ring-2 ring-accent-text'
          : 'border-line hover:border-line-strong',
      )}
    >
      <button
        ref={thumbnail}
        type="button"
        {...handlers}
        aria-label={
          selection.isActive
            ? gallery.selection.one(name)
            : (isLoop ? gallery.openLoop : gallery.openPicture)(name)
        }
        aria-pressed={selection.isActive ? isSelected : undefined}
        onClick={press}
        className="relative block min-h-0 w-full grow overflow-hidden bg-sunken -outline-offset-2 select-none"
      >
        <MovingPicture creation={creation} isPlaying={isPlaying} width={width} />
        {isLoop && !isPlaying && (
          <span className="absolute bottom-2.5 left-2.5 rounded-sm bg-scrim px-1.5 py-0.5 text-xs font-semibold tracking-wide text-[white]">
            {gallery.loop}
          </span>
        )}
      </button>
      <button
        type="button"
        aria-label={gallery.selection.one(name)}
        aria-pressed={isSelected}
        onClick={(event) => selection.toggle(id, event.shiftKey)}
        className={classNames(
          overlayButton,
          'left-2 pointer-coarse:hidden',
          !selection.isActive && 'opacity-0 group-hover/card:opacity-100',
        )}
      >
        <span
          className={classNames(
            'grid size-4.5 place-items-center rounded-sm border-2 border-[white]',
            isSelected && 'bg-[white] text-[black]',
          )}
        >
          {isSelected && <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />}
        </span>
      </button>
      <button
        type="button"
        aria-label={gallery.favorite}
        aria-pressed={isFavorite}
        title={gallery.favorite}
        onClick={() => onFavorite(creation)}
        className={classNames(
          overlayButton,
          'right-2',
          !isFavorite && 'opacity-0 group-hover/card:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <Heart
          className={classNames('size-4.5', isFavorite && 'fill-current')}
          aria-hidden="true"
        />
      </button>
      <Footer {...props} name={name} height={footerHeight(width)} onDelete={onDelete} />
    </div>
  );
}

interface FooterProps extends Pick<CreationCardProps, 'creation' | 'onDelete' | 'isDeleting'> {
  readonly name: string;
  /** CSS pixels. */
  readonly height: number;
}

/** The words, and what can be done with one press. */
function Footer({ creation, onDelete, isDeleting, name, height }: FooterProps) {
  const gallery = useTexts('gallery');
  const shareAndTell = useShareAndTell();
  return (
    <div
      style={{ height }}
      className="flex shrink-0 flex-wrap content-center items-center gap-x-1 pr-1.5 pl-3"
    >
      <p className="min-w-24 flex-1 truncate text-sm" title={creation.prompt}>
        {name}
      </p>
      <div className="flex">
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
          onClick={() => void shareAndTell(creation)}
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
    </div>
  );
}
