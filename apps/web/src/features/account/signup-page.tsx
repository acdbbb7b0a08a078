import {
  checkRegistration,
  type RegisterForm,
  type RegistrationProblem,
} from '@loopwright/contract';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Field } from '../../ui/field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountForm, type FieldState } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { UsernameField } from './username-field.tsx';

const FIELD_OF = {
  passwordTooShort: 'password',
  passwordTooLong: 'password',
  invalidEmail: 'email',
  usernameHasAt: 'username',
  usernameTooLong: 'username',
  nameTooLong: 'name',
} as const;

function SignupFields({ disabled, errorIdOf }: FieldState<RegisterForm>) {
  const { signup } = useTexts('account');
  return (
    <>
      <UsernameField label={signup.username} disabled={disabled} errorId={errorIdOf('username')} />
      <PasswordField
        autoComplete="new-password"
        hint={signup.passwordHint}
        disabled={disabled}
        errorId={errorIdOf('password')}
      />
      <Field
        label={signup.name}
        name="name"
        autoComplete="name"
        disabled={disabled}
        errorId={errorIdOf('name')}
      />
      <Field
        label={signup.email}
        name="email"
        type="email"
        autoComplete="email"
        disabled={disabled}
        errorId={errorIdOf('email')}
      />
    </>
  );
}

export function SignupPage() {
  const { register } = useAuth();
  const { signup } = useTexts('account');
  return (
    <>
      <PageHead title={signup.pageTitle} description={signup.pageDescription} path="/signup" />
      <AccountForm<RegisterForm, RegistrationProblem>
        names={['username', 'password', 'name', 'email']}
        check={checkRegistration}
        fieldOf={FIELD_OF}
        problems={signup.problems}
        submit={register}
        fallback={signup.failed}
        texts={signup}
        purpose="signup"
        Fields={SignupFields}
        terms={
          <RichText
            text={signup.agree}
            parts={{
              terms: <TextLink to="/terms">{signup.terms}</TextLink>,
              privacy: <TextLink to="/privacy">{signup.privacy}</TextLink>,
            }}
          />
        }
        footer={
          <RichText
            text={signup.haveAccount}
            parts={{ link: <TextLink to="/login">{signup.signInInstead}</TextLink> }}
          />
        }
      />
    </>
  );
}
