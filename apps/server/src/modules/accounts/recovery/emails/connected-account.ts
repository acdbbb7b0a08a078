import type { IdentityProvider } from '@loopwright/contract';

/** An account of an identity provider that a user signs in with. */
export interface ConnectedAccount {
  readonly provider: IdentityProvider;
  /** What its holder knows it by. */
  readonly label: string;
}

const NAMES: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  x: 'X',
};

const LABEL = /^(?:@\w{1,30}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})$/;

/**
 * Such as `Google · ana@gmail.com`. A provider's word for an account is its holder's choice, and that
 * may be a thief: an email repeats plain addresses and handles, and of all others only the provider.
 */
export const describeAccount = ({ provider, label }: ConnectedAccount): string =>
  LABEL.test(label) ? `${NAMES[provider]} · ${label}` : NAMES[provider];
