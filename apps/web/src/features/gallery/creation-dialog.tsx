import type { Creation } from '@loopwright/contract';
import { Download, Play, Share2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type MouseEvent, useState } from 'react';
import { ClipCuts } from '../../entities/creation/cuts/clip-cuts.tsx';
import { EditInStudio } from '../../entities/document/edit-in-studio.tsx';
import { ExportButton } from '../../entities/export/export-button.tsx';
import { sourceOfCreation } from '../../entities/export/export-source.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { formatDate } from '../../lib/dates.ts';
import { prefersStillness } from '../../lib/stillness.ts';
import { PICTURE_TRANSITION } from '../../lib/view-transition.ts';
import { Button } from '../../ui/button.tsx';
import { isToast, showFailure } from '../../ui/toasts.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { saveCreation, shareCreation } from './keep-and-share.ts';

/** What stands above and below the picture. */
const restOf = ({ clip }: Creation): string => (clip ? '22rem' : '10.5rem');

/**
 * As large as the window allows, but small loops are not blown up until they blur. The ratio comes
 * from the attributes, so that nothing moves when the picture arrives.
 */
const widthOf = (creation: Creation): string => {
  const { width, height } = creation;
  const highest = `max(12rem, 100dvh - ${restOf(creation)})`;
  return `min(100vw - 2rem, ${highest} * ${width / height}, max(${width}px, 40rem))`;
};

/** The whole picture. A loop waits for a press where the person asked for stillness. */
function Picture({ creation }: { readonly creation: Creation }) {
  const { play } = useTexts('gallery');
  const [isPlaying, setIsPlaying] = useState(creation.kind === 'image' || !prefersStillness());
  return (
    <div data-inside className="relative grid min-h-0 place-items-center">
      <img
        src={isPlaying ? creation.url : `${creation.url}?poster=960`}
        alt={creation.prompt}
        width={creation.width}
        height={creation.height}
        style={{
          width: widthOf(creation),
          viewTransitionName: PICTURE_TRANSITION,
          backgroundImage: `url("${creation.url}?poster=480")`,
        }}
        className="h-auto max-w-full rounded-md bg-cover object-contain"
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

interface CreationDialogProps {
  readonly creation: Creation | null;
  readonly onClose: () => void;
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

/** One creation on the full screen. The X, Escape and a click beside the picture close it. */
export function CreationDialog({ creation, onClose, onRecut }: CreationDialogProps) {
  const gallery = useTexts('gallery');
  const { close } = useTexts('shell');
  const language = useLanguage();
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={creation !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim backdrop-blur-sm" />
        {creation && (
          <Dialog.Content
            {...focus}
            aria-describedby={undefined}
            onInteractOutside={(event) => {
              // A toast above the picture is no place beside it.
              if (isToast(event.target)) event.preventDefault();
            }}
            onClick={(event) => isBeside(event) && onClose()}
            className="fixed inset-0 z-50 flex flex-col overflow-x-hidden overflow-y-auto bg-canvas outline-none"
          >
            <div className="flex items-start gap-3 py-2 pr-2 pl-4 sm:pr-4 sm:pl-6">
              <div className="min-w-0 grow py-2">
                <Dialog.Title
                  data-inside
                  className="max-h-[4.65rem] w-fit max-w-[72ch] overflow-y-auto font-sans text-base font-medium tracking-normal"
                >
                  {creation.prompt}
                </Dialog.Title>
                <p data-inside className="w-fit text-xs text-ink-soft tabular-nums">
                  {creation.width} × {creation.height} · {formatDate(language, creation.createdAt)}
                </p>
              </div>
              <Dialog.Close asChild>
                <Button variant="quiet" size="icon" aria-label={close}>
                  <X className="size-5" />
                </Button>
              </Dialog.Close>
            </div>
            <div className="flex shrink-0 grow items-center justify-center bg-sunken p-2 sm:p-4">
              <Picture key={creation.id} creation={creation} />
            </div>
            {creation.clip && (
              <div data-inside className="mx-auto w-full max-w-3xl px-5 pt-3">
                <ClipCuts creation={creation} onMade={onRecut} />
              </div>
            )}
            <div className="flex flex-wrap justify-center gap-2 p-3">
              <Button onClick={() => void shareCreation(creation, gallery)}>
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
              <Button variant="primary" onClick={() => saveCreation(creation)}>
                <Download className="size-4" aria-hidden="true" />
                {gallery.download}
              </Button>
            </div>
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
