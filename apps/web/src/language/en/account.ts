import {
  FORM_MESSAGES,
  LIMITS,
  LOGIN_MESSAGES,
  SIGNUP_MESSAGES,
  SOCIAL_MESSAGES,
} from '@loopwright/contract';

/** Signing in and up, the dashboard and the profile. */
export const texts = {
  form: {
    password: 'Password',
    /** Not with the word for "password" in them: the field alone is called that. */
    showCharacters: 'Show password',
    hideCharacters: 'Hide password',
    or: 'or',
  },
  login: {
    ...LOGIN_MESSAGES,
    pageTitle: 'Sign in',
    pageDescription: 'Sign in to Loopwright to make images and looping GIFs from a sentence.',
    subtitle: 'Your loops are right where you left them.',
    username: 'Username or email',
    forgotten: 'Forgot your password?',
    noAccount: 'No account? {link}',
    problems: { missingCredentials: LOGIN_MESSAGES.missingFields },
  },
  signup: {
    ...SIGNUP_MESSAGES,
    pageTitle: 'Create account',
    pageDescription: 'Create a free Loopwright account: 5 free images every week, no card needed.',
    subtitle: '5 free images every week. No card needed.',
    username: 'Username',
    name: 'Full Name',
    email: 'Email Address',
    passwordHint: `At least ${LIMITS.passwordMinimum} characters.`,
    haveAccount: 'Already have an account? {link}',
    agree: 'By creating an account you accept the {terms} and the {privacy}.',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    problems: {
      missingFields: SIGNUP_MESSAGES.missingFields,
      passwordTooShort: SIGNUP_MESSAGES.passwordTooShort,
      invalidEmail: SIGNUP_MESSAGES.invalidEmail,
      usernameHasAt: FORM_MESSAGES.usernameHasAt,
      passwordTooLong: FORM_MESSAGES.passwordTooLong,
      usernameTooLong: FORM_MESSAGES.usernameTooLong,
      nameTooLong: FORM_MESSAGES.nameTooLong,
      challengeAway:
        "The bot check didn't load. Allow it in your browser, or try again in a moment.",
    },
  },
  social: {
    ...SOCIAL_MESSAGES,
  },
} as const;
