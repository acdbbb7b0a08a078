export const PRICING_MESSAGES = {
  title: 'One subscription, infinite loops',
  loading: 'Loading plans…',
  chat: "Let's chat",
  getStarted: 'Get started',
  signUp: 'Sign up',
  alreadyHaveAccount: 'Already have an account? Sign in',
  currentPlan: 'Current plan',
  current: 'Current',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  failed: 'Something went wrong.',
} as const;

export const SUCCESS_MESSAGES = {
  title: 'Payment Successful!',
  text: 'Your subscription has been updated. Welcome aboard!',
  link: 'Go to Dashboard',
} as const;

export const CANCEL_MESSAGES = {
  title: 'Checkout Canceled',
  text: 'Your checkout was canceled and you have not been charged.',
  link: 'Return to Pricing',
} as const;
