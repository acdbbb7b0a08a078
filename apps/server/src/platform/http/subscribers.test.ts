import { describe, expect, it } from 'vitest';
import { Subscribers } from './subscribers.ts';

const always = async (): Promise<boolean> => true;

async function* count(): AsyncGenerator<number> {
  for (let number = 0; ; number += 1) yield number;
}

describe('following', () => {
  it('ends with the session', async () => {
    let isSignedIn = true;
    const events = new Subscribers().subscribe('ana', async () => isSignedIn, count);
    expect((await events.next()).value).toBe(0);
    isSignedIn = false;
    expect((await events.next()).done).toBe(true);
  });

  it('has room for many windows of one user, and for all other users', async () => {
    const subscribers = new Subscribers();
    const open: AsyncGenerator<number>[] = [];
    const subscribe = async (userId: string): Promise<void> => {
      const events = subscribers.subscribe(userId, always, count);
      await events.next();
      open.push(events);
    };
    for (let window = 0; window < 30; window += 1) await subscribe('ana');
    await expect(subscribe('ana')).rejects.toMatchObject({ kind: 'too-many', isRetryable: true });
    await subscribe('ben');
    await open[0]?.return(undefined);
    await subscribe('ana');
  });
});
