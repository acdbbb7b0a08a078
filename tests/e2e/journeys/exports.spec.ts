import { readFile } from 'node:fs/promises';
import {
  CSRF_COOKIE,
  CSRF_HEADER,
  DOCUMENT_ROUTES,
  EXPORT_ROUTES,
  MESSAGES,
  type Export,
  type ExportTarget,
  pathTo,
  type SavedDocument,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import type { Locator, Page } from '@playwright/test';
import { isThorough } from '../../../apps/server/src/testing/thorough.ts';
import { expect, logIn, open, test, UNTIL_MADE } from '../journey.ts';
import { COLLECTION_SIZE, USERS } from '../users.ts';

const NEWEST = `Open GIF: collected ${COLLECTION_SIZE.looper - 1}`;

/** The export dialog of a loop in the gallery, of which only the GIF is stored. */
async function openExports(page: Page): Promise<Locator> {
  await logIn(page, USERS.looper);
  await open(page, '/my-creations');
  await page.getByRole('button', { name: NEWEST, exact: true }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
  await expect(dialog.getByRole('checkbox', { name: 'Select Discord Emoji' })).toBeVisible();
  return dialog;
}

interface Shown {
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  readonly plays: number;
}

/** What Chromium decodes of an image file. */
const decode = (page: Page, url: string, type: string): Promise<Shown> =>
  page.evaluate(
    async ([address, mimeType]) => {
      const data = await (await fetch(address!)).arrayBuffer();
      const decoder = new ImageDecoder({ data, type: mimeType! });
      await Promise.all([decoder.tracks.ready, decoder.completed]);
      const { frameCount = 0, repetitionCount = 0 } = decoder.tracks.selectedTrack ?? {};
      const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
      const { displayWidth: width, displayHeight: height } = image;
      return { frames: frameCount, width, height, plays: repetitionCount };
    },
    [url, type],
  );

test('@phone a loop is exported to two places at once, and downloaded as one ZIP', async ({
  page,
}) => {
  const dialog = await openExports(page);
  await dialog.getByRole('checkbox', { name: 'Select Discord Emoji' }).check();
  await dialog.getByRole('checkbox', { name: 'Select Slack Emoji' }).check();
  await dialog.getByRole('button', { name: 'Export 2 files' }).click();
  const link = dialog.getByRole('link', { name: 'Download for Slack Emoji' });
  await expect(link).toBeVisible(UNTIL_MADE);
  await expect(link).toHaveAttribute('download', /^loopwright-\d+-slack-emoji\.gif$/);
  const url = (await link.getAttribute('href')) ?? '';
  expect(await decode(page, url, 'image/gif')).toMatchObject({ width: 128, height: 128 });

  const zip = dialog.getByRole('button', { name: '2 files as ZIP' });
  await expect(zip).toBeVisible(UNTIL_MADE);
  const [saved] = await Promise.all([page.waitForEvent('download'), zip.click()]);
  expect(saved.suggestedFilename()).toMatch(/^loopwright-\d+\.zip$/);
});

test('@thorough a file by own settings is made with the keyboard alone', async ({ page }) => {
  const dialog = await openExports(page);
  const width = dialog.getByRole('spinbutton', { name: 'Width (px)' });
  await width.focus();
  await page.keyboard.type('120');
  const button = dialog.getByRole('button', { name: 'Export for WebP' });
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const link = dialog.getByRole('link', { name: 'Download for WebP' });
  await expect(link).toBeVisible(UNTIL_MADE);
  const url = (await link.getAttribute('href')) ?? '';
  const shown = await decode(page, url, 'image/webp');
  expect(shown).toMatchObject({ width: 120, height: 120, plays: Infinity });
  expect(shown.frames).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** What Chromium plays of a video: its size and length, and the color and alpha of a pixel. */
const play = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = address;
    await new Promise((resolve, reject) => {
      video.addEventListener('loadeddata', resolve);
      video.addEventListener('error', () => reject(new Error(video.error?.message)));
    });
    const { videoWidth: width, videoHeight: height, duration } = video;
    const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    await video.play();
    await drawn;
    const options = { willReadFrequently: true };
    const context = new OffscreenCanvas(width, height).getContext('2d', options)!;
    context.drawImage(video, 0, 0);
    const pixelAt = (x: number, y: number): number[] => [...context.getImageData(x, y, 1, 1).data];
    const [corner, middle] = [pixelAt(2, 2), pixelAt(width / 2, height / 2)];
    return { width, height, duration, corner, middle };
  }, url);

/** Downloads a file and expects it to say that it was made by AI. */
async function expectLabel(page: Page, link: Locator): Promise<void> {
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const bytes = await readFile(await saved.path());
  expect(bytes.toString('latin1')).toContain('cv.iptc.org/newscodes/digitalsourcetype/');
}

test('@thorough @phone an image is upscaled from its result: drawn again in a larger size', async ({
  page,
}) => {
  await logIn(page, USERS.enlarger);
  await open(page, '/create');
  await page.getByLabel(MESSAGES.create.prompt).fill('a red fox in the snow');
  await page.getByRole('button', { name: MESSAGES.create.generateImage }).click();
  await page.getByRole('button', { name: 'Upscale · free' }).click(UNTIL_MADE);
  const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
  const width = dialog.getByRole('spinbutton', { name: 'Width (px)' });
  await expect(width).toBeInViewport();
  const wanted = Number(await width.inputValue());
  // The plan's own images are large already: twice as many pixels would be more than can be exported.
  expect(wanted).toBeGreaterThan(Number(await width.getAttribute('placeholder')));
  await dialog.getByRole('button', { name: 'Export for PNG' }).click();
  const link = dialog.getByRole('link', { name: 'Download for PNG' });
  await expect(link).toBeVisible(UNTIL_MADE);
  await expect(dialog.getByText(new RegExp(`^drawn again at ${wanted} × \\d+ px$`))).toBeVisible();
  const shown = await decode(page, (await link.getAttribute('href')) ?? '', 'image/png');
  expect(shown.width).toBe(wanted);
});

test('@thorough videos are made in the browser where the server has no ffmpeg', async ({
  page,
}) => {
  test.skip(isThorough, 'The server has ffmpeg.');
  const dialog = await openExports(page);
  const reel = dialog.getByRole('listitem').filter({ hasText: 'Instagram Reel' });
  await expect(reel).toContainText('Made in your browser');
  await dialog.getByRole('button', { name: 'Export for Instagram Reel' }).click();
  const link = dialog.getByRole('link', { name: 'Download for Instagram Reel' });
  await expect(link).toBeVisible(UNTIL_MADE);
  await expect(link).toHaveAttribute('download', /^loopwright-\d+-instagram-reel\.mp4$/);
  const shown = await play(page, (await link.getAttribute('href')) ?? '');
  expect(shown.width / shown.height).toBeCloseTo(9 / 16, 2);
  expect(shown.duration).toBeCloseTo(3, 1);
  await expectLabel(page, link);
  // The bars above and below are white.
  expect(Math.min(...shown.corner)).toBeGreaterThan(245);
  expect(Math.min(...shown.middle.slice(0, 3))).toBeLessThan(245);
});

test('@thorough videos of the browser keep transparent pixels', async ({ page }) => {
  test.skip(isThorough, 'The server has ffmpeg.');
  await logIn(page, USERS.premium);
  await open(page, '/my-creations/documents');
  await page.getByRole('button', { name: 'Blank document' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/studio\//);
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  await page.getByRole('checkbox', { name: 'With Background' }).uncheck();
  await page.getByRole('button', { name: 'Stickers', exact: true }).click();
  await page.getByRole('button', { name: 'Add Ellipse' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
  await dialog.getByRole('button', { name: 'Export for Telegram Sticker' }).click();
  const link = dialog.getByRole('link', { name: 'Download for Telegram Sticker' });
  await expect(link).toBeVisible(UNTIL_MADE);
  const shown = await play(page, (await link.getAttribute('href')) ?? '');
  expect(Math.max(shown.width, shown.height)).toBe(512);
  await expectLabel(page, link);
  // Alpha is as lossy as color.
  expect(shown.corner[3]).toBeLessThan(12);
  expect(shown.middle[3]).toBeGreaterThan(243);
});

/** A document of one color that blinks: its first frame is opaque, the one in the middle is empty. */
async function openBlinking(page: Page): Promise<void> {
  const me = await page.context().cookies();
  const token = me.find(({ name }) => name === CSRF_COOKIE)?.value ?? '';
  const headers = { [CSRF_HEADER]: decodeURIComponent(token) };
  const data = { width: 512, height: 512, name: 'Blinking' };
  const made = await page.request.post(DOCUMENT_ROUTES.documents, { data, headers });
  const { document } = (await made.json()) as { document: SavedDocument };
  const { id, version, body } = document;
  const transform = { x: 256, y: 256, scale: 1, rotation: 0, anchorX: 0.5, anchorY: 0.5 };
  const layer = {
    id: 'color',
    name: 'Color',
    isVisible: true,
    isLocked: false,
    transform: { ...transform, opacity: 1, blendMode: 'source-over' },
    animations: [{ name: 'blink', amount: 1, cycles: 1, isReversed: false, phaseOffset: 0 }],
    kind: 'fill',
    colors: ['#d02060'],
    angle: 0,
  };
  const canvas = { width: 512, height: 512, background: null };
  const changed = await page.request.put(pathTo(DOCUMENT_ROUTES.document, { id }), {
    data: { name: 'Blinking', body: { ...body, canvas, layers: [layer] } },
    headers: { ...headers, 'If-Match': `"${version}"` },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await open(page, pathTo('/studio/:id', { id }));
}

/** The least and the greatest alpha of the middle of a video while it is played. */
const alphaRange = (page: Page, url: string): Promise<{ least: number; most: number }> =>
  page.evaluate(async (address) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = address;
    await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
    const { videoWidth: width, videoHeight: height } = video;
    const options = { willReadFrequently: true };
    const context = new OffscreenCanvas(width, height).getContext('2d', options)!;
    const readAlpha = (): number => {
      context.clearRect(0, 0, width, height);
      context.drawImage(video, 0, 0);
      return context.getImageData(width / 2, height / 2, 1, 1).data[3]!;
    };
    let [least, most] = [255, 0];
    const onFrame = (): void => {
      const alpha = readAlpha();
      [least, most] = [Math.min(least, alpha), Math.max(most, alpha)];
      video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
    const ended = new Promise((resolve) => video.addEventListener('ended', resolve));
    await video.play();
    await ended;
    return { least, most };
  }, url);

test('@thorough videos of the browser keep transparent pixels after an opaque first frame', async ({
  page,
}) => {
  test.skip(isThorough, 'The server has ffmpeg.');
  await logIn(page, USERS.premium);
  await openBlinking(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
  await dialog.getByRole('button', { name: 'Export for Telegram Sticker' }).click();
  const link = dialog.getByRole('link', { name: 'Download for Telegram Sticker' });
  await expect(link).toBeVisible(UNTIL_MADE);
  const { least, most } = await alphaRange(page, (await link.getAttribute('href')) ?? '');
  expect(most).toBeGreaterThan(243);
  expect(least).toBeLessThan(12);
});

test('@alone a loop is exported to every place that it fits, within its limits', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const dialog = await openExports(page);
  const { targets } = (await (await page.request.get(EXPORT_ROUTES.targets)).json()) as {
    targets: ExportTarget[];
  };
  const boxes = dialog.getByRole('checkbox', { name: /^Select / });
  const count = await boxes.count();
  expect(count).toBeGreaterThanOrEqual(16);
  for (const box of await boxes.all()) await box.check();
  await dialog.getByRole('button', { name: `Export ${count} files` }).click();
  const links = dialog.getByRole('link', { name: /^Download for / });
  const problems = dialog.getByRole('alert');
  await expect(links.or(problems)).toHaveCount(count, { timeout: 840_000 });
  // Of a place with few bytes the search may find that no file would look good.
  for (const text of await problems.allTextContents()) {
    expect(text).toBe(SERVER_MESSAGES.exportDoesNotFit);
  }
  expect(await links.count()).toBeGreaterThanOrEqual(count - 2);

  for (const link of await links.all()) {
    const url = (await link.getAttribute('href')) ?? '';
    const id = url.split('/').at(-2) ?? '';
    const answer = await page.request.get(pathTo(EXPORT_ROUTES.export, { id }));
    const { export: made } = (await answer.json()) as { export: Export };
    const { file, checks, target: targetId } = made;
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    const target = targets.find((one) => one.id === targetId);
    if (file === null || target === undefined) throw new Error(`Nothing was made for ${targetId}.`);
    const bytes = await (await page.request.get(url)).body();
    expect(bytes.byteLength).toBe(file.sizeBytes);
    const { maxBytes = Infinity } = target.limits;
    expect(bytes.byteLength).toBeLessThanOrEqual(Number(maxBytes));
    if (!file.mimeType.startsWith('image/')) continue;
    const { frames, width, height } = file;
    const type = file.mimeType === 'image/apng' ? 'image/png' : file.mimeType;
    expect(await decode(page, url, type)).toMatchObject({ frames, width, height });
  }
});
