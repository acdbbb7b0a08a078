import { z } from 'zod';
import type { VerifiedIdentity } from './identity-verifier.ts';

/** Microsoft sends lower case; another case would be a second subject for the same account. */
const guid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

/** The tenant and the account in it. Only these two claims are permanent. */
export const accountClaims = { tid: guid, oid: guid };

const shown = z.string().nullable().catch(null);
export const shownClaims = { name: shown, preferred_username: shown, email: shown };

interface MicrosoftAccount {
  readonly tid: string;
  readonly oid: string;
  readonly name: string | null;
  readonly username: string | null;
  readonly email: string | null;
}

export function microsoftIdentity(account: MicrosoftAccount): VerifiedIdentity {
  const { tid, oid, name, username } = account;
  const email = account.email ?? (username?.includes('@') === true ? username : null);
  return {
    subject: `${tid}.${oid}`,
    label: username ?? email ?? name ?? 'Microsoft',
    name,
    email,
    // The administrator of a tenant can set any address.
    isEmailVerified: false,
  };
}
