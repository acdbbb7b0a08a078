import { OUTSIDE_AUTH_PROVIDER } from '../session.ts';

export const SESSION_MESSAGES = {
  initializing: 'Initializing session…',
  loading: 'Loading session …',
  outsideProvider: OUTSIDE_AUTH_PROVIDER,
} as const;

export const NAVIGATION_MESSAGES = {
  home: 'Home',
  create: 'Create',
  gallery: 'Gallery',
  pricing: 'Pricing',
  subscription: 'Subscription',
  logout: 'Logout',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  fallbackName: 'User',
} as const;
