import { DASHBOARD_MESSAGES, PROFILE_MESSAGES } from '@loopwright/contract';

/** The dashboard and the profile of whoever is signed in. */
export const texts = {
  dashboard: {
    ...DASHBOARD_MESSAGES,
    pageTitle: 'Dashboard',
    pageDescription:
      'Make a picture or a looping GIF, or go back to what you have made with Loopwright.',
    welcome: (name: string): string => `Welcome back, ${name}!`,
    notifications: 'Notifications',
    tipLink: 'Compare plans',
    paymentFailed: 'Your last payment did not go through',
    paymentFailedText: (plan: string): string =>
      `You keep ${plan} while we try again over the next days. Update your card under Manage Subscription, and all is well.`,
    paymentFailedLink: 'Go to your subscription',
    dismiss: (title: string): string => `Dismiss “${title}”`,
  },
  profile: {
    ...PROFILE_MESSAGES,
    pageTitle: 'Profile',
    pageDescription:
      'Your Loopwright account: name and email, plan, weekly tokens, theme and language.',
    title: 'Profile',
    account: 'Account',
    name: 'Name',
    email: 'Email',
    username: 'Username',
    preferences: 'Preferences',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
  },
} as const;
