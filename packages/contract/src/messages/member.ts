export const DASHBOARD_MESSAGES = {
  fallbackName: 'Creator',
  createTitle: 'Create New',
  createText: 'Generate Image or GIF',
  galleryTitle: 'My Creations',
  galleryText: 'View your gallery',
  settingsTitle: 'Account Settings',
  settingsText: 'Manage profile & plan',
  tipTitle: 'Explore Plans',
  tipText: 'See the Pricing page to unlock extra power!',
  caughtUp: "You're all caught up!",
} as const;

export const PROFILE_MESSAGES = {
  loading: 'Loading profile…',
  denied: 'Access Denied',
  deniedText: 'Please log in to view your profile.',
  logIn: 'Log In',
  notAvailable: 'N/A',
  manage: 'Manage Subscription',
  portalFailed: 'Could not load billing portal. Please try again later.',
} as const;
