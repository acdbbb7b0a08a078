import {
  createPasswordHasher,
  type PasswordHasher,
} from '../modules/accounts/passwords/passwords.ts';

/** The lowest cost that argon2id accepts, because tests sign up many users. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes like the product, as fast as possible. */
export const quickPasswords = (): Promise<PasswordHasher> => createPasswordHasher(undefined, LEAST);
