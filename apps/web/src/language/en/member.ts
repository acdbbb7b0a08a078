import {
  CANCEL_MESSAGES,
  DASHBOARD_MESSAGES,
  PROFILE_MESSAGES,
  SUCCESS_MESSAGES,
} from '@loopwright/contract';

/** The dashboard and the profile. */
export const texts = {
  dashboard: {
    ...DASHBOARD_MESSAGES,
    pageTitle: 'Dashboard',
    pageDescription:
      "Make an image or a looping GIF, or go back to what you've made with Loopwright.",
    /** For an account that has just been created. */
    welcomeNew: (name: string): string => `Welcome, ${name}!`,
    welcome: (name: string): string => `Welcome back, ${name}!`,
    notifications: 'Notifications',
    tipLink: 'Compare plans',
    paymentFailed: "Your last payment didn't go through",
    paymentFailedText: (plan: string): string =>
      `You keep ${plan} while we try again over the next few days. Update your card under Manage Subscription to fix it.`,
    paymentFailedLink: 'Go to your subscription',
    tokensLeft: (left: string, weekly: string, moment: string): string =>
      `${left} of ${weekly} tokens left. New tokens on ${moment}.`,
    start: {
      prompt: 'What do you want to make?',
      placeholder: 'A cat riding a surfboard at sunset',
      button: 'Start',
    },
    running: 'In progress',
    progressOf: (prompt: string): string => `Progress: ${prompt}`,
    recentCreations: 'Recent creations',
    recentDocuments: 'Recent documents',
    untitled: 'Untitled',
    seeAll: 'See all',
    steps: {
      title: 'Your first loop in three steps',
      describe: { title: 'Describe it', text: 'Type a sentence and pick image or GIF.' },
      edit: { title: 'Edit it', text: 'Crop, trim and add words in the Studio.' },
      export: { title: 'Export it', text: 'Get a file that fits where you post.' },
      free: 'Editing and exporting cost no tokens.',
    },
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
    singleKeys: 'Single-key shortcuts',
    singleKeysHint: 'Keys such as / and ? without Ctrl or ⌘. Press ? to see all shortcuts.',
  },
  /** As the badge shows them; what plans are sold as is `PLAN_LABELS`. */
  planNames: { free: 'free', basic: 'basic', premium: 'premium' },
  subscription: {
    ofTeam: 'The plan of this team is managed by its owner.',
    title: 'Subscription',
    start: 'Start a subscription',
    comparePlans: 'Compare plans',
    /** Follows the number of tokens left. */
    tokensOf: (perWeek: string): string => `of ${perWeek} tokens left this week`,
    /** The plan gives fewer tokens than are left: it was a larger one when the week began. */
    tokensLeft: 'tokens left this week',
    tokensRefresh: (day: string): string => `New tokens on ${day}.`,
    usage: 'See token usage',
    costs: (imageTokens: number, gifTokens: number): string =>
      `An image costs ${imageTokens}, a GIF ${gifTokens}.`,
    /** After an upgrade in a week of which tokens were used already. */
    tokensAfterUpgrade: (left: string, perWeek: string): string =>
      `${left} of ${perWeek} tokens left this week: the ones you used before the upgrade count.`,
    freePlan: 'Free plan. GIFs come with Creator and Studio.',
    renews: (day: string, price: string): string => `Renews on ${day} for ${price}.`,
    trial: (daysLeft: number, day: string, price: string): string =>
      `${daysLeft === 1 ? '1 day' : `${daysLeft} days`} left in your trial. ${price}/month from ${day}.`,
    ends: (plan: string, day: string): string =>
      `You're on ${plan} until ${day}. Then you're back on Starter, and you won't be charged again.`,
    notes: {
      renewing: (day: string): string => `Renews on ${day}`,
      trial: (day: string): string => `Trial until ${day}`,
      ending: (day: string): string => `Active until ${day}`,
      starts: (day: string): string => `Starts on ${day}`,
      unpaid: 'The last payment failed',
    },
    keep: (plan: string): string => `Keep ${plan}`,
    kept: (plan: string): string => `You're staying on ${plan}.`,
    changed: (plan: string): string => `Done. You're on ${plan} now.`,
    cancelled: (plan: string, day: string): string =>
      `Canceled. ${plan} stays active until ${day}.`,
    /** The end of the period has not been told yet. */
    cancelledSoon: (plan: string): string => `Canceled. ${plan} ends with the paid period.`,
    upgradeCharge: "You'll pay the prorated difference today.",
    trialUpgradeCharge: (price: string): string =>
      `Ends your trial. You'll be charged ${price} today.`,
    downgradeCharge: 'Takes effect now. Unused time is credited to your next bill.',
    cancelDetail: (plan: string, day: string, tokens: number): string =>
      `${plan} stays active until ${day}. After that you get ${tokens} tokens a week, and exports carry a watermark. You can undo this until then.`,
    cancelDetailSoon: (plan: string, tokens: number): string =>
      `${plan} stays active until the end of the paid period. After that you get ${tokens} tokens a week, and exports carry a watermark. You can undo this until then.`,
    /** Nothing has been paid for: there is no period to run out. */
    cancelDetailUnpaid: (plan: string, tokens: number): string =>
      `${plan} ends right away, and your card won't be charged again. After that you get ${tokens} tokens a week, and exports carry a watermark.`,
  },
  success: {
    ...SUCCESS_MESSAGES,
    pageTitle: 'Payment successful',
    pageDescription:
      'Your subscription has been updated. Your new plan is ready on your Loopwright dashboard.',
    create: 'Make your first loop',
    countdown: (seconds: number): string => `Taking you to the home page in ${seconds} …`,
    onItsWay: 'Activating your plan…',
    arrived: (plan: string): string => `You're on ${plan}. Make your first loop.`,
    signedOut: "You're signed out on this device. {link} to see your plan.",
    signIn: 'Sign in',
  },
  cancel: {
    ...CANCEL_MESSAGES,
    pageTitle: 'Checkout canceled',
    pageDescription:
      'Your checkout was canceled and you have not been charged. You can pick a plan anytime.',
    countdown: (seconds: number): string => `Back to the plans in ${seconds} …`,
  },
} as const;
