import { MODERATION_ROUTES, MODERATION_TEXT_MAXIMUM, REPORT_REASONS } from '@loopwright/contract';
import { Dialog } from 'radix-ui';
import { type FormEvent, useId, useState } from 'react';
import { useModerationTexts } from '../../language/all/moderation.ts';
import { messageOf } from '../../lib/api-error.ts';
import { callApi } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogCloseButton } from '../../ui/dialog-close-button.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

/** What is reported: a share, or the public page of a user. */
export type Reported = { readonly slug: string } | { readonly username: string };

interface ReportDialogProps {
  readonly about: Reported;
  readonly onClose: () => void;
}

/** Asks why something should not be shared, and sends that to the operators. */
export function ReportDialog({ about, onClose }: ReportDialogProps) {
  const texts = useModerationTexts();
  const focus = useReturnFocus();
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-high"
        >
          <div className="flex items-start gap-3">
            <Dialog.Title className="grow text-xl">{texts.reportTitle}</Dialog.Title>
            <DialogCloseButton className="-mt-2 -mr-2" />
          </div>
          {isSent ? (
            <output className="mt-2 block">{texts.thanks}</output>
          ) : (
            <ReportForm about={about} onSent={() => setIsSent(true)} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ReportForm({ about, onSent }: { readonly about: Reported; readonly onSent: () => void }) {
  const texts = useModerationTexts();
  const { isAuthenticated } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setIsBusy(true);
    setProblem(null);
    try {
      await callApi(MODERATION_ROUTES.reports, { method: 'POST', body: { ...about, ...values } });
      onSent();
    } catch (error) {
      setProblem(messageOf(error, texts.failed));
      setIsBusy(false);
    }
  }

  return (
    <form className="mt-1 grid gap-4" onSubmit={(event) => void send(event)}>
      <p className="text-sm text-ink-soft">{texts.reportLead}</p>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-reason`} className="text-sm font-medium">
          {texts.reason}
        </label>
        <select id={`${id}-reason`} name="reason" className={`${controlClass} min-h-12`}>
          {REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {texts.reasons[reason]}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-details`} className="text-sm font-medium">
          {texts.details}
        </label>
        <textarea
          id={`${id}-details`}
          name="details"
          rows={4}
          maxLength={MODERATION_TEXT_MAXIMUM}
          className={`${controlClass} py-2.5`}
        />
      </div>
      {!isAuthenticated && (
        <Field label={texts.email} name="email" type="email" autoComplete="email" />
      )}
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{texts.website}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {problem !== null && <ErrorNotice>{problem}</ErrorNotice>}
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}
