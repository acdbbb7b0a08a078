import { checkNewPassword, type PasswordProblem, ROUTES } from '@loopwright/contract';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../language/texts.ts';
import { callApi } from '../../../lib/api.ts';
import { useAuth } from '../../../lib/auth.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AccountNameField } from '../account-name-field.tsx';
import { FormBody } from '../form-body.tsx';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { usePasswordProblems } from '../passwords/use-password-problems.ts';
import { useAccountForm } from '../use-account-form.ts';
import { isSpent } from './is-spent.ts';
import { LinkProblem } from './link-problem.tsx';
import { useLinkToken } from './use-link-token.ts';

interface PasswordFormProps {
  readonly token: string;
  readonly onSpent: () => void;
}

function PasswordForm({ token, onSpent }: PasswordFormProps) {
  const { reset } = useTexts('recovery');
  const { refresh } = useAuth();
  const [, navigate] = useLocation();
  const errorId = useId();
  const { minimum, problems } = usePasswordProblems();
  const { wrongFields, ...form } = useAccountForm<{ readonly password: string }, PasswordProblem>({
    names: ['password'],
    check: ({ password }) => checkNewPassword(password, minimum),
    fieldOf: { passwordTooShort: 'password', passwordTooLong: 'password' },
    problems,
    submit: async ({ password }) => {
      try {
        await callApi(ROUTES.passwordReset, { method: 'POST', body: { token, password } });
      } catch (error) {
        if (isSpent(error)) onSpent();
        throw error;
      }
      await refresh();
      navigate('/', { replace: true });
    },
    fallback: reset.failed,
  });
  return (
    <FormBody {...form} errorId={errorId} texts={reset}>
      <AccountNameField />
      <NewPasswordField
        label={reset.label}
        disabled={form.isBusy}
        errorId={wrongFields.includes('password') ? errorId : undefined}
      />
    </FormBody>
  );
}

function Content() {
  const { reset } = useTexts('recovery');
  const token = useLinkToken();
  const [spent, setSpent] = useState<string | null>(null);
  if (token === null) return <LinkProblem texts={reset.torn} to="/forgotten-password" />;
  if (token !== undefined && token === spent) {
    return <LinkProblem texts={reset.spent} to="/forgotten-password" />;
  }
  return (
    <AccountFrame title={reset.title} subtitle={reset.subtitle}>
      <PasswordForm token={token ?? ''} onSpent={() => setSpent(token ?? null)} />
    </AccountFrame>
  );
}

/** Where the letter about a forgotten password leads. */
export function ResetPasswordPage() {
  const { reset } = useTexts('recovery');
  return (
    <>
      <PageHead
        title={reset.pageTitle}
        description={reset.pageDescription}
        path="/reset-password"
        isPrivate
      />
      <Content />
    </>
  );
}
