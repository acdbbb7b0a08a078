import { randomBytes } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { passwordForm } from '../users/identity.ts';
import { HashQueue } from './hash-queue.ts';

/** The cost of one hash, and so of each guess: memory in KiB, passes and lanes. */
type HashCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** argon2id as OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. */
const RECOMMENDED: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with argon2id, in PHC notation. Long passwords are not truncated. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(storedHash: string, password: string): Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  isOutdated(storedHash: string): boolean;
  /** The hash of a random password, verified for unknown users so that the time does not reveal them. */
  readonly decoyHash: string;
}

/**
 * @param queue shared by everything in this process that hashes passwords
 * @param cost only tests set another one
 */
export async function createPasswordHasher(
  queue = new HashQueue(),
  cost = RECOMMENDED,
): Promise<PasswordHasher> {
  const hashPassword = (password: string): Promise<string> =>
    queue.run(() => hash(passwordForm(password), cost));
  return {
    hash: hashPassword,
    verify: (storedHash, password) => queue.run(() => verify(storedHash, passwordForm(password))),
    isOutdated(storedHash) {
      const used = parseOptions(storedHash);
      return (
        !storedHash.startsWith('$argon2id$') ||
        used.memoryCost !== cost.memoryCost ||
        used.timeCost !== cost.timeCost ||
        used.parallelism !== cost.parallelism
      );
    },
    decoyHash: await hashPassword(randomBytes(32).toString('base64url')),
  };
}
