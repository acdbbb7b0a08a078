import { SIGNUP_MESSAGES } from '@loopwright/contract';

/** Getting back in by a letter. */
export const texts = {
  forgotten: {
    pageTitle: 'Forgotten password',
    pageDescription:
      'Ask for a link that lets you choose a new password for your Loopwright account.',
    title: 'Forgot your password?',
    subtitle: 'It happens. A letter with a link lets you back in.',
    email: 'Email Address',
    submit: 'Send me a link',
    busy: 'Sending…',
    failed: 'That did not get through. Please try again.',
    problems: { invalidEmail: SIGNUP_MESSAGES.invalidEmail },
    done: {
      title: 'Now look into your mailbox.',
      text: (email: string, minutes: number): string =>
        `If ${email} belongs to an account here, we have written to it. The link in the letter works once, for ${minutes} minutes.`,
      hint: 'Nothing there? Look among the spam, check the address, or ask the people who run this Loopwright.',
      again: 'Try another address',
    },
    remembered: 'Remembered it? {link}',
    signIn: 'Sign in',
  },
  reset: {
    pageTitle: 'New password',
    pageDescription:
      'Choose a new password for your Loopwright account, and go on where you stopped.',
    title: 'Choose a new password',
    subtitle: 'It signs you in here, and signs you out everywhere else.',
    label: 'New password',
    submit: 'Save and sign in',
    busy: 'Saving…',
    failed: 'The password could not be saved. Please try again.',
    spent: {
      title: 'This link has closed.',
      subtitle: 'Each one works once, and not for long.',
      text: 'It has expired, was used already, or a newer letter took its place. A new one takes a moment.',
      link: 'Get a new link',
    },
    torn: {
      title: 'A piece of the link is missing.',
      subtitle: 'Some mail programs cut long links in two.',
      text: 'Open the link from the letter again, or copy all of it into the address bar. You can also have a new one.',
      link: 'Get a new link',
    },
  },
  confirmation: {
    pageTitle: 'Confirm your email',
    pageDescription:
      'Confirm that an email address is yours, so that it can let you back in to Loopwright.',
    title: 'Is this address yours?',
    subtitle: 'You opened the link in our letter. One press, and we know.',
    submit: 'Yes, confirm it',
    busy: 'Confirming…',
    failed: 'That did not get through. Please try again.',
    done: {
      title: 'Confirmed.',
      text: 'Thank you. If you ever lose your password, a letter to this address lets you back in.',
      link: 'Go on',
    },
    spent: {
      title: 'This link has closed.',
      subtitle: 'Each one works once, and not for long.',
      text: 'It has expired, was used already, or a newer letter took its place. Your profile says whether your email is confirmed, and sends a new link.',
      link: 'Go to your profile',
    },
    torn: {
      title: 'A piece of the link is missing.',
      subtitle: 'Some mail programs cut long links in two.',
      text: 'Open the link from the letter again, or copy all of it into the address bar. Your profile can send a new one.',
      link: 'Go to your profile',
    },
  },
} as const;
