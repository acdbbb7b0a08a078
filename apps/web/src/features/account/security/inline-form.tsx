import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { AccountNameField } from '../account-name-field.tsx';

interface InlineFormProps {
  /** Names the form for those who hear it. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly errorId: string;
  readonly handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
  readonly handleInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly texts: { readonly submit: string; readonly busy: string };
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Opens within the page, begins at its first field, and goes away when it is not wanted. */
export function InlineForm(props: InlineFormProps) {
  const { label, isBusy, error, errorId, texts, onCancel, children } = props;
  const { security } = useTexts('security');
  const form = useRef<HTMLFormElement>(null);
  const leaveOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isBusy) onCancel();
  });
  useEffect(() => {
    const element = form.current;
    element?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    const listen = (event: KeyboardEvent): void => leaveOnEscape(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      method="post"
      className="grid max-w-md animate-rise gap-4"
      onSubmit={(event) => void props.handleSubmit(event)}
      onInput={props.handleInput}
    >
      <AccountNameField />
      {children}
      {error && (
        <ErrorNotice>
          <span id={errorId}>{error}</span>
        </ErrorNotice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={isBusy}>
          {isBusy ? texts.busy : texts.submit}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {security.cancel}
        </Button>
      </div>
    </form>
  );
}
