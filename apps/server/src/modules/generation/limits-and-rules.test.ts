import { OPERATIONS_ROUTES, ROUTES, SERVER_MESSAGES } from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntries } from '../../schema/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { newForm, newUser } from '../../testing/new-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openGenerationFixtures } from './testing/fixtures.ts';
import { imageOf } from './testing/requests.ts';

const HOUR_MS = 60 * 60 * 1000;
const LOCAL = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

describeOnEachDatabase('generation requests', (open) => {
  let test: TestApp;
  beforeEach(async () => {
    const environment = { GENERATIONS_PER_HOUR: '3', GENERATIONS_PER_HOUR_AND_ADDRESS: '5' };
    test = await openTestApp(await open(), { environment });
    await test.fixtures.newWorker().start();
    test.fixtures.engine.finishAtOnce();
  });
  afterEach(() => test.close());

  const ask = (browser: Browser, address: string, { prompt = 'a cat', key = '' } = {}) => {
    const { payload, headers } = formOf({ prompt });
    const named = key === '' ? headers : { ...headers, 'idempotency-key': key };
    return browser.post(ROUTES.generateImage, payload, { headers: named, remoteAddress: address });
  };
  const statusesOf = async (times: number, attempt: () => ReturnType<typeof ask>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await attempt()).statusCode);
    return statuses;
  };
  const holds = async () => {
    const entries = await test.fixtures.database.orm.select().from(ledgerEntries);
    return entries.filter(({ kind }) => kind === 'hold').length;
  };
  let addresses = 0;
  const newAddress = () => `198.51.100.${(addresses += 1)}`;

  describe('too often', () => {
    it('is limited for each account at all addresses, costs nothing, and ends', async () => {
      const browser = await newUser(test);
      expect(await statusesOf(3, () => ask(browser, newAddress()))).toEqual([200, 200, 200]);
      const refused = await ask(browser, newAddress());
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('3600');
      expect(refused.json()).toMatchObject({
        code: 'tooManyGenerations',
        message: SERVER_MESSAGES.tooManyGenerations,
      });
      expect(await holds()).toBe(3);
      test.time.now = new Date(test.time.now.getTime() + HOUR_MS);
      expect((await ask(browser, newAddress())).statusCode).toBe(200);
    });

    it('is limited for each address, whichever user sends it', async () => {
      const [ana, ben, cleo] = [await newUser(test), await newUser(test), await newUser(test)];
      const address = newAddress();
      expect(await statusesOf(3, () => ask(ana, address))).toEqual([200, 200, 200]);
      expect(await statusesOf(3, () => ask(ben, address))).toEqual([200, 200, 429]);
      expect((await ask(cleo, address)).statusCode).toBe(429);
      expect((await ask(cleo, newAddress())).statusCode).toBe(200);
      expect(await holds()).toBe(6);
    });

    it('does not count repeated requests with the same key', async () => {
      const browser = await newUser(test);
      const again = () => ask(browser, newAddress(), { key: 'k1' });
      expect(await statusesOf(6, again)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(await holds()).toBe(1);
    });

    it('counts simultaneous requests', async () => {
      const browser = await newUser(test);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => ask(browser, newAddress())),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
      expect(await holds()).toBe(3);
    });
  });

  describe('breaks our content rules', () => {
    it('is refused, costs nothing, is counted, and its words are not stored', async () => {
      const browser = await newUser(test, newForm());
      const response = await ask(browser, newAddress(), { prompt: 'a FORBIDD3N canary' });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'promptAgainstRules',
        message: SERVER_MESSAGES.promptAgainstRules,
      });
      expect(await holds()).toBe(0);
      expect(test.fixtures.engine.begun).toBe(0);
      const { body } = await browser.get(OPERATIONS_ROUTES.metrics, LOCAL);
      expect(body).toContain('prompts_refused_total{kind="test"} 1');
      expect(`${body}${test.log()}`).not.toMatch(/canary|forbidd/i);
    });
  });
});

describeOnEachDatabase('a prompt that waits', (open) => {
  it('is checked again before an engine gets it, and its tokens are refunded', async () => {
    const fixtures = await openGenerationFixtures(await open());
    const user = await fixtures.newUser('free');
    const id = await fixtures.generations.create(user, imageOf('a cat'));
    fixtures.changeRules('refuse later: cat');
    await fixtures.newWorker().start();
    await fixtures.generations.waitForEnd(user.id, id, new AbortController().signal);
    expect(await fixtures.generations.read(user.id, id)).toMatchObject({
      status: 'failed',
      error: { code: 'promptAgainstRules', message: SERVER_MESSAGES.promptAgainstRules },
    });
    expect(fixtures.engine.begun).toBe(0);
    expect(await fixtures.ledgerOf(user)).toEqual(['grant 5', 'hold -1', 'release 1']);
    await fixtures.close();
  });
});
