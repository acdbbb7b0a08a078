import {
  checkLogin,
  type LoginRequest,
  LOGIN_MESSAGES,
  SOCIAL_MESSAGES,
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

export function LoginPage() {
  const { login, isAuthenticated } = useAuth();
  const { isBusy, error, handleSubmit } = useAccountForm<LoginRequest>(['username', 'password'], {
    check: checkLogin,
    submit: login,
    fallback: LOGIN_MESSAGES.failed,
  });
  if (isAuthenticated) return <Redirect to="/" />;
  return (
    <AccountFrame
      title={LOGIN_MESSAGES.title}
      subtitle="Your loops kept turning while you were away."
    >
      <PageHead
        title="Sign in"
        description="Sign in to Loopwright to make pictures and looping GIFs from a sentence."
        path="/login"
      />
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div className="grid gap-4">
          <Field
            label="Username or email"
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
            autoComplete="current-password"
            disabled={isBusy}
          />
          {error && <ErrorNotice>{error}</ErrorNotice>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="w-full"
            isBusy={isBusy}
            disabled={isBusy}
          >
            {isBusy ? LOGIN_MESSAGES.busy : LOGIN_MESSAGES.submit}
          </Button>
        </div>
      </form>
      <SocialButtons
        googleLabel={SOCIAL_MESSAGES.google}
        microsoftLabel={SOCIAL_MESSAGES.microsoft}
        isDisabled={isBusy}
      />
      <p className="mt-6 text-center text-sm text-ink-soft">
        No account? <TextLink to="/signup">{LOGIN_MESSAGES.createOne}</TextLink>
      </p>
    </AccountFrame>
  );
}
