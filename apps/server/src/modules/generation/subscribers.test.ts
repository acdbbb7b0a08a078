import { describe, expect, it } from 'vitest';
import { Followers } from './subscribers.ts';

const always = async (): Promise<boolean> => true;

async function* count(): AsyncGenerator<number> {
  for (let number = 0; ; number += 1) yield number;
}

describe('following', () => {
  it('ends with the session', async () => {
    let isSignedIn = true;
    const followed = new Followers().admit('ana', async () => isSignedIn, count);
    expect((await followed.next()).value).toBe(0);
    isSignedIn = false;
    expect((await followed.next()).done).toBe(true);
  });

  it('has room for many windows of one user, and for all other users', async () => {
    const followers = new Followers();
    const open: AsyncGenerator<number>[] = [];
    const admit = async (userId: string): Promise<void> => {
      const followed = followers.admit(userId, always, count);
      await followed.next();
      open.push(followed);
    };
    for (let window = 0; window < 30; window += 1) await admit('ana');
    await expect(admit('ana')).rejects.toMatchObject({ kind: 'too-many', isRetryable: true });
    await admit('ben');
    await open[0]?.return(undefined);
    await admit('ana');
  });
});
