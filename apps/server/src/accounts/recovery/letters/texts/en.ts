import type { LetterTexts } from '../letter-texts.ts';

export const english: LetterTexts = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  confirmEmail: {
    subject: 'Confirm your email',
    lead: 'One press, and we know that our letters reach you: the way back in, should you ever lose your password.',
    button: 'Confirm my email',
    validity: (hours) => `The link works once, for ${hours} hours.`,
    unasked:
      'You did not give us this address? Then somebody mistyped theirs. Leave this letter alone and nothing happens.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    lead: 'You forgot your password? It happens. Choose a new one here. That signs you out everywhere else.',
    button: 'Choose a new password',
    validity: (minutes) => `The link works once, for ${minutes} minutes.`,
    unasked:
      'You did not ask for this? Leave this letter alone: your password stays as it is, and nobody has got in.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: (moment) =>
      `On ${moment}, the password of your account was set anew. All other browsers were signed out.`,
    wasYou: 'That was you? Then all is well.',
    wasNotYou: 'That was not you? Take your account back right now with a new password:',
    button: 'Choose a new password',
    connected: 'You can still sign in with these connected accounts:',
    disconnect: (url) =>
      `One of them is not yours? Disconnect it in your profile, under “Connected accounts”: ${url}`,
  },
  emailChanged: {
    subject: 'Your email was changed',
    lead: (moment) =>
      `On ${moment}, your account got another email address. This is our last letter to this one.`,
    wasYou: 'That was you? Then all is well.',
    wasNotYou: 'That was not you? Write to us right now:',
    button: 'Write to us',
  },
  identityLinked: {
    subject: 'An account was connected to yours',
    lead: (moment) =>
      `On ${moment}, this account was connected to yours. Whoever holds it can sign in as you from now on.`,
    wasYou: 'That was you? Then all is well.',
    wasNotYou:
      'That was not you? Take your account back right now with a new password, then disconnect it in your profile:',
    button: 'Choose a new password',
  },
  identityUnlinked: {
    subject: 'An account was disconnected from yours',
    lead: (moment) =>
      `On ${moment}, this account was disconnected from yours and no longer signs in. All other browsers were signed out.`,
    wasYou: 'That was you? Then all is well.',
    wasNotYou: 'That was not you? Take your account back right now with a new password:',
    button: 'Choose a new password',
  },
  copyLink: 'Should the button not work, copy this address into your browser:',
  footer: 'Sent by Loopwright about your account.',
};
