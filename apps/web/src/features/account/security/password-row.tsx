import { type Account, checkNewPassword, type PasswordProblem, ROUTES } from '@loopwright/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { callForJson } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { usePasswordProblems } from '../passwords/use-password-problems.ts';
import { useAccountForm } from '../use-account-form.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { InlineForm } from './inline-form.tsx';
import { SecurityRow } from './security-row.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface PasswordValues extends Readonly<Record<string, string>> {
  readonly password: string;
  readonly currentPassword: string;
}

interface PasswordFormProps {
  readonly hasPassword: boolean;
  readonly onSaved: (account: Account) => void;
  readonly onCancel: () => void;
}

function PasswordForm({ hasPassword, onSaved, onCancel }: PasswordFormProps) {
  const { password: texts } = useTexts('security');
  const errorId = useId();
  const { minimum, problems } = usePasswordProblems();
  const { wrongFields, ...form } = useAccountForm<PasswordValues, PasswordProblem>({
    names: hasPassword ? ['currentPassword', 'password'] : ['password'],
    check: ({ password, currentPassword }) =>
      hasPassword && currentPassword === '' ? 'missingFields' : checkNewPassword(password, minimum),
    fieldOf: { passwordTooShort: 'password', passwordTooLong: 'password' },
    problems,
    submit: async ({ password, currentPassword }) => {
      const body = { password, ...(hasPassword && { currentPassword }) };
      const { account } = await callForJson<{ readonly account: Account }>(ROUTES.accountPassword, {
        method: 'POST',
        body,
      });
      onSaved(account);
    },
    fallback: texts.failed,
  });
  const errorIdOf = (name: string) => (wrongFields.includes(name) ? errorId : undefined);
  return (
    <InlineForm
      {...form}
      label={hasPassword ? texts.change : texts.set}
      errorId={errorId}
      texts={texts}
      onCancel={onCancel}
    >
      {hasPassword && (
        <CurrentPasswordField disabled={form.isBusy} errorId={errorIdOf('currentPassword')} />
      )}
      <NewPasswordField
        label={texts.label}
        disabled={form.isBusy}
        errorId={errorIdOf('password')}
      />
    </InlineForm>
  );
}

interface PasswordRowProps {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}

export function PasswordRow({ account, onChange }: PasswordRowProps) {
  const { password: texts } = useTexts('security');
  const { hasPassword } = account;
  const { isOpen, opener, open, close } = useDisclosure();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <SecurityRow
      title={texts.title}
      text={hasPassword ? texts.hasOne : texts.hasNone}
      actions={
        !isOpen && (
          <Button
            ref={opener}
            onClick={() => {
              setIsSaved(false);
              open();
            }}
          >
            {hasPassword ? texts.change : texts.set}
          </Button>
        )
      }
    >
      {isOpen && (
        <PasswordForm
          hasPassword={hasPassword}
          onSaved={(changed) => {
            onChange(changed);
            close();
            setIsSaved(true);
          }}
          onCancel={close}
        />
      )}
      <output className="text-sm empty:hidden">{isSaved && texts.changed}</output>
    </SecurityRow>
  );
}
