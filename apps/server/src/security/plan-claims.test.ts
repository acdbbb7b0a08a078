import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  BRAND_ROUTES,
  EXPORT_ROUTES,
  FEATURE_ROUTES,
  type ImageResponse,
  pathTo,
  PLAN_NAMES,
  type PlanName,
  PLANS,
  ROUTES,
  TEAM_ROUTES,
} from '@loopwright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLoop } from '../modules/exports/testing/make-loop.ts';
import { countQueued } from '../modules/generation/index.ts';
import type { Browser } from '../testing/browser.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { formOf } from '../testing/form-data.ts';
import { newForm, newUser } from '../testing/new-user.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { giveUserPlan } from '../testing/workspaces.ts';

const SOURCES = path.join(import.meta.dirname, '..');

/** Each claim of the plans on the pricing page: the test in this file that proves it, or the file that does. */
const PROOF_OF: Readonly<Record<string, string>> = {
  '5 image tokens per week': 'modules/tokens/ledger.test.ts',
  '200 tokens per week': 'modules/tokens/ledger.test.ts',
  '1000 image credits per week': 'modules/tokens/ledger.test.ts',
  'Community gallery': 'modules/community/community.test.ts',
  'Watermark on export': 'watermark',
  'No watermark': 'watermark',
  'Standard prompts': 'advanced prompts',
  'Advanced prompts': 'advanced prompts',
  'Standard resolution': 'sizes',
  'Hi-res GIF': 'sizes',
  '4K stills': 'sizes',
  'HD export': 'export sizes',
  '4K export': 'export sizes',
  'Priority queue': 'rendering lane',
  'Fastest rendering lane': 'rendering lane',
  'Priority support': 'priority support',
  'Team workspace': 'team workspace',
  'Early-access tools': 'early access',
};

it('each claim of each plan has a proof', () => {
  const claims = new Set(PLAN_NAMES.flatMap((plan) => PLANS[plan].features));
  expect(new Set(Object.keys(PROOF_OF))).toEqual(claims);
  const files = Object.values(PROOF_OF).filter((proof) => proof.endsWith('.ts'));
  expect(files.filter((file) => !existsSync(path.join(SOURCES, file)))).toEqual([]);
});

describeOnEachDatabase('what the plans claim', (open) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await openTestApp(await open());
  });
  afterEach(() => server.close());

  async function signUp(plan: PlanName): Promise<Browser> {
    const form = newForm();
    const browser = await newUser(server, form);
    await giveUserPlan(server.fixtures.database, form.username, plan);
    return browser;
  }

  function draw(browser: Browser, fields: Readonly<Record<string, string>>, route: string) {
    const { payload, headers } = formOf(fields);
    return browser.post(route, payload, { headers });
  }
  const drawImage = (browser: Browser, fields: Readonly<Record<string, string>>) =>
    draw(browser, { prompt: 'a cat', ...fields }, ROUTES.generateImage);
  const drawGif = (browser: Browser, fields: Readonly<Record<string, string>>) =>
    draw(browser, { prompt: 'a cat', ...fields }, ROUTES.generateGif);

  async function startDrawing(): Promise<void> {
    server.fixtures.engine.finishAtOnce();
    await server.fixtures.newWorker().start();
  }

  describe('watermark', () => {
    it.each([
      ['free', true],
      ['basic', false],
      ['premium', false],
    ] as const)('%s: %s', async (plan, isMarked) => {
      const browser = await signUp(plan);
      await startDrawing();
      const { image } = (await drawImage(browser, {})).json<ImageResponse>();
      const bytes = Buffer.from(image.base64Data, 'base64').toString();
      expect(bytes.includes('mark:true')).toBe(isMarked);
    });
  });

  describe('advanced prompts', () => {
    it.each([
      ['free', 403],
      ['basic', 200],
      ['premium', 200],
    ] as const)('%s: %i', async (plan, status) => {
      const browser = await signUp(plan);
      await startDrawing();
      expect((await drawImage(browser, { style: 'neon' })).statusCode).toBe(status);
    });
  });

  describe('sizes', () => {
    it.each([
      ['free', { gif: 403, still: 403, hiRes: 403, largest: 403 }],
      ['basic', { gif: 200, still: 200, hiRes: 200, largest: 403 }],
      ['premium', { gif: 200, still: 200, hiRes: 200, largest: 200 }],
    ] as const)('%s: %o', async (plan, statuses) => {
      const browser = await signUp(plan);
      await startDrawing();
      const answers = {
        gif: await drawGif(browser, {}),
        still: await drawImage(browser, { size: '3840' }),
        hiRes: await drawGif(browser, { size: '720' }),
        largest: await drawGif(browser, { size: '1080' }),
      };
      const seen = Object.entries(answers).map(([name, { statusCode }]) => [name, statusCode]);
      expect(Object.fromEntries(seen)).toEqual(statuses);
    });
  });

  describe('export sizes', () => {
    it.each([
      ['free', { hd: 403, fourK: 403 }],
      ['basic', { hd: 202, fourK: 403 }],
      ['premium', { hd: 202, fourK: 202 }],
    ] as const)('%s: %o', async (plan, statuses) => {
      const form = newForm();
      const browser = await newUser(server, form);
      const { database } = server.fixtures;
      await giveUserPlan(database, form.username, 'premium');
      const id = await makeLoop(server, browser);
      await giveUserPlan(database, form.username, plan);
      const exportGif = (width: number, height: number) =>
        browser.post(pathTo(EXPORT_ROUTES.ofCreation, { id }), { format: 'gif', width, height });
      const hd = await exportGif(1440, 1080);
      const fourK = await exportGif(2880, 2160);
      expect({ hd: hd.statusCode, fourK: fourK.statusCode }).toEqual(statuses);
    });
  });

  // The slot for Studio alone, beyond the cores: modules/generation/order-of-drawing.test.ts.
  describe('rendering lane', () => {
    it('Studio first, then Creator, then Starter, although they asked in the other order', async () => {
      const { fixtures } = server;
      const { engine } = fixtures;
      for (const plan of ['free', 'basic', 'premium'] as const) {
        const asked = drawImage(await signUp(plan), { prompt: `a cat of ${plan}` });
        asked.catch(() => undefined);
      }
      await vi.waitFor(async () => expect(await countQueued(server.fixtures.database.orm)).toBe(3));
      engine.finishAtOnce();
      await fixtures.newWorker(undefined, 1).start();
      const order: string[] = [];
      while (order.length < 3) order.push((await engine.next()).request.prompt);
      expect(order).toEqual(['a cat of premium', 'a cat of basic', 'a cat of free']);
    });
  });

  describe('priority support', () => {
    it.each([
      ['free', 'Message from Ana'],
      ['basic', 'Message from Ana'],
      ['premium', '[Priority] Message from Ana'],
    ] as const)('%s: %s', async (plan, subject) => {
      const browser = await signUp(plan);
      const message = { name: 'Ana', email: 'ana@example.com', message: 'Help!' };
      expect((await browser.post(ROUTES.contact, message)).statusCode).toBe(202);
      expect(server.emails.find(({ replyTo }) => replyTo)).toMatchObject({ subject });
    });
  });

  describe('team workspace', () => {
    it.each([
      ['free', 403],
      ['basic', 403],
      ['premium', 201],
    ] as const)('%s: %i', async (plan, status) => {
      const browser = await signUp(plan);
      const response = await browser.post(TEAM_ROUTES.workspaces, { name: 'Makers' });
      expect(response.statusCode).toBe(status);
    });
  });

  describe('early access', () => {
    it.each([
      ['free', [403, 403, 403]],
      ['basic', [403, 403, 403]],
      ['premium', [403, 200, 200]],
    ] as const)('%s: %j', async (plan, statuses) => {
      const browser = await signUp(plan);
      const useTool = () => browser.patch(BRAND_ROUTES.kit, { colors: [] });
      const before = await useTool();
      const choice = { name: 'brand-kit', isOn: true };
      const switched = await browser.put(FEATURE_ROUTES.features, choice);
      const after = await useTool();
      expect([before, switched, after].map(({ statusCode }) => statusCode)).toEqual(statuses);
    });
  });
});
