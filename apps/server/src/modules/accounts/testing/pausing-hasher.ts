import { quickPasswords } from '../../../testing/quick-passwords.ts';

export const atOnce = async (): Promise<void> => undefined;

/** A hasher that lets a test act before hashing or after verifying a password. */
export async function pausingHasher() {
  const hasher = await quickPasswords();
  const pausing = {
    ...hasher,
    beforeHashing: atOnce,
    afterVerifying: atOnce,
    waiting: 0,
    async pause(pause: () => Promise<void>) {
      pausing.waiting += 1;
      await pause();
      pausing.waiting -= 1;
    },
    async hash(password: string) {
      await pausing.pause(pausing.beforeHashing);
      return hasher.hash(password);
    },
    async verify(storedHash: string, password: string) {
      const isRight = await hasher.verify(storedHash, password);
      await pausing.pause(pausing.afterVerifying);
      return isRight;
    },
  };
  return pausing;
}
