import { createHash } from 'node:crypto';
import type { PasswordHasher } from '../../modules/accounts/passwords/passwords.ts';

const digest = (password: string): string => createHash('sha256').update(password).digest('hex');

/** For thousands of calls: what a real hash costs is measured elsewhere. */
export const CHEAP_PASSWORDS: PasswordHasher = {
  hash: async (password) => digest(password),
  verify: async (storedHash, password) => storedHash === digest(password),
  isOutdated: () => false,
  decoyHash: digest('a password that nobody has'),
};
