import {
  CANCEL_MESSAGES,
  DASHBOARD_MESSAGES,
  PROFILE_MESSAGES,
  SUCCESS_MESSAGES,
} from '@loopwright/contract';

/** The dashboard and the profile of whoever is signed in. */
export const texts = {
  dashboard: {
    ...DASHBOARD_MESSAGES,
    pageTitle: 'Dashboard',
    pageDescription:
      'Make a picture or a looping GIF, or go back to what you have made with Loopwright.',
    /** For an account that has just been created. */
    welcomeNew: (name: string): string => `Welcome, ${name}!`,
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
  subscription: {
    title: 'Subscription',
    start: 'Start a subscription',
    comparePlans: 'Compare plans',
    /** Follows the number of tokens left. */
    tokensOf: (perWeek: string): string => `of ${perWeek} tokens left this week`,
    /** The plan gives fewer tokens than are left: it was a larger one when the week began. */
    tokensLeft: 'tokens left this week',
    tokensRefresh: (day: string): string => `New tokens on ${day}.`,
    costs: (imageTokens: number, gifTokens: number): string =>
      `A picture costs ${imageTokens}, a GIF ${gifTokens}.`,
    freePlan: 'Free for good. Loops come with Creator and Studio.',
    renews: (day: string, price: string): string => `Renews on ${day} for ${price}.`,
    trial: (daysLeft: number, day: string, price: string): string =>
      `${daysLeft === 1 ? '1 day' : `${daysLeft} days`} of your trial left. On ${day} it becomes a paid month: ${price}.`,
    ends: (plan: string, day: string): string =>
      `${plan} is yours until ${day}. Then you are back on Starter, and nothing more is charged.`,
    notes: {
      renewing: (day: string): string => `Renews on ${day}`,
      trial: (day: string): string => `Trial until ${day}`,
      ending: (day: string): string => `Yours until ${day}`,
      starts: (day: string): string => `Starts on ${day}`,
      unpaid: 'The last payment failed',
    },
    keep: (plan: string): string => `Keep ${plan}`,
    kept: (plan: string): string => `Good choice: ${plan} goes on.`,
    changed: (plan: string): string => `Done. You are on ${plan} now.`,
    cancelled: (plan: string, day: string): string => `Done. ${plan} stays yours until ${day}.`,
    /** The end of the period has not been told yet. */
    cancelledSoon: (plan: string): string => `Done. ${plan} ends with the paid period.`,
    upgradeCharge: 'You pay the difference for the rest of this month now.',
    trialUpgradeCharge: (price: string): string =>
      `Ends your trial: the first month, ${price}, is paid now.`,
    downgradeCharge: 'Changes at once. What is left of this month counts towards the next bills.',
    cancelDetail: (plan: string, day: string, tokens: number): string =>
      `${plan} stays yours until ${day}. After that you have ${tokens} tokens a week, and exports carry a watermark. Until then you can take this back.`,
    cancelDetailSoon: (plan: string, tokens: number): string =>
      `${plan} stays yours until the end of the paid period. After that you have ${tokens} tokens a week, and exports carry a watermark. Until then you can take this back.`,
    /** Nothing has been paid for: there is no period to run out. */
    cancelDetailUnpaid: (plan: string, tokens: number): string =>
      `${plan} ends right away, and we stop asking your card. After that you have ${tokens} tokens a week, and exports carry a watermark.`,
  },
  success: {
    ...SUCCESS_MESSAGES,
    pageTitle: 'Payment successful',
    pageDescription:
      'Your subscription has been updated. Your new plan is ready on your Loopwright dashboard.',
    countdown: (seconds: number): string => `Taking you home in ${seconds} …`,
    onItsWay: 'Your plan is on its way…',
    arrived: (plan: string): string => `${plan} is here. Make something!`,
    signedOut: 'You are signed out on this device. {link} to see your plan.',
    signIn: 'Sign in',
  },
  cancel: {
    ...CANCEL_MESSAGES,
    pageTitle: 'Checkout canceled',
    pageDescription:
      'Your checkout was canceled and you have not been charged. All Loopwright plans are still there.',
    countdown: (seconds: number): string => `Back to the plans in ${seconds} …`,
  },
} as const;
