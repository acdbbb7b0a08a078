import { ROUTES } from '@loopwright/contract';
import { AlertDialog } from 'radix-ui';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../language/texts.ts';
import { announceDeletion } from '../../../lib/account-deleted.ts';
import { callApi } from '../../../lib/api.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { forgetUser } from '../../../lib/forget-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { CurrentPasswordField } from '../security/current-password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';

interface DeletionValues extends Readonly<Record<string, string>> {
  readonly username: string;
  readonly currentPassword: string;
}

interface DeletionFormProps {
  readonly username: string;
  readonly hasPassword: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

export function DeletionForm({ username, hasPassword, onBusy }: DeletionFormProps) {
  const { deletion } = useTexts('security');
  const { refresh } = useAuth();
  const [, navigate] = useLocation();
  const errorId = useId();
  const names = hasPassword ? (['username', 'currentPassword'] as const) : (['username'] as const);

  const leave = async (values: DeletionValues): Promise<void> => {
    const { currentPassword } = values;
    const body = { username: values.username, ...(hasPassword && { currentPassword }) };
    onBusy(true);
    try {
      await callApi(ROUTES.accountDeletion, { method: 'POST', body });
    } finally {
      onBusy(false);
    }
    announceDeletion();
    forgetUser();
    await refresh();
    navigate('/', { replace: true });
  };
  const { isBusy, error, wrongFields, handleSubmit, handleInput } = useAccountForm<
    DeletionValues,
    'wrongUsername' | 'missingFields'
  >({
    names,
    check: (values) => {
      if (names.some((name) => values[name].trim() === '')) return 'missingFields';
      return values.username.trim() === username ? null : 'wrongUsername';
    },
    fieldOf: { wrongUsername: 'username' },
    problems: deletion.problems,
    submit: leave,
    fallback: deletion.failed,
  });
  const errorIdOf = (name: string) => (wrongFields.includes(name) ? errorId : undefined);

  return (
    <form
      noValidate
      method="post"
      className="mt-5 grid gap-4 border-t border-line pt-5"
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
    >
      <Field
        label={deletion.username}
        hint={<RichText text={deletion.usernameHint} parts={{ username: <b>{username}</b> }} />}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        disabled={isBusy}
        errorId={errorIdOf('username')}
      />
      {hasPassword && (
        <CurrentPasswordField disabled={isBusy} errorId={errorIdOf('currentPassword')} />
      )}
      {error && (
        <ErrorNotice>
          <span id={errorId}>{error}</span>
        </ErrorNotice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <AlertDialog.Cancel asChild>
          <Button disabled={isBusy}>{deletion.keep}</Button>
        </AlertDialog.Cancel>
        <Button type="submit" variant="danger" isBusy={isBusy} disabled={isBusy}>
          {isBusy ? deletion.busy : deletion.submit}
        </Button>
      </div>
    </form>
  );
}
