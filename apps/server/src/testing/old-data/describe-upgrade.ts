import { type Creation, type Export, EXPORT_ROUTES, pathTo, ROUTES } from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_IDS } from '../../modules/accounts/social/testing/identity-providers.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobs } from '../../schema/schema.ts';
import { NetworkBrowser } from '../network-browser.ts';
import { silentLog } from '../silent-log.ts';
import type { ExpectedUser } from './expected.ts';
import { call, describeFile, jsonBody, readActive, readMe } from './live-through.ts';
import { openNewServer, type NewServer } from './new-server.ts';
import { type OldData, openOldData } from './open-old-data.ts';
import { readLedger } from './read-ledger.ts';

const TIMEOUT_MS = 180_000;
/** The timeout of the loop that was running: it is drawn from the beginning. */
const UNTIL_DRAWN = { timeout: 120_000, interval: 200 };
/** Pixels. No creation of the old data is as narrow. */
const EXPORTED_WIDTH = 96;

/**
 * The old version deleted clips after seven days and said when; now they stay. What it did not show, such
 * as titles, is left out.
 */
const shownNow = ({ clip, ...creation }: Creation): unknown =>
  expect.objectContaining({
    ...creation,
    clip: clip && { cuts: clip.cuts, chosen: clip.chosen, isKept: true },
  });

/** Exports a creation as WebP. @returns the file, when it is made */
async function exportFile(browser: NetworkBrowser, { id }: Creation): Promise<Uint8Array> {
  const wish = jsonBody({ format: 'webp', width: EXPORTED_WIDTH });
  const answer = await call(browser, pathTo(EXPORT_ROUTES.ofCreation, { id }), wish);
  let { export: made } = (await answer.json()) as { export: Export };
  const readStatus = async (): Promise<string> => {
    const path = pathTo(EXPORT_ROUTES.export, { id: made.id });
    ({ export: made } = (await (await call(browser, path)).json()) as { export: Export });
    return made.status;
  };
  await expect.poll(readStatus, UNTIL_DRAWN).toBe('finished');
  return await (await call(browser, made.file!.url)).bytes();
}

/** Tests the server of this version on the data of an old version. */
export function describeUpgrade(kind: Database['kind']): void {
  describe(`old data (${kind})`, { timeout: TIMEOUT_MS }, () => {
    let data: OldData;
    let ledgers: Record<string, string[]>;
    let cleanups: (string | null)[];
    let server: NewServer;

    beforeAll(async () => {
      data = await openOldData(kind);
      const database = await openDatabase({ ...data, isProduction: false }, silentLog);
      ledgers = {};
      for (const username of Object.keys(data.expected.users)) {
        ledgers[username] = await readLedger(database, username);
      }
      cleanups = (
        await database.orm.select().from(jobs).where(eq(jobs.kind, 'provider-operation-cleanup'))
      ).map((job) => job.requestKey);
      await database.close();
      server = await openNewServer(data);
    }, TIMEOUT_MS);
    afterAll(async () => {
      await server.close();
      await data.remove();
    });

    const userOf = (username: string): ExpectedUser => data.expected.users[username]!;
    const open = (username: string) =>
      NetworkBrowser.visit(server.address, userOf(username).session);
    const listCreations = async (browser: NetworkBrowser) =>
      ((await (await call(browser, ROUTES.creations)).json()) as { items: object[] }).items;
    const creationsOf = (username: string) =>
      userOf(username).creations.map(({ creation }) => shownNow(creation));

    it('keeps sessions, and in them plan, tokens and subscription', async () => {
      expect(Object.keys(data.expected.users)).toEqual(['ana', 'ben.holt', 'cho']);
      for (const [username, { me }] of Object.entries(data.expected.users)) {
        expect(await readMe(await open(username))).toEqual(me);
      }
      expect(userOf('cho').me).toMatchObject({ subscription: 'premium', tokensRemaining: 987 });
    });

    it('keeps the ledger that explains each balance', () => {
      for (const [username, { ledger }] of Object.entries(data.expected.users)) {
        expect(ledgers[username]).toEqual(ledger);
      }
      const amounts = userOf('cho').ledger.map((entry) => Number(entry.split(' ')[1]));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(987);
    });

    it('lets users sign in with their password', async () => {
      const { password } = data.expected;
      for (const username of ['ana', 'cho@example.com']) {
        const browser = await NetworkBrowser.visit(server.address);
        await call(browser, ROUTES.login, jsonBody({ username, password }));
        expect(await readMe(browser)).toEqual(userOf(username.split('@')[0]!).me);
      }
    });

    it('lets a user without a password sign in with the identity provider', async () => {
      const browser = await NetworkBrowser.visit(server.address);
      const grant = { ...data.expected.microsoftUser, clientId: CLIENT_IDS.microsoft };
      const proof = await server.providers.microsoft.grant(grant);
      await call(browser, ROUTES.microsoft, jsonBody(proof));
      expect(await readMe(browser)).toEqual(userOf('ben.holt').me);
    });

    it('hides a deleted creation, and restores it', async () => {
      const { username, id } = data.expected.hiddenCreation;
      const browser = await open(username);
      const all = creationsOf(username);
      const hidden = userOf(username).creations.findIndex(({ creation }) => creation.id === id);
      expect(await listCreations(browser)).toEqual(all.toSpliced(hidden, 1));
      await call(browser, pathTo(ROUTES.creationRestoration, { id }), { method: 'POST' });
      expect(await listCreations(browser)).toEqual(all);
    });

    it('finishes what ran and what waited, and charges it once', async () => {
      const browser = await open('cho');
      await expect.poll(() => readActive(browser), UNTIL_DRAWN).toEqual([]);
      const { creations, me } = userOf('cho');
      const items = await listCreations(browser);
      const drawn = items.slice(0, items.length - creations.length);
      expect(items.slice(drawn.length)).toEqual(creationsOf('cho'));
      const asked = data.expected.liveGenerations.map(({ prompt }) => ({ prompt }));
      expect(drawn).toHaveLength(asked.length);
      expect(drawn).toEqual(
        expect.arrayContaining(asked.map((one) => expect.objectContaining(one))),
      );
      expect(await readMe(browser)).toEqual(me);
    });

    it('sends the files of all creations, of the restored one as well', async () => {
      for (const [username, { creations }] of Object.entries(data.expected.users)) {
        const browser = await open(username);
        for (const { creation, file } of creations) {
          expect(await describeFile(browser, creation.url)).toEqual(file);
        }
      }
    });

    it('keeps the addresses of files open that may have been shared, and no others', async () => {
      const visitor = await NetworkBrowser.visit(server.address);
      for (const { creations } of Object.values(data.expected.users)) {
        for (const { creation, file } of creations) {
          expect(await describeFile(visitor, creation.url)).toEqual(file);
        }
      }
      const { creations } = userOf('cho');
      const items = (await listCreations(await open('cho'))) as Creation[];
      const drawn = items.slice(0, items.length - creations.length);
      expect(drawn).not.toEqual([]);
      for (const { url } of drawn) expect((await visitor.call(url)).status).toBe(404);
    });

    it('exports all creations in other formats and sizes', async () => {
      for (const [username, { creations }] of Object.entries(data.expected.users)) {
        const browser = await open(username);
        for (const { creation } of creations) {
          const file = await exportFile(browser, creation);
          const { width, pages = 1 } = await sharp(file, { pages: -1 }).metadata();
          expect([width, pages > 1]).toEqual([EXPORTED_WIDTH, creation.kind === 'gif']);
        }
      }
    });

    it('keeps the subscription where it is sold', async () => {
      const browser = await open('cho');
      const response = await call(browser, ROUTES.createPortalSession, jsonBody({}));
      const { url } = (await response.json()) as { url: string };
      expect(await (await fetch(url)).text()).toContain('Loopwright Studio');
    });

    it('knows what is still to be ended at a provider', () => {
      expect(cleanups).toEqual([data.expected.cleanupGenerationId]);
    });

    it('lets the link of a sent e-mail set a new password', async () => {
      const { passwordResetToken: token } = data.expected;
      const password = 'a new password for ana';
      const browser = await NetworkBrowser.visit(server.address);
      await call(browser, ROUTES.passwordReset, jsonBody({ token, password }));
      await call(browser, ROUTES.login, jsonBody({ username: 'ana', password }));
      expect((await readMe(browser)).username).toBe('ana');
    });
  });
}
