import { checkLogin, type LoginProblem, type LoginRequest } from '@loopwright/contract';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountForm, type FieldState } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { UsernameField } from './username-field.tsx';

function LoginFields({ disabled, errorIdOf }: FieldState<LoginRequest>) {
  const { login } = useTexts('account');
  return (
    <>
      <UsernameField label={login.username} disabled={disabled} errorId={errorIdOf('username')} />
      <PasswordField
        autoComplete="current-password"
        disabled={disabled}
        errorId={errorIdOf('password')}
      />
    </>
  );
}

export function LoginPage() {
  const { login: signIn } = useAuth();
  const { login } = useTexts('account');
  return (
    <>
      <PageHead title={login.pageTitle} description={login.pageDescription} path="/login" />
      <AccountForm<LoginRequest, LoginProblem>
        names={['username', 'password']}
        check={checkLogin}
        fieldOf={{}}
        problems={login.problems}
        submit={signIn}
        fallback={login.failed}
        texts={login}
        purpose="login"
        Fields={LoginFields}
        below={
          <TextLink to="/forgotten-password" className="-my-2.5 inline-flex min-h-11 items-center">
            {login.forgotten}
          </TextLink>
        }
        footer={
          <RichText
            text={login.noAccount}
            parts={{ link: <TextLink to="/signup">{login.createOne}</TextLink> }}
          />
        }
      />
    </>
  );
}
