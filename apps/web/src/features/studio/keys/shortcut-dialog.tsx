import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { SHORTCUT_NAMES, type ShortcutName } from './shortcuts.ts';

const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** As they are written on keys. */
const keysShown = (modifier: string): Readonly<Record<ShortcutName, readonly string[]>> => ({
  play: ['␣'],
  previous: [','],
  next: ['.'],
  trimStart: ['I'],
  trimEnd: ['O'],
  nudge: ['← ↑ → ↓'],
  nudgeFar: ['⇧', '← ↑ → ↓'],
  remove: ['⌫'],
  undo: [modifier, 'Z'],
  redo: [modifier, '⇧', 'Z'],
  duplicate: [modifier, 'D'],
  copy: [modifier, 'C'],
  paste: [modifier, 'V'],
  backward: ['['],
  forward: [']'],
  compare: ['\\'],
  editText: ['↵'],
  deselect: ['Esc'],
  help: ['?'],
});

interface ShortcutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShortcutDialog({ isOpen, onClose }: ShortcutDialogProps) {
  const { shortcuts } = useTexts('studio');
  const { close } = useTexts('shell');
  const focus = useReturnFocus();
  const keys = keysShown(isApple() ? '⌘' : 'Ctrl');
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
            <Dialog.Title className="text-xl">{shortcuts.title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label={close}>
                <X className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <dl className="grid gap-x-8 overflow-y-auto px-5 pb-5 sm:grid-cols-2">
            {SHORTCUT_NAMES.map((name) => (
              <div
                key={name}
                className="flex min-h-10 items-center justify-between gap-3 border-t border-line text-sm"
              >
                <dt>{shortcuts.names[name]}</dt>
                <dd className="flex shrink-0 gap-1">
                  {keys[name].map((key) => (
                    <kbd
                      key={key}
                      className="rounded-sm border border-line-strong/55 bg-raised px-1.5 font-sans text-xs"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
