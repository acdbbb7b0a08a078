import {
  checkRegistration,
  LIMITS,
  SIGNUP_MESSAGES,
  SOCIAL_MESSAGES,
  type RegisterRequest,
} from '@loopwright/contract';
import { Redirect } from '../../lib/router/link.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAccountForm } from './use-account-form.ts';

function SignupFields({ isBusy }: { readonly isBusy: boolean }) {
  return (
    <>
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isBusy}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMinimum} characters.`}
        disabled={isBusy}
      />
      <Field label="Full Name" name="name" autoComplete="name" disabled={isBusy} />
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        disabled={isBusy}
      />
    </>
  );
}

export function SignupPage() {
  const { register, isAuthenticated } = useAuth();
  const { isBusy, error, handleSubmit } = useAccountForm<RegisterRequest>(
    ['username', 'password', 'name', 'email'],
    { check: checkRegistration, submit: register, fallback: SIGNUP_MESSAGES.failed },
  );
  if (isAuthenticated) return <Redirect to="/" />;
  return (
    <AccountFrame
      title={SIGNUP_MESSAGES.title}
      subtitle="Five tokens, every week, for nothing. No card."
    >
      <PageHead
        title="Create account"
        description="Create a free Loopwright account: five image tokens every week, no card."
        path="/signup"
      />
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div className="grid gap-4">
          <SignupFields isBusy={isBusy} />
          {error && <ErrorNotice>{error}</ErrorNotice>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="w-full"
            isBusy={isBusy}
            disabled={isBusy}
          >
            {isBusy ? SIGNUP_MESSAGES.busy : SIGNUP_MESSAGES.submit}
          </Button>
        </div>
      </form>
      <SocialButtons
        googleLabel={SOCIAL_MESSAGES.googleSignup}
        microsoftLabel={SOCIAL_MESSAGES.microsoftSignup}
        isDisabled={isBusy}
      />
      <p className="mt-6 text-center text-sm text-ink-soft">
        Already have an account? <TextLink to="/login">{SIGNUP_MESSAGES.signInInstead}</TextLink>
      </p>
    </AccountFrame>
  );
}
