import { createHash } from 'node:crypto';
import type { PasswordHasher } from '../../modules/accounts/passwords/passwords.ts';

const digest = (password: string): string => createHash('sha256').update(password).digest('hex');

/** A fast hasher for tests with thousands of requests. */
export const CHEAP_PASSWORDS: PasswordHasher = {
  hash: async (password) => digest(password),
  verify: async (storedHash, password) => storedHash === digest(password),
  isOutdated: () => false,
  decoyHash: digest('an unused password'),
};
