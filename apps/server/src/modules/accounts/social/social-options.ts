import type { IdentityEndpoints } from './identity-endpoints.ts';

/** What tests may replace of the sign-in with identity providers. */
export interface SocialOptions {
  readonly endpoints?: IdentityEndpoints;
  /** For all requests to a provider of one sign-in together. */
  readonly deadlineMs?: number;
}
