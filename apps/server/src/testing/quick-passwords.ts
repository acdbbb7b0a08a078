import {
  createPasswordHasher,
  type PasswordHasher,
} from '../modules/accounts/passwords/passwords.ts';

/** The least that argon2id takes: tests sign up more people than a year brings. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes as the product does, and as fast as can be. */
export const quickPasswords = (): Promise<PasswordHasher> => createPasswordHasher(undefined, LEAST);
