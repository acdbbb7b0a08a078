import type { EmailTexts } from '../email-texts.ts';

export const english: EmailTexts = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  confirmEmail: {
    subject: 'Confirm your email',
    lead: 'Confirm your email so you can reset your password if you ever need to.',
    button: 'Confirm my email',
    validity: (hours) => `The link works once, for ${hours} hours.`,
    unasked: "Didn't sign up with this address? You can ignore this email.",
  },
  resetPassword: {
    subject: 'Choose a new password',
    lead: "Forgot your password? Choose a new one here. You'll be signed out everywhere else.",
    button: 'Choose a new password',
    validity: (minutes) => `The link works once, for ${minutes} minutes.`,
    unasked:
      "Didn't ask for this? Ignore this email. Your password is unchanged, and nobody has accessed your account.",
  },
  teamInvitation: {
    subject: "You're invited to a team",
    lead: (invitedBy, team) =>
      `${invitedBy ?? 'A Loopwright user'} invites you to ${team === null ? 'a team' : `the team “${team}”`} on Loopwright, where you make and keep images and loops together.`,
    button: 'See the invitation',
    validity: (days) => `The link works once, for ${days} days, and only for this email address.`,
    unasked: "Don't know who this is from? You can ignore this email.",
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: (moment) =>
      `On ${moment}, the password of your account was changed. All other browsers were signed out.`,
    wasYou: "If that was you, there's nothing to do.",
    wasNotYou: "If it wasn't you, secure your account with a new password:",
    button: 'Choose a new password',
    connected: 'You can still sign in with these connected accounts:',
    disconnect: (url) =>
      `If one of them isn't yours, disconnect it in your profile, under “Connected accounts”: ${url}`,
  },
  emailChanged: {
    subject: 'Your email was changed',
    lead: (moment) =>
      `On ${moment}, the email address of your account was changed. This is our last email to this address.`,
    wasYou: "If that was you, there's nothing to do.",
    wasNotYou: "If it wasn't you, contact us right away:",
    button: 'Contact us',
  },
  identityLinked: {
    subject: 'A sign-in method was added to your account',
    lead: (moment) =>
      `On ${moment}, this account was connected to yours. Anyone with access to it can sign in to your account.`,
    wasYou: "If that was you, there's nothing to do.",
    wasNotYou:
      "If it wasn't you, secure your account with a new password, then disconnect it in your profile:",
    button: 'Choose a new password',
  },
  identityUnlinked: {
    subject: 'A sign-in method was removed from your account',
    lead: (moment) =>
      `On ${moment}, this account was disconnected from yours and can no longer sign in. All other browsers were signed out.`,
    wasYou: "If that was you, there's nothing to do.",
    wasNotYou: "If it wasn't you, secure your account with a new password:",
    button: 'Choose a new password',
  },
  copyLink: "If the button doesn't work, copy this link into your browser:",
  footer: 'Sent by Loopwright about your account.',
};
