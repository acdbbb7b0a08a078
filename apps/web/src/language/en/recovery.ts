import { SIGNUP_MESSAGES } from '@loopwright/contract';

/** Getting back in by a letter. */
export const texts = {
  forgotten: {
    pageTitle: 'Forgotten password',
    pageDescription:
      'Forgot your Loopwright password? Enter your email address and get a link to choose a new one.',
    title: 'Forgot your password?',
    subtitle: "It happens. We'll email you a reset link.",
    email: 'Email Address',
    submit: 'Send me a link',
    busy: 'Sending…',
    failed: 'Something went wrong. Please try again.',
    problems: { invalidEmail: SIGNUP_MESSAGES.invalidEmail },
    done: {
      title: 'Check your inbox.',
      text: (email: string, minutes: number): string =>
        `If there's an account for ${email}, we've sent a link. It works once and expires in ${minutes} minutes.`,
      hint: 'Nothing yet? Check spam or contact support.',
      again: 'Try another address',
    },
    remembered: 'Remembered it? {link}',
    signIn: 'Sign in',
  },
  reset: {
    pageTitle: 'New password',
    pageDescription:
      'Choose a new password for your Loopwright account and pick up where you left off.',
    title: 'Choose a new password',
    subtitle: "You'll be signed in here and signed out everywhere else.",
    label: 'New password',
    submit: 'Save and sign in',
    busy: 'Saving…',
    failed: "We couldn't save your password. Please try again.",
    spent: {
      title: 'This link has expired.',
      subtitle: 'Each link works once, and only for a short time.',
      text: 'It expired, was already used, or was replaced by a newer one. Getting a new one takes a moment.',
      link: 'Get a new link',
    },
    torn: {
      title: 'That link is incomplete.',
      subtitle: 'Some email apps break long links.',
      text: 'Open the link from the email again, or copy all of it into the address bar. Or get a new link.',
      link: 'Get a new link',
    },
  },
  confirmation: {
    pageTitle: 'Confirm your email',
    pageDescription:
      'Confirm your email address so you can use it to reset your Loopwright password.',
    title: 'Is this your email?',
    subtitle: "One click and you're done.",
    submit: 'Yes, confirm it',
    busy: 'Confirming…',
    failed: 'Something went wrong. Please try again.',
    done: {
      title: 'Email confirmed.',
      text: 'Thank you. You can use this address to reset your password.',
      link: 'Continue',
    },
    spent: {
      title: 'This link has expired.',
      subtitle: 'Each link works once, and only for a short time.',
      text: 'It expired, was already used, or was replaced by a newer one. Your profile shows whether your email is confirmed and can send a new link.',
      link: 'Go to your profile',
    },
    torn: {
      title: 'That link is incomplete.',
      subtitle: 'Some email apps break long links.',
      text: 'Open the link from the email again, or copy all of it into the address bar. Your profile can send a new one.',
      link: 'Go to your profile',
    },
  },
} as const;
