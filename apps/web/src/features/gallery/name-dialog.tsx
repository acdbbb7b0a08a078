import { ORGANIZING_LIMITS } from '@loopwright/contract';
import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

interface NameDialogProps {
  readonly title: string;
  readonly initialName: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a folder. */
export function NameDialog({ title, initialName, onSave, onCancel }: NameDialogProps) {
  const { folders } = useTexts('gallery');
  const { cancel } = useTexts('shell');
  const focus = useReturnFocus();
  const [name, setName] = useState(initialName);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 m-auto h-fit w-[min(26rem,calc(100vw-2rem))] animate-rise rounded-xl border border-line bg-surface p-6 shadow-high"
        >
          <Dialog.Title className="text-xl">{title}</Dialog.Title>
          <form onSubmit={save} className="mt-4 grid gap-5">
            <Field
              label={folders.name}
              value={name}
              maxLength={ORGANIZING_LIMITS.folderName}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
            <div className="flex justify-end gap-2">
              <Button onClick={onCancel}>{cancel}</Button>
              <Button type="submit" variant="primary" disabled={name.trim() === ''}>
                {folders.save}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
