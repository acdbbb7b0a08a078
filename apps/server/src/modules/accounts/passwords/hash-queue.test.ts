import { ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/databases.ts';
import { newForm, newUser } from '../../../testing/new-user.ts';
import { quickPasswords } from '../../../testing/quick-passwords.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { HashQueue } from './hash-queue.ts';

/** Work that the test completes. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  return {
    begun,
    open: resolve,
    async pass<T>(name: string, result: T): Promise<T> {
      begun.push(name);
      await promise;
      return result;
    },
  };
}

describe('hashes', () => {
  it('run a limited number at once, and the rest in order of arrival', async () => {
    const queue = new HashQueue({ concurrency: 2, waitingMaximum: 10 });
    const work = gate();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const all = Promise.all(names.map((name) => queue.run(() => work.pass(name, name))));
    expect(work.begun).toEqual(['a', 'b']);
    work.open();
    expect(await all).toEqual(names);
    expect(work.begun).toEqual(names);
  });

  it('free their place when they fail', async () => {
    const queue = new HashQueue({ concurrency: 1, waitingMaximum: 1 });
    const failing = queue.run(() => Promise.reject(new Error('no memory')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('next');
    expect(await queue.run(async () => 'later')).toBe('later');
  });

  it('never run more at once than the limit', async () => {
    const queue = new HashQueue({ concurrency: 3, waitingMaximum: 1000 });
    let running = 0;
    let most = 0;
    const work = async (turns: number) => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 200 }, (_, at) => queue.run(() => work(at % 7))));
    expect([most, running]).toEqual([3, 0]);
  });
});

describeOnEachDatabase('many simultaneous sign-ins', (open) => {
  it('do not delay signed-in users, and are rejected when there are too many', async () => {
    const work = gate();
    const hasher = await quickPasswords();
    const queue = new HashQueue({ concurrency: 2, waitingMaximum: 10 });
    const verify = () => queue.run(() => work.pass('verification', true));
    const server = await openTestApp(await open(), {
      accounts: { passwords: { ...hasher, verify } },
    });
    const form = newForm();
    const user = await newUser(server, form);

    let answered = 0;
    const login = async (at: number) => {
      const browser = await server.newBrowser(`198.51.100.${at}`).visit();
      const { username, password } = newForm();
      const response = await browser.post(ROUTES.login, { username, password });
      answered += 1;
      return response;
    };
    const crowd = Promise.all(Array.from({ length: 15 }, (_, at) => login(at)));
    // Two verify and ten wait; the other three are rejected.
    await expect.poll(() => answered).toBe(3);
    expect(work.begun).toHaveLength(2);
    expect((await user.get(ROUTES.me)).statusCode).toBe(200);
    expect((await user.get(ROUTES.creations)).statusCode).toBe(200);
    expect(answered).toBe(3);

    work.open();
    const responses = await crowd;
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.json()).toMatchObject({ message: SERVER_MESSAGES.queueFull });
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(12);
    await server.close();
  });
});
