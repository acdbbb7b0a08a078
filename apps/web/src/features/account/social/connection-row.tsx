import type { Account, IdentityProvider } from '@loopwright/contract';
import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from '../security/current-password-field.tsx';
import { InlineForm } from '../security/inline-form.tsx';
import { useDisclosure } from '../security/use-disclosure.ts';
import { ProviderMark } from './provider-mark.tsx';
import { isShown, PROVIDER_NAMES, useConnection } from './use-connection.ts';

interface ConnectionProps {
  readonly account: Account;
  readonly provider: IdentityProvider;
  readonly onChange: (account: Account) => void;
}

interface WithPasswordProps extends ConnectionProps {
  readonly texts: { readonly submit: string; readonly busy: string };
  readonly onCancel: () => void;
}

/** Asks for the password; submitting it opens the provider's window. */
function WithPassword({ texts, onCancel, ...connection }: WithPasswordProps) {
  const errorId = useId();
  const { wrongFields, ...form } = useConnection(connection);
  return (
    <InlineForm {...form} label={texts.submit} errorId={errorId} texts={texts} onCancel={onCancel}>
      <CurrentPasswordField
        disabled={form.isBusy}
        errorId={wrongFields.length > 0 ? errorId : undefined}
      />
    </InlineForm>
  );
}

interface WithoutPasswordProps extends ConnectionProps {
  readonly texts: { readonly submit: string; readonly busy: string };
  /** Id of the text that says why the button is disabled. */
  readonly reasonId: string | undefined;
}

/** Without a password field: the server accepts a recent sign-in as proof. */
function WithoutPassword({ texts, reasonId, ...connection }: WithoutPasswordProps) {
  const { isBusy, error, handleSubmit } = useConnection(connection);
  return (
    <form
      method="post"
      className="grid justify-items-start gap-3 sm:justify-items-end"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={isBusy || reasonId !== undefined}
        aria-describedby={reasonId}
      >
        {isBusy ? texts.busy : texts.submit}
      </Button>
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </form>
  );
}

/** One provider: whether, since when and with which account it is connected, and a button to change that. */
export function ConnectionRow({ account, provider, onChange }: ConnectionProps) {
  const { connections: texts } = useTexts('security');
  const language = useLanguage();
  const reasonId = useId();
  const { isOpen, opener, open, close } = useDisclosure();
  const [hasChanged, setHasChanged] = useState(false);
  const name = PROVIDER_NAMES[provider];
  const { hasPassword, identities } = account;
  const identity = identities.find((one) => one.provider === provider);
  const isOtherWayIn = (other: IdentityProvider): boolean => other !== provider && isShown(other);
  const isLastWayIn =
    identity !== undefined && !hasPassword && !identities.some((one) => isOtherWayIn(one.provider));
  const words = identity
    ? { submit: texts.disconnect(name), busy: texts.disconnecting }
    : { submit: texts.connect(name), busy: texts.connecting };
  const warmUp = (): void => {
    if (!isShown(provider) || identity) return;
    // A failure shows when the button is pressed.
    import('./flow.ts').then((flow) => flow.prepare(provider)).catch(() => undefined);
  };
  const connection = {
    account,
    provider,
    onChange(changed: Account) {
      onChange(changed);
      if (isOpen) close();
      setHasChanged(true);
    },
  };
  return (
    <li className="grid gap-4 border-t border-line py-5 last:pb-0" onPointerEnter={warmUp}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-64 items-center gap-3.5">
          {isShown(provider) && <ProviderMark provider={provider} />}
          <div className="min-w-0">
            <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
            <p className="text-sm break-words text-ink-soft">
              {identity ? (
                <>
                  {identity.label && (
                    <>
                      {identity.label}
                      <span aria-hidden="true"> · </span>
                    </>
                  )}
                  <time dateTime={identity.linkedAt} className="inline-block">
                    {texts.since(formatDate(language, identity.linkedAt))}
                  </time>
                </>
              ) : (
                texts.off
              )}
            </p>
          </div>
        </div>
        {hasPassword ? (
          !isOpen && (
            <Button
              ref={opener}
              onFocus={warmUp}
              onClick={() => {
                setHasChanged(false);
                open();
              }}
            >
              {words.submit}
            </Button>
          )
        ) : (
          <WithoutPassword
            {...connection}
            texts={words}
            reasonId={isLastWayIn ? reasonId : undefined}
          />
        )}
      </div>
      {isLastWayIn && (
        <p id={reasonId} className="max-w-[45.5em] text-sm text-ink-soft">
          {texts.only}
        </p>
      )}
      {isOpen && <WithPassword {...connection} texts={words} onCancel={close} />}
      <output className="text-sm empty:hidden">
        {hasChanged && (identity ? texts.connected(name) : texts.disconnected(name))}
      </output>
    </li>
  );
}
