import { MAIL_LINK_MINUTES, ROUTES } from '@loopwright/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { callApi } from '../../../lib/api.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { checkEmail, type EmailProblem } from '../check-email.ts';
import { FormBody } from '../form-body.tsx';
import { useAccountForm } from '../use-account-form.ts';

interface AddressFormProps {
  readonly onSent: (email: string) => void;
}

function AddressForm({ onSent }: AddressFormProps) {
  const { forgotten } = useTexts('recovery');
  const errorId = useId();
  const { wrongFields, ...form } = useAccountForm<{ readonly email: string }, EmailProblem>({
    names: ['email'],
    check: ({ email }) => checkEmail(email),
    fieldOf: { invalidEmail: 'email' },
    problems: forgotten.problems,
    submit: async ({ email }) => {
      const body = { email: email.trim() };
      await callApi(ROUTES.passwordForgotten, { method: 'POST', body });
      onSent(body.email);
    },
    fallback: forgotten.failed,
  });
  return (
    <FormBody {...form} errorId={errorId} texts={forgotten}>
      <Field
        label={forgotten.email}
        name="email"
        type="email"
        autoComplete="email"
        disabled={form.isBusy}
        errorId={wrongFields.includes('email') ? errorId : undefined}
      />
    </FormBody>
  );
}

interface SentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** The same for every address, so that the page does not reveal who has an account. */
function Sent({ email, onAgain }: SentProps) {
  const { forgotten } = useTexts('recovery');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {forgotten.done.title}
      </h2>
      <p className="wrap-anywhere">{forgotten.done.text(email, MAIL_LINK_MINUTES.passwordReset)}</p>
      <p className="text-sm text-ink-soft">{forgotten.done.hint}</p>
      <Button className="mt-3" onClick={onAgain}>
        {forgotten.done.again}
      </Button>
    </div>
  );
}

export function ForgottenPasswordPage() {
  const { forgotten } = useTexts('recovery');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead
        title={forgotten.pageTitle}
        description={forgotten.pageDescription}
        path="/forgotten-password"
        isPrivate
      />
      <AccountFrame title={forgotten.title} subtitle={forgotten.subtitle}>
        {sentTo === null ? (
          <AddressForm onSent={setSentTo} />
        ) : (
          <Sent email={sentTo} onAgain={() => setSentTo(null)} />
        )}
        <p className="mt-6 text-center text-sm text-ink-soft">
          <RichText
            text={forgotten.remembered}
            parts={{ link: <TextLink to="/login">{forgotten.signIn}</TextLink> }}
          />
        </p>
      </AccountFrame>
    </>
  );
}
