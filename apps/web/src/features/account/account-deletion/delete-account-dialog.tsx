import type { User } from '@loopwright/contract';
import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { DeletionForm } from './deletion-form.tsx';

interface DeleteAccountDialogProps {
  readonly user: User;
  readonly hasPassword: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says what goes and what stays before it asks. It cannot be left while the account is going. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { user, hasPassword, isOpen, onClose } = props;
  const { deletion } = useTexts('security');
  const [isBusy, setIsBusy] = useState(false);
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && !isBusy && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <AlertDialog.Content
          {...focus}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] animate-rise overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface p-5 shadow-high sm:p-7"
        >
          <AlertDialog.Title className="text-xl">{deletion.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 font-medium text-danger">
            {deletion.lead}
          </AlertDialog.Description>
          <h3 className="mt-5 font-sans text-base font-semibold tracking-normal">
            {deletion.goes}
          </h3>
          <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft marker:text-danger">
            <li>{deletion.goesAccount}</li>
            <li>{deletion.goesCreations}</li>
            <li>{deletion.goesPlan}</li>
          </ul>
          <h3 className="mt-4 font-sans text-base font-semibold tracking-normal">
            {deletion.stays}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{deletion.staysText}</p>
          <DeletionForm username={user.username} hasPassword={hasPassword} onBusy={setIsBusy} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
