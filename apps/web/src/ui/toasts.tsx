import { Toaster, toast } from 'sonner';
import { useTexts } from '../language/texts.ts';
import { useTheme } from '../lib/theme.ts';

/** Long enough to be read twice; the pointer on it stops the clock. */
const SHOWN_MS = 8000;

/** Stands where the specification says "alert": read out at once, whatever is going on. */
const spoken = (message: string) => <span role="alert">{message}</span>;

export const showNews = (message: string): void => {
  toast.success(spoken(message));
};

export const showFailure = (message: string): void => {
  toast.error(spoken(message));
};

interface Undo {
  readonly message: string;
  /** On the button. */
  readonly label: string;
  readonly durationMs: number;
  readonly onUndo: () => void;
}

/** Says what has happened, and offers to take it back for a while. */
export function showUndo({ message, label, durationMs, onUndo }: Undo): void {
  toast(<output className="line-clamp-2">{message}</output>, {
    duration: durationMs,
    action: { label, onClick: onUndo },
  });
}

/** Whether a press on this belongs to a toast, wherever the toast happens to lie. */
export const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/**
 * In the corner, so that no dialog's buttons lie below; can be pressed while a dialog is open.
 * The label names the region for those who hear it.
 */
export function Toasts({ label }: { readonly label: string }) {
  const { close } = useTexts('shell');
  const { theme } = useTheme();
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      closeButton
      containerAriaLabel={label}
      toastOptions={{
        closeButtonAriaLabel: close,
        duration: SHOWN_MS,
        unstyled: true,
        classNames: {
          toast:
            'pointer-events-auto flex w-full items-center gap-3 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-4 font-sans text-sm font-medium text-ink shadow-high sm:w-(--width)',
          success: '[&_[data-icon]]:text-good',
          error: 'border-danger/40! bg-danger-wash! text-danger!',
          content: 'min-w-0 grow',
          actionButton:
            'min-h-11 shrink-0 cursor-pointer rounded-md px-3 font-semibold text-accent-text underline underline-offset-4 hover:bg-ink/8',
          closeButton:
            'order-last ml-auto grid size-11 shrink-0 place-items-center rounded-md border-0 bg-transparent! text-current! hover:bg-ink/8! [&_svg]:size-4',
        },
      }}
    />
  );
}
