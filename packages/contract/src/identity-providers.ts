// Apart from the schemas, so that the profile in the browser does not load the schema library, which
// tries at its start whether the page may make code from text: the policy would report that.

/** The identity providers that a user can sign in with. */
export const IDENTITY_PROVIDERS = ['google', 'microsoft', 'x'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];
