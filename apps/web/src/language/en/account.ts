import {
  DASHBOARD_MESSAGES,
  LOGIN_MESSAGES,
  PROFILE_MESSAGES,
  SIGNUP_MESSAGES,
  SOCIAL_MESSAGES,
} from '@loopwright/contract';

/** Signing in and up, the dashboard and the profile. */
export const texts = {
  login: LOGIN_MESSAGES,
  signup: SIGNUP_MESSAGES,
  social: SOCIAL_MESSAGES,
  dashboard: DASHBOARD_MESSAGES,
  profile: PROFILE_MESSAGES,
} as const;
