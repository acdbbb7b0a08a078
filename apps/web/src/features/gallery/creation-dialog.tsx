import type { Creation, CreationChange, Folder } from '@loopwright/contract';
import { ChevronLeft, ChevronRight, Download, Play, Share2 } from 'lucide-react';
import { Dialog } from 'radix-ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import { ClipCuts } from '../../entities/creation/cuts/clip-cuts.tsx';
import { saveCreation } from '../../entities/creation/keep-and-share.ts';
import { EditInStudio } from '../../entities/document/edit-in-studio.tsx';
import { ExportButton } from '../../entities/export/export-button.tsx';
import { sourceOfCreation } from '../../entities/export/export-source.ts';
import { UpscaleButton } from '../../entities/export/upscale-button.tsx';
import { useTexts } from '../../language/texts.ts';
import { prefersStillness } from '../../lib/stillness.ts';
import { PICTURE_TRANSITION } from '../../lib/view-transition.ts';
import { Button } from '../../ui/button.tsx';
import { DialogCloseButton } from '../../ui/dialog-close-button.tsx';
import { isToast, showFailure } from '../../ui/toasts.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { CreationDetails, DetailsFrame } from './creation-details.tsx';
import { useShareAndTell } from './share-and-tell.ts';

/** What stands above and below the picture. */
const restOf = ({ clip }: Creation): string => (clip ? '22rem' : '10.5rem');

/**
 * As large as its place allows, but small loops are not blown up until they blur. The ratio comes
 * from the attributes, so that nothing moves when the picture arrives.
 */
const widthOf = (creation: Creation): string => {
  const { width, height } = creation;
  const highest = `max(12rem, 100dvh - ${restOf(creation)})`;
  return `min(100%, ${highest} * ${width / height}, max(${width}px, 40rem))`;
};

/** The whole picture. A loop waits for a press where the person asked for stillness. */
function Picture({ creation }: { readonly creation: Creation }) {
  const { play } = useTexts('gallery');
  const [isPlaying, setIsPlaying] = useState(creation.kind === 'image' || !prefersStillness());
  return (
    <div data-inside className="relative grid min-h-0 w-full place-items-center">
      <img
        src={isPlaying ? creation.url : `${creation.url}?poster=960`}
        alt={creation.altText ?? creation.prompt}
        width={creation.width}
        height={creation.height}
        draggable={false}
        style={{
          width: widthOf(creation),
          viewTransitionName: PICTURE_TRANSITION,
          backgroundImage: `url("${creation.url}?poster=480")`,
        }}
        className="h-auto max-w-full touch-pan-y rounded-md bg-cover object-contain"
      />
      {!isPlaying && (
        <Button className="absolute" size="large" onClick={() => setIsPlaying(true)}>
          <Play className="size-5" aria-hidden="true" />
          {play}
        </Button>
      )}
    </div>
  );
}

export interface CreationDialogProps {
  readonly creation: Creation;
  readonly folders: readonly Folder[];
  readonly onClose: () => void;
  /** null at the ends of the list. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onChange: (id: string, change: CreationChange) => void;
  readonly onOpenParent: (id: string) => void;
  /** Another cut of the same clip has been made. */
  readonly onRecut: (creation: Creation) => void;
}

/**
 * Whether a click went beside the picture and everything else that is there to be used. React also passes
 * on the clicks in a dialog that was opened from this one, which lies elsewhere in the document.
 */
const isBeside = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('[data-inside], button, a') === null;

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** CSS pixels that a finger moves sideways to turn the page. */
const SWIPE_PX = 56;

/** Left and right: by arrow keys, and by a finger on the picture. */
function useTurning({ onPrevious, onNext }: Pick<CreationDialogProps, 'onPrevious' | 'onNext'>) {
  const begin = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    keys: {
      onKeyDown: ({ key, target, currentTarget }: KeyboardEvent): void => {
        const isHere = target instanceof Node && currentTarget.contains(target);
        if (!isHere || isTyping(target)) return;
        if (key === 'ArrowLeft') onPrevious?.();
        if (key === 'ArrowRight') onNext?.();
      },
    },
    swipe: {
      onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
        begin.current = pointerType === 'touch' ? { x, y } : null;
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
        if (begin.current === null) return;
        const across = clientX - begin.current.x;
        const down = clientY - begin.current.y;
        begin.current = null;
        if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
        if (across > 0) onPrevious?.();
        else onNext?.();
      },
    },
  };
}

/** One creation on the full screen. The X, Escape and a click beside the picture close it. */
export function CreationDialog(props: CreationDialogProps) {
  const { creation, onClose } = props;
  const focus = useReturnFocus();
  const turning = useTurning(props);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          {...focus}
          {...turning.keys}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // A toast above the picture is no place beside it.
            if (isToast(event.target)) event.preventDefault();
          }}
          onClick={(event) => isBeside(event) && onClose()}
          className="fixed inset-0 z-50 flex flex-col overflow-x-hidden overflow-y-auto bg-canvas outline-none lg:flex-row lg:overflow-hidden"
        >
          <div className="flex min-w-0 flex-col max-lg:min-h-[calc(100%-5rem)] lg:min-h-0 lg:grow lg:overflow-y-auto">
            <Head creation={creation} />
            <div
              {...turning.swipe}
              className="relative flex shrink-0 grow items-center justify-center bg-sunken p-2 sm:px-16 sm:py-4"
            >
              <Picture key={creation.id} creation={creation} />
              <Turn {...props} />
            </div>
            <Actions {...props} />
          </div>
          <LaterDetails {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Comes after the picture, so that opening and turning need not wait for it. */
function LaterDetails(props: CreationDialogProps) {
  const { folders, onChange, onOpenParent } = props;
  const creation = useDeferredValue<Creation | null>(props.creation, null);
  return (
    <DetailsFrame>
      {creation && (
        <CreationDetails
          key={creation.id}
          creation={creation}
          folders={folders}
          onChange={onChange}
          onOpenParent={onOpenParent}
        />
      )}
    </DetailsFrame>
  );
}

function Head({ creation }: { readonly creation: Creation }) {
  return (
    <div className="flex items-start gap-3 py-2 pr-2 pl-4 sm:pr-4 sm:pl-6">
      <div className="min-w-0 grow py-2">
        <Dialog.Title
          data-inside
          className="max-h-[4.65rem] w-fit max-w-[72ch] overflow-y-auto font-sans text-base font-medium tracking-normal"
        >
          {creation.title ?? creation.prompt}
        </Dialog.Title>
        {creation.title !== null && (
          <p data-inside className="w-fit max-w-[72ch] truncate text-sm text-ink-soft">
            {creation.prompt}
          </p>
        )}
      </div>
      <DialogCloseButton />
    </div>
  );
}

/** The way to the pictures before and after, for pointers that have no keys beside them. */
function Turn({ onPrevious, onNext }: Pick<CreationDialogProps, 'onPrevious' | 'onNext'>) {
  const { details } = useTexts('gallery');
  const place = 'absolute top-1/2 -translate-y-1/2 max-sm:hidden';
  return (
    <>
      {onPrevious && (
        <Button
          size="icon"
          className={`${place} left-3`}
          aria-label={details.previous}
          onClick={onPrevious}
        >
          <ChevronLeft className="size-5" />
        </Button>
      )}
      {onNext && (
        <Button
          size="icon"
          className={`${place} right-3`}
          aria-label={details.next}
          onClick={onNext}
        >
          <ChevronRight className="size-5" />
        </Button>
      )}
    </>
  );
}

/** On a phone all stand in one row, each with its word below its icon, so that the details begin in view. */
const actionsClass =
  'flex flex-wrap justify-center gap-2 p-3 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:gap-1 max-sm:px-2 max-sm:*:flex-col max-sm:*:justify-start! max-sm:*:gap-1 max-sm:*:px-0.5! max-sm:*:py-2 max-sm:*:text-xs! max-sm:*:leading-tight max-sm:*:whitespace-normal';

function Actions({ creation, onRecut }: Pick<CreationDialogProps, 'creation' | 'onRecut'>) {
  const gallery = useTexts('gallery');
  const shareAndTell = useShareAndTell();
  return (
    <>
      {creation.clip && (
        <div data-inside className="mx-auto w-full max-w-3xl px-5 pt-3">
          <ClipCuts creation={creation} onMade={onRecut} />
        </div>
      )}
      <div className={actionsClass}>
        <Button onClick={() => void shareAndTell(creation)}>
          <Share2 className="size-4" aria-hidden="true" />
          {gallery.share}
        </Button>
        <EditInStudio
          creationId={creation.id}
          label={gallery.editInStudio}
          failedText={gallery.editFailed}
          onFailure={showFailure}
        />
        <ExportButton source={sourceOfCreation(creation)} label={gallery.export} />
        <UpscaleButton creation={creation} label={gallery.upscale} />
        <Button variant="primary" onClick={() => saveCreation(creation)}>
          <Download className="size-4" aria-hidden="true" />
          {gallery.download}
        </Button>
      </div>
    </>
  );
}
