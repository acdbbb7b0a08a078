import { randomBytes } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { HashQueue } from './hash-queue.ts';
import { passwordForm } from '../users/identity.ts';

/** What one hash costs, and whoever tries passwords on it: KiB, passes and lanes. */
type HashCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** argon2id as OWASP's password storage cheat sheet asks: 19 MiB, two passes, one lane. */
const RECOMMENDED: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keeps passwords as argon2id hashes in PHC notation; nothing is cut off, however long they are. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(storedHash: string, password: string): Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  isOutdated(storedHash: string): boolean;
  /** The hash of a password that nobody knows, to spend the same time on unknown people. */
  readonly decoyHash: string;
}

/**
 * @param queue of everything in this process that hashes passwords
 * @param cost another one in tests alone
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
