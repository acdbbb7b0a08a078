import { SIGNUP_MESSAGES } from '@loopwright/contract';

/** What keeps an account safe, and leaving for good. */
export const texts = {
  strength: {
    about: (count: string): string => `About ${count} guesses to find it.`,
    moreThan: (count: string): string => `More than ${count} guesses to find it.`,
  },
  challenge: { ask: 'One more step: show that you are a person.' },
  security: {
    title: 'Security',
    loading: 'Loading the ways into your account…',
    failed: 'The ways into your account could not be loaded.',
    again: 'Try again',
    cancel: 'Cancel',
    currentPassword: 'Current password',
  },
  email: {
    title: 'Email address',
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    confirmedText: 'If you lose your password, a letter to it lets you back in.',
    unconfirmedText: 'Open the link in our letter to confirm that it is yours.',
    missingText: 'You have given none. With one, a letter can let you back in.',
    resend: 'Send the link again',
    resending: 'Sending…',
    resent: 'A new letter is written. Its link works for a day.',
    resendFailed: 'The letter could not be written. Please try again.',
    change: 'Change email',
    add: 'Add an email',
    label: 'New email address',
    submit: 'Send a link to it',
    busy: 'Sending…',
    failed: 'The letter could not be written. Please try again.',
    problems: {
      invalidEmail: SIGNUP_MESSAGES.invalidEmail,
      missingFields: SIGNUP_MESSAGES.missingFields,
    },
    sent: (email: string): string =>
      `We have written to ${email}. Open the link in that letter within a day; until then nothing changes.`,
  },
  password: {
    title: 'Password',
    hasOne: 'Changing it signs out every other browser.',
    hasNone: 'You sign in without one. With a password you have a second way in.',
    change: 'Change password',
    set: 'Set a password',
    label: 'New password',
    submit: 'Save password',
    busy: 'Saving…',
    failed: 'The password could not be saved. Please try again.',
    changed: 'Your password is changed, and every other browser signed out.',
  },
  /** The accounts of others with which a person can sign in. */
  /** What to do when signing in elsewhere fails: fetched with the code of those sign-ins. */
  social: {
    notConnected: (provider: string): string =>
      `${provider} is not connected here yet. Use a username and password for now.`,
    /** Its script is blocked, or the line is down. */
    unreachable: (provider: string): string =>
      `${provider} could not be reached. Check your connection and your content blocker, then try again.`,
  },
  connections: {
    title: 'Connected accounts',
    intro: 'Sign in with one press, without a password to remember.',
    connect: (provider: string): string => `Connect ${provider}`,
    disconnect: (provider: string): string => `Disconnect ${provider}`,
    off: 'Not connected',
    since: (day: string): string => `Since ${day}`,
    only: 'This is your only way in. Set a password or connect another account first.',
    connecting: 'Connecting…',
    disconnecting: 'Disconnecting…',
    connected: (provider: string): string =>
      `${provider} is connected. You can sign in with it from now on.`,
    disconnected: (provider: string): string => `${provider} is disconnected.`,
    notOffered: (provider: string): string => `${provider} is not set up on this installation.`,
    unfinished: (provider: string): string => `${provider} was not connected. Nothing has changed.`,
    failed: 'That did not work. Please try again.',
  },
  sessions: {
    title: 'Where you are signed in',
    agent: (browser: string, system: string) => `${browser} on ${system}`,
    unknownAgent: 'Unknown browser',
    current: 'This browser',
    seen: (when: string): string => `Last active ${when}`,
    started: (when: string): string => `Signed in on ${when}`,
    end: 'Sign out',
    endOf: (agent: string, when: string): string => `Sign out ${agent}, last active ${when}`,
    ended: (agent: string): string => `${agent} is signed out.`,
    endFailed: 'That browser could not be signed out. Please try again.',
    everywhere: 'Sign out everywhere',
    question: 'Sign out everywhere?',
    detail:
      'Every browser has to sign in again, this one too. What is being made right now goes on.',
    stay: 'Stay signed in',
    everywhereFailed: 'Signing out everywhere did not work. Please try again.',
  },
  data: {
    title: 'Your data',
    storageTitle: 'Storage',
    storageText: (used: string, limit: string): string =>
      `${used} of ${limit} are used. Deleting creations makes room.`,
    exportTitle: 'Take everything with you',
    export: 'Download everything',
    exportText:
      'One ZIP with all we hold of you: your account, your pictures and loops, and the history of your tokens.',
    exporting: 'Packing…',
    exportingText: 'Many loops take a while. Stay on this page until the download begins.',
    exported: 'Your ZIP is in your downloads.',
    exportFailed: 'The download did not get through. Please try again.',
    deleteTitle: 'Delete your account',
    delete: 'Delete account…',
    deleteText: 'For good, and at once. Download what you want to keep first.',
  },
  deletion: {
    title: 'Delete your account?',
    lead: 'This cannot be undone, not even by us.',
    goes: 'What goes',
    goesAccount: 'Your account, every way to sign in, and every open session',
    goesCreations: 'All pictures and loops: links to them stop working at once',
    goesPlan: 'Your tokens and your subscription, which ends today',
    stays: 'What stays',
    staysText:
      'Invoices and payments, with the payment service alone: the law on accounting asks for them. Nothing of them stays here.',
    username: 'Your username',
    usernameHint: 'Type {username} to confirm.',
    submit: 'Delete for good',
    busy: 'Deleting…',
    failed: 'The account could not be deleted. Please try again.',
    problems: {
      wrongUsername: 'Type your username exactly as it is shown to confirm.',
      missingFields: SIGNUP_MESSAGES.missingFields,
    },
    keep: 'Keep my account',
    farewell: 'Your account is gone. Thank you for every loop.',
    notifications: 'Notifications',
  },
} as const;
