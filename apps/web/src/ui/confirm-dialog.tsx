import { AlertDialog } from 'radix-ui';
import { useTexts } from '../language/texts.ts';
import { Button } from './button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly question: string;
  readonly detail: string;
  readonly confirmLabel: string;
  /** `danger` when absent. */
  readonly confirmVariant?: 'primary' | 'danger';
  /** Says what stays as it is; “Cancel” when absent. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone, or costs money. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, detail, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { cancel } = useTexts('shell');
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <AlertDialog.Content
          {...focus}
          className="fixed inset-0 z-50 m-auto h-fit w-[min(26rem,calc(100vw-2rem))] animate-rise rounded-xl border border-line bg-surface p-6 shadow-high"
        >
          <AlertDialog.Title className="text-xl">{question}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{detail}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel ?? cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={props.confirmVariant ?? 'danger'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
