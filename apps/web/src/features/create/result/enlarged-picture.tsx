import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';

interface EnlargedPictureProps {
  readonly url: string;
  readonly alt: string;
  /** -1 and 1: to the result before and after. */
  readonly onTurn: (step: -1 | 1) => void;
  readonly onClose: () => void;
}

/** The picture alone, as large as the window. */
export function EnlargedPicture({ url, alt, onTurn, onClose }: EnlargedPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { close } = useTexts('shell');
  useEffect(() => {
    // Browsers without the element's methods, as in tests, show nothing.
    dialog.current?.showModal?.();
  }, []);
  const turn = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') onTurn(-1);
    if (key === 'ArrowRight') onTurn(1);
  };
  return (
    // Escape closes it; the click is a second way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={alt}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      onKeyDown={turn}
      className="m-0 size-full max-h-none max-w-none bg-canvas p-3 backdrop:bg-scrim open:grid open:place-items-center sm:p-6"
    >
      <img
        src={url}
        alt={alt}
        className="max-h-[calc(100dvh-3rem)] max-w-full cursor-zoom-out object-contain"
      />
      <Button
        size="icon"
        aria-label={close}
        className="fixed top-3 right-3"
        onClick={() => dialog.current?.close()}
      >
        <X className="size-5" />
      </Button>
    </dialog>
  );
}
