import {
  BRAND_LIMITS,
  BRAND_ROUTES,
  type BrandCaption,
  type BrandKit,
  DOCUMENT_ROUTES,
  FEATURE_ROUTES,
  pathTo,
  PLANS,
  ROUTES,
  TEAM_ROUTES,
} from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import { fontOfAsset } from '@loopwright/studio';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assets, brandKits } from '../../schema/schema.ts';
import { newLogo, readTestFont } from '../../testing/brand-files.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { formOf } from '../../testing/form-data.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { readZip } from '../account-deletion/testing/read-zip.ts';
import { sweepStudioFiles } from '../studio/index.ts';
import { newMember, newPerson, newTeam, type Person } from '../teams/testing/team.ts';
import { setPlan } from '../workspaces/index.ts';

const DAY_MS = 86_400_000;
const CORAL = { name: 'Coral', hex: '#ff6b4a' };
const CAPTION: BrandCaption = {
  name: 'Loud',
  font: 'anton',
  size: 0.12,
  color: '#ff6b4a',
  outlineColor: '#000000',
  outline: 0.1,
  place: 'bottom',
};

describeOnEachDatabase('the brand kit', (open) => {
  let server: TestApp;
  let ana: Person;
  beforeEach(async () => {
    server = await openTestApp(await open());
    ana = await newPerson(server);
    await givePlan('premium');
    await switchOn(ana.browser);
  });
  afterEach(() => server.close());

  const givePlan = (plan: 'free' | 'basic' | 'premium', workspaceId = ana.id) =>
    server.fixtures.database.transaction((tx) => setPlan(tx, workspaceId, plan, server.time.now));
  const switchOn = (browser: Browser) =>
    browser.put(FEATURE_ROUTES.features, { name: 'brand-kit', isOn: true });
  const read = async (browser = ana.browser): Promise<BrandKit> =>
    (await browser.get(BRAND_ROUTES.kit)).json<{ kit: BrandKit }>().kit;
  const change = (body: object, browser = ana.browser) => browser.patch(BRAND_ROUTES.kit, body);
  const send = (
    route: string,
    file: Uint8Array,
    fields: Readonly<Record<string, string>> = {},
    browser = ana.browser,
  ) => {
    const { payload, headers } = formOf(fields, file, 'file');
    return browser.post(route, payload, { headers });
  };
  const sendLogo = async (browser = ana.browser) =>
    await send(BRAND_ROUTES.logo, await newLogo(), {}, browser);
  const sendFont = async (file?: Uint8Array, fields = { name: 'Anton', mayUse: 'yes' }) =>
    await send(BRAND_ROUTES.fonts, file ?? (await readTestFont()), fields);

  it('keeps colors, caption styles and the watermark', async () => {
    expect(await read()).toMatchObject({ colors: [], captions: [], fonts: [], logo: null });
    expect((await change({ colors: [CORAL] })).statusCode).toBe(200);
    const answer = await change({ captions: [CAPTION] });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ kit: await read() });
    expect(await read()).toMatchObject({ colors: [CORAL], captions: [CAPTION], mayChange: 'yes' });
  });

  it.each([
    [{ colors: [{ name: 'Coral', hex: 'coral' }] }],
    [{ colors: [{ name: ' ', hex: '#ff6b4a' }] }],
    [{ colors: Array.from({ length: BRAND_LIMITS.colors + 1 }, () => CORAL) }],
    [{ captions: [{ ...CAPTION, size: 2 }] }],
    [{ captions: [{ ...CAPTION, font: '../secret' }] }],
    [{ captions: [{ ...CAPTION, font: fontOfAsset('11111111-1111-4111-8111-111111111111') }] }],
    [{ watermark: { isOn: false, corner: 'middle', opacity: 1, size: 0.1 } }],
    [{ fonts: [] }],
  ])('refuses %j', async (body) => {
    expect((await change(body)).statusCode).toBe(400);
    expect(await read()).toMatchObject({ colors: [], captions: [] });
  });

  it('needs Studio and early access to be changed, and is seen without', async () => {
    await change({ colors: [CORAL] });
    await ana.browser.put(FEATURE_ROUTES.features, { name: 'brand-kit', isOn: false });
    expect((await change({ colors: [] })).json()).toMatchObject({ code: 'featureOff' });
    expect((await sendLogo()).json()).toMatchObject({ code: 'featureOff' });
    expect(await read()).toMatchObject({ colors: [CORAL], isUsable: true, mayChange: 'feature' });
    await switchOn(ana.browser);
    await givePlan('basic');
    expect((await change({ colors: [] })).json()).toMatchObject({ code: 'featureNeedsStudio' });
    expect(await read()).toMatchObject({ colors: [CORAL], isUsable: false, mayChange: 'plan' });
  });

  it('is changed by owners and admins, and used by all members of a team', async () => {
    const team = await newTeam(server);
    const people = {
      owner: team.owner,
      admin: await newMember(server, team, 'admin'),
      member: await newMember(server, team, 'member'),
      viewer: await newMember(server, team, 'viewer'),
    };
    const statuses: number[] = [];
    for (const { browser } of Object.values(people)) {
      await switchOn(browser);
      statuses.push((await change({ colors: [CORAL] }, browser)).statusCode);
      statuses.push((await sendLogo(browser)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 403, 403, 403, 403]);
    for (const { browser } of [people.member, people.viewer]) {
      expect(await read(browser)).toMatchObject({ colors: [CORAL], mayChange: 'role' });
      expect((await browser.get(BRAND_ROUTES.logo)).statusCode).toBe(200);
    }
    const { logo } = await read(people.member.browser);
    const frames = pathTo(DOCUMENT_ROUTES.assetFrames, { id: logo?.assetId ?? '' });
    expect((await people.member.browser.get(frames)).statusCode).toBe(200);
    expect((await ana.browser.get(frames)).statusCode).toBe(404);
    await givePlan('free', team.id);
    expect((await change({ colors: [] }, team.owner.browser)).json()).toMatchObject({
      code: 'workspaceReadOnly',
    });
    const gone = await team.owner.browser.delete(BRAND_ROUTES.logo);
    expect(gone.statusCode).toBe(403);
  });

  it('keeps a logo with its transparent pixels, which documents can show', async () => {
    expect((await sendLogo()).statusCode).toBe(200);
    const { logo } = await read();
    expect(logo).toMatchObject({ width: 40, height: 20, frameCount: 1 });
    const shown = await ana.browser.get(BRAND_ROUTES.logo);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
    });
    const pixels = await sharp(shown.rawPayload).ensureAlpha().raw().toBuffer();
    const middle = (10 * 40 + 20) * 4;
    expect([pixels[3], ...pixels.subarray(middle, middle + 4)]).toEqual([0, 255, 0, 0, 255]);
  });

  it('keeps a replaced logo for the documents that show it', async () => {
    await sendLogo();
    const first = (await read()).logo!;
    await sendLogo();
    expect((await read()).logo?.assetId).not.toBe(first.assetId);
    const made = await ana.browser.post(DOCUMENT_ROUTES.documents, { uploadId: first.assetId });
    expect(made.statusCode).toBe(201);
    await ana.browser.delete(BRAND_ROUTES.logo);
    expect(await read()).toMatchObject({ logo: null });
    server.time.now = new Date(server.time.now.getTime() + 10 * DAY_MS);
    await sweepStudioFiles({ ...server.fixtures, clock: () => server.time.now });
    const rows = await server.fixtures.database.orm.select({ id: assets.id }).from(assets);
    expect(rows).toEqual([{ id: first.assetId }]);
  });

  it.each([
    ['text', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a broken PNG', async () => (await newLogo()).subarray(0, 60), 400],
    [
      'a GIF',
      async () =>
        await sharp(await newLogo())
          .gif()
          .toBuffer(),
      415,
    ],
    [
      'an animation',
      async () =>
        await sharp(Buffer.alloc(8 * 16 * 3, 7).fill(200, 8 * 8 * 3), {
          raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
        })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer(),
      400,
    ],
    ['a file that is too large', async () => Buffer.alloc(BRAND_LIMITS.logoBytes + 1), 413],
  ])('refuses %s as a logo', async (_, make, status) => {
    expect((await send(BRAND_ROUTES.logo, await make())).statusCode).toBe(status);
    expect((await read()).logo).toBeNull();
    expect(await server.fixtures.storedFiles()).toEqual([]);
  });

  it('keeps fonts, at most five, and gives them to members alone', async () => {
    expect((await sendFont()).statusCode).toBe(201);
    const [font] = (await read()).fonts;
    expect(font?.name).toBe('Anton');
    const path = pathTo(BRAND_ROUTES.fontFile, { id: font?.id ?? '' });
    const file = await ana.browser.get(path);
    expect(file.headers['content-type']).toBe('font/woff2');
    expect(file.rawPayload.equals(await readTestFont())).toBe(true);
    const stranger = await newPerson(server);
    expect((await stranger.browser.get(path)).statusCode).toBe(404);
    for (let count = 1; count < BRAND_LIMITS.fonts; count += 1) await sendFont();
    expect((await sendFont()).json()).toMatchObject({ code: 'fontsFull' });
    expect((await read()).fonts).toHaveLength(BRAND_LIMITS.fonts);
  });

  it('gives captions the usual font when theirs is deleted', async () => {
    await sendFont();
    const id = (await read()).fonts[0]?.id ?? '';
    const captions = [{ ...CAPTION, font: fontOfAsset(id) }];
    expect((await change({ captions })).statusCode).toBe(200);
    expect((await ana.browser.delete(pathTo(BRAND_ROUTES.font, { id }))).statusCode).toBe(200);
    expect(await read()).toMatchObject({ fonts: [], captions: [{ font: 'anton' }] });
    expect(await server.fixtures.storedFiles()).toEqual([]);
    expect((await ana.browser.delete(pathTo(BRAND_ROUTES.font, { id }))).statusCode).toBe(404);
  });

  it('refuses files that are no fonts, broken fonts, and fonts without a confirmation', async () => {
    const font = await readTestFont();
    const otherTables = Buffer.from(font);
    otherTables.fill(0x55, 60);
    const codes = [];
    for (const file of [
      Buffer.from('no font'),
      await newLogo(),
      font.subarray(0, 5000),
      otherTables,
      Buffer.concat([Buffer.from('00010000000a', 'hex'), Buffer.alloc(500, 0xff)]),
      Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(500)]),
      Buffer.alloc(BRAND_LIMITS.fontBytes + 1, 1),
    ])
      codes.push((await sendFont(file)).json<{ code: string }>().code);
    expect(codes).toEqual([...Array<string>(6).fill('fontUnusable'), 'fontTooLarge']);
    const refused = await sendFont(font, { name: 'Anton', mayUse: 'no' });
    expect(refused.json()).toMatchObject({ code: 'fontLicenseMissing' });
    expect((await sendFont(font, { name: '  ', mayUse: 'yes' })).statusCode).toBe(400);
    expect(await server.fixtures.storedFiles()).toEqual([]);
  });

  it('counts towards the storage of the workspace', async () => {
    await sendFont();
    const { account } = (await ana.browser.get(ROUTES.account)).json<{
      account: { storedBytes: number };
    }>();
    expect(account.storedBytes).toBe((await readTestFont()).length);
    const full = PLANS.premium.storageBytes;
    await server.fixtures.database.orm.update(assets).set({ sizeBytes: full });
    expect((await sendFont()).json()).toMatchObject({ code: 'storageFullHighest' });
    expect((await sendLogo()).statusCode).toBe(403);
  });

  it('lets files be deleted after the plan has ended', async () => {
    await sendLogo();
    await sendFont();
    await givePlan('free');
    const { fonts } = await read();
    expect((await ana.browser.delete(BRAND_ROUTES.logo)).statusCode).toBe(200);
    const font = pathTo(BRAND_ROUTES.font, { id: fonts[0]?.id ?? '' });
    expect((await ana.browser.delete(font)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ logo: null, fonts: [] });
  });

  it('has a watermark with a logo alone', async () => {
    const watermark = { isOn: true, corner: 'top-left', opacity: 0.5, size: 0.2 };
    expect((await change({ watermark })).json()).toMatchObject({ code: 'watermarkNeedsLogo' });
    await sendLogo();
    expect((await change({ watermark })).statusCode).toBe(200);
    await ana.browser.delete(BRAND_ROUTES.logo);
    expect((await read()).watermark).toEqual({ ...watermark, isOn: false });
  });

  it('is deleted with its workspace, files included', async () => {
    const team = await newTeam(server);
    const { browser } = team.owner;
    await switchOn(browser);
    await change({ colors: [CORAL] }, browser);
    await sendLogo(browser);
    const closed = await browser.post(TEAM_ROUTES.closing, { name: 'Loop makers' });
    expect(closed.statusCode).toBe(204);
    const { orm } = server.fixtures.database;
    expect(await orm.select().from(brandKits).where(eq(brandKits.workspaceId, team.id))).toEqual(
      [],
    );
    expect(await orm.select().from(assets)).toEqual([]);
    expect(await server.fixtures.storedFiles()).toEqual([]);
  });

  it('is in the data export, with its files', async () => {
    await change({ colors: [CORAL] });
    await sendLogo();
    await sendFont();
    const response = await ana.browser.get(ROUTES.accountExport);
    const files = await readZip(response.rawPayload);
    const [font] = (await read()).fonts;
    expect(JSON.parse(files.get('brand.json')?.bytes.toString() ?? '')).toMatchObject({
      colors: [CORAL],
      logo: { file: 'brand/logo.png' },
      fonts: [{ name: 'Anton', file: `brand/${font?.id}.woff2` }],
    });
    expect(JSON.parse(files.get('features.json')?.bytes.toString() ?? '')).toMatchObject([
      { name: 'brand-kit' },
    ]);
    const stored = files.get(`brand/${font?.id}.woff2`)?.bytes;
    expect(stored?.equals(await readTestFont())).toBe(true);
    const { width } = await sharp(files.get('brand/logo.png')?.bytes).metadata();
    expect(width).toBe(40);
  });
});
