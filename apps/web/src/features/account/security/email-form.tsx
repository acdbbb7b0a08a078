import { ROUTES } from '@loopwright/contract';
import { useId } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { callApi } from '../../../lib/api.ts';
import { Field } from '../../../ui/field.tsx';
import { checkEmail, type EmailProblem } from '../check-email.ts';
import { useAccountForm } from '../use-account-form.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { InlineForm } from './inline-form.tsx';

interface EmailValues extends Readonly<Record<string, string>> {
  readonly email: string;
  readonly currentPassword: string;
}

interface EmailFormProps {
  readonly hasPassword: boolean;
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

/** Nothing changes until the new address has answered. */
export function EmailForm({ hasPassword, onSent, onCancel }: EmailFormProps) {
  const { email: texts } = useTexts('security');
  const errorId = useId();
  const { wrongFields, ...form } = useAccountForm<EmailValues, EmailProblem | 'missingFields'>({
    names: hasPassword ? ['email', 'currentPassword'] : ['email'],
    check: ({ email, currentPassword }) => {
      if (email.trim() === '' || (hasPassword && currentPassword === '')) return 'missingFields';
      return checkEmail(email);
    },
    fieldOf: { invalidEmail: 'email' },
    problems: texts.problems,
    submit: async ({ email, currentPassword }) => {
      const body = { email: email.trim(), ...(hasPassword && { currentPassword }) };
      await callApi(ROUTES.accountEmail, { method: 'POST', body });
      onSent(body.email);
    },
    fallback: texts.failed,
  });
  const errorIdOf = (name: string) => (wrongFields.includes(name) ? errorId : undefined);
  return (
    <InlineForm {...form} label={texts.change} errorId={errorId} texts={texts} onCancel={onCancel}>
      <Field
        label={texts.label}
        name="email"
        type="email"
        autoComplete="email"
        disabled={form.isBusy}
        errorId={errorIdOf('email')}
      />
      {hasPassword && (
        <CurrentPasswordField disabled={form.isBusy} errorId={errorIdOf('currentPassword')} />
      )}
    </InlineForm>
  );
}
