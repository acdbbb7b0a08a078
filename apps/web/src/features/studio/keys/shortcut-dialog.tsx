import { Dialog } from 'radix-ui';
import { useTexts } from '../../../language/texts.ts';
import { DialogCloseButton } from '../../../ui/dialog-close-button.tsx';
import { ShortcutList } from '../../../ui/shortcut-list.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { shownShortcuts } from './shown-shortcuts.ts';

interface ShortcutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShortcutDialog({ isOpen, onClose }: ShortcutDialogProps) {
  const studio = useTexts('studio');
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100vw-2rem))] animate-rise flex-col rounded-xl border border-line bg-surface shadow-high"
        >
          <div className="flex items-center justify-between py-3 pr-2 pl-5">
            <Dialog.Title className="text-xl">{studio.shortcuts.title}</Dialog.Title>
            <DialogCloseButton />
          </div>
          <div className="overflow-y-auto px-5 pb-5">
            <ShortcutList shortcuts={shownShortcuts(studio)} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
