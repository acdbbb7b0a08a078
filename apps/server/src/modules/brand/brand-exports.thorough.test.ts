import {
  BRAND_ROUTES,
  type BrandKit,
  DOCUMENT_ROUTES,
  type Export,
  EXPORT_ROUTES,
  FEATURE_ROUTES,
  pathTo,
  type SavedDocument,
} from '@loopwright/contract';
import { sharp } from '@loopwright/media/node';
import {
  DEFAULT_TEXT_STYLE,
  fontOfAsset,
  newTextLayer,
  readDocument,
  type TextStyle,
} from '@loopwright/studio';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobRunner } from '../../platform/jobs/runner.ts';
import { workspaces } from '../../schema/schema.ts';
import { newLogo, readTestFont } from '../../testing/brand-files.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { formOf } from '../../testing/form-data.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { startExports } from '../exports/testing/start-exports.ts';
import { newPerson } from '../teams/testing/team.ts';

const [WIDTH, HEIGHT] = [240, 160];
const WATERMARK = { isOn: true, corner: 'top-left', opacity: 1, size: 0.25 };

describeOnEachDatabase('exports with a brand kit', (open) => {
  let server: TestApp;
  let user: Browser;
  let runner: JobRunner;
  beforeEach(async () => {
    server = await openTestApp(await open());
    ({ browser: user } = await newPerson(server));
    await setPlan('premium');
    await user.put(FEATURE_ROUTES.features, { name: 'brand-kit', isOn: true });
    runner = await startExports(server);
  });
  afterEach(async () => {
    await runner.stop(0);
    await server.close();
  });

  const setPlan = (plan: 'free' | 'basic' | 'premium') =>
    server.fixtures.database.orm.update(workspaces).set({ plan });
  async function send(route: string, file: Uint8Array, fields = {}): Promise<BrandKit> {
    const { payload, headers } = formOf(fields, file, 'file');
    return (await user.post(route, payload, { headers })).json<{ kit: BrandKit }>().kit;
  }

  /** A new document with a blue background, and a text when a font is given. */
  async function newDocument(font?: string): Promise<string> {
    const made = await user.post(DOCUMENT_ROUTES.documents, { width: WIDTH, height: HEIGHT });
    const { document } = made.json<{ document: SavedDocument }>();
    const body = readDocument(document.body);
    const canvas = { width: WIDTH, height: HEIGHT, background: '#0000ff' };
    const text = newTextLayer('text', 'Hamburg', canvas);
    const style: TextStyle = { ...DEFAULT_TEXT_STYLE, font: font ?? '', outlineWidth: 0, size: 40 };
    const layers = font === undefined ? [] : [{ ...text, style }];
    const saved = await user.put(
      pathTo(DOCUMENT_ROUTES.document, { id: document.id }),
      { name: 'One', body: { ...body, canvas, layers } },
      { headers: { 'if-match': '"1"' } },
    );
    expect(saved.statusCode).toBe(200);
    return document.id;
  }

  async function request(documentId: string, route: string = DOCUMENT_ROUTES.exports) {
    const response = await user.post(pathTo(route, { id: documentId }), { format: 'png' });
    expect(response.statusCode).toBe(202);
    const { id } = response.json<{ export: Export }>().export;
    const read = async () =>
      (await user.get(pathTo(EXPORT_ROUTES.export, { id }))).json<{ export: Export }>().export;
    await eventually(async () => expect(['finished', 'failed']).toContain((await read()).status));
    const made = await read();
    expect(made.status).toBe('finished');
    return made;
  }

  async function pixelsOf({ file }: Export): Promise<Buffer> {
    const { rawPayload } = await user.get(file?.url ?? '');
    return await sharp(rawPayload).removeAlpha().raw().toBuffer();
  }
  const at = (pixels: Buffer, x: number, y: number): number[] => {
    const from = (y * WIDTH + x) * 3;
    return [...pixels.subarray(from, from + 3)];
  };
  /** The middle of the logo, which is 40 × 20 of 160 pixels with a margin of 4. */
  const LOGO = [24, 14] as const;

  it('carry the logo in its corner while the watermark is on and the plan is Studio', async () => {
    await send(BRAND_ROUTES.logo, await newLogo());
    const id = await newDocument();
    const plain = await request(id);
    expect(at(await pixelsOf(plain), ...LOGO)).toEqual([0, 0, 255]);
    await user.patch(BRAND_ROUTES.kit, { watermark: WATERMARK });
    const marked = await request(id);
    expect(marked.id).not.toBe(plain.id);
    const pixels = await pixelsOf(marked);
    expect(at(pixels, ...LOGO)).toEqual([255, 0, 0]);
    expect(at(pixels, 5, 5)).toEqual([0, 0, 255]);
    expect(at(pixels, WIDTH - 24, HEIGHT - 14)).toEqual([0, 0, 255]);
    // The same again, and the logo of then after another one has come.
    expect((await request(id)).id).toBe(marked.id);
    await user.patch(BRAND_ROUTES.kit, { watermark: { ...WATERMARK, opacity: 0.5 } });
    const [red, , blue] = at(await pixelsOf(await request(id)), ...LOGO);
    expect(Math.abs((red ?? 0) - 128) + Math.abs((blue ?? 0) - 128)).toBeLessThan(6);
    await setPlan('basic');
    expect((await request(id)).id).toBe(plain.id);
    await setPlan('free');
    expect(at(await pixelsOf(await request(id)), ...LOGO)).toEqual([0, 0, 255]);
  });

  it('leave what is saved to the gallery without it', async () => {
    await send(BRAND_ROUTES.logo, await newLogo());
    await user.patch(BRAND_ROUTES.kit, { watermark: WATERMARK });
    const saved = await request(await newDocument(), DOCUMENT_ROUTES.creations);
    const master = await server.fixtures.storage.get(
      `creations/${saved.savedCreationId}/master.png`,
    );
    const pixels = await sharp(Buffer.from(master!)).removeAlpha().raw().toBuffer();
    expect(at(pixels, ...LOGO)).toEqual([0, 0, 255]);
  });

  it('draw texts with fonts of the kit, and with the usual one when there are none', async () => {
    const fields = { name: 'Ours', mayUse: 'yes' };
    const { fonts } = await send(BRAND_ROUTES.fonts, await readTestFont(), fields);
    const [font] = fonts;
    const drawn = async (id: string) => await pixelsOf(await request(await newDocument(id)));
    const [ours, anton, usual] = [
      await drawn(fontOfAsset(font!.id)),
      await drawn('anton'),
      await drawn('noto-sans'),
    ];
    expect(ours.equals(anton)).toBe(true);
    expect(ours.equals(usual)).toBe(false);
    await user.delete(pathTo(BRAND_ROUTES.font, { id: font!.id }));
    expect((await drawn(fontOfAsset(font!.id))).equals(usual)).toBe(true);
  });

  it('never draw with a font of another workspace', async () => {
    const fields = { name: 'Ours', mayUse: 'yes' };
    const { fonts } = await send(BRAND_ROUTES.fonts, await readTestFont(), fields);
    const font = fontOfAsset(fonts[0]!.id);
    await request(await newDocument(font));
    ({ browser: user } = await newPerson(server));
    await setPlan('premium');
    const theirs = await pixelsOf(await request(await newDocument(font)));
    const usual = await pixelsOf(await request(await newDocument('noto-sans')));
    expect(theirs.equals(usual)).toBe(true);
  });
});
