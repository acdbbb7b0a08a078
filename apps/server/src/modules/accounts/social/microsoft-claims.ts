import { z } from 'zod';
import type { VerifiedIdentity } from './identity-verifier.ts';

/** Microsoft writes them in lower case; another form would be another name for the same person. */
const guid = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

/** Who a token is about: the tenant, and the person in it. Both are lasting, and no other claim is. */
export const personClaims = { tid: guid, oid: guid };

const shown = z.string().nullable().catch(null);
export const shownClaims = { name: shown, preferred_username: shown, email: shown };

interface MicrosoftPerson {
  readonly tid: string;
  readonly oid: string;
  readonly name: string | null;
  readonly username: string | null;
  readonly email: string | null;
}

export function microsoftIdentity(person: MicrosoftPerson): VerifiedIdentity {
  const { tid, oid, name, username } = person;
  const email = person.email ?? (username?.includes('@') === true ? username : null);
  return {
    subject: `${tid}.${oid}`,
    label: username ?? email ?? name ?? 'Microsoft',
    name,
    email,
    // Whoever runs a tenant writes into it what they like.
    isEmailVerified: false,
  };
}
