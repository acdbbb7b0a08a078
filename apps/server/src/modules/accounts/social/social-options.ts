import type { IdentityEndpoints } from './identity-endpoints.ts';

/** What tests may change of the dealings with identity providers. */
export interface SocialOptions {
  readonly endpoints?: IdentityEndpoints;
  /** For everything that one sign-in asks a provider. */
  readonly deadlineMs?: number;
}
