import {
  checkRegistration,
  type RegisterForm,
  type RegistrationProblem,
} from '@loopwright/contract';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { loadConfiguration } from '../../lib/configuration.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { Field } from '../../ui/field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountForm, type FieldState } from './account-form.tsx';
import { NewPasswordField } from './passwords/new-password-field.tsx';
import { usePasswordProblems } from './passwords/use-password-problems.ts';
import { ProblemFound } from './use-account-form.ts';
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
      <NewPasswordField disabled={disabled} errorId={errorIdOf('password')} />
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

/** What has to be passed here. Where it cannot be known, the server knows. */
const askedChallenge = () =>
  loadConfiguration().then(
    ({ challenge }) => challenge,
    () => null,
  );

const loadPoser = () =>
  import('./challenge/pose-challenge.tsx').catch(() => {
    throw new ProblemFound('challengeAway');
  });

export function SignupPage() {
  const { register } = useAuth();
  const { signup } = useTexts('account');
  const { minimum, problems } = usePasswordProblems();
  const [question, setQuestion] = useState<ReactNode>(null);
  const submit = async (form: RegisterForm): Promise<void> => {
    const challenge = await askedChallenge();
    if (challenge === null) return register(form);
    try {
      const { poseChallenge } = await loadPoser();
      const answer = await poseChallenge(challenge, setQuestion);
      await register({ ...form, challenge: answer });
    } finally {
      setQuestion(null);
    }
  };
  return (
    <>
      <PageHead title={signup.pageTitle} description={signup.pageDescription} path="/signup" />
      <AccountForm<RegisterForm, RegistrationProblem | 'challengeAway'>
        names={['username', 'password', 'name', 'email']}
        check={(form) => checkRegistration(form, minimum)}
        fieldOf={FIELD_OF}
        problems={{ ...signup.problems, ...problems }}
        submit={submit}
        challenge={question}
        fallback={signup.failed}
        texts={signup}
        purpose="signup"
        Fields={SignupFields}
        below={
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
