import { Dialog } from 'radix-ui';
import { useTexts } from '../../language/texts.ts';
import { ServerState } from '../../lib/server-state.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { Palette, type PaletteProps } from './palette.tsx';
import { ShortcutOverview } from './shortcut-overview.tsx';

interface CommandDialogProps extends PaletteProps {
  readonly opened: 'palette' | 'shortcuts';
}

/** The palette or the list of shortcuts. One dialog, so that the focus returns to where it was before both. */
export function CommandDialog({ opened, ...palette }: CommandDialogProps) {
  const { title } = useTexts('commands');
  const focus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && palette.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[min(12dvh,7rem)] z-50 mx-auto flex max-h-[min(35.5rem,76dvh)] w-[min(40rem,calc(100vw-2rem))] animate-rise flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-high"
        >
          {opened === 'palette' ? (
            <ServerState>
              <Dialog.Title className="sr-only">{title}</Dialog.Title>
              <Palette {...palette} />
            </ServerState>
          ) : (
            <ShortcutOverview />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
