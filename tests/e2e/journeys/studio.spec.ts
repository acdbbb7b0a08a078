import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import {
  DOCUMENT_ROUTES,
  EXPORT_ROUTES,
  type ExportTargets,
  pathTo,
  type SavedDocument,
} from '@loopwright/contract';
import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from '@playwright/test';
import { measureSeam, playGif, readGifBlocks } from '../../../packages/media/src/index.ts';
import { expect, logIn, open, test, UNTIL_MADE } from '../journey.ts';
import { expectAccessible, inBothThemes } from '../page-checks.ts';
import { COLLECTION_SIZE, USERS } from '../users.ts';

const NEWEST = `Open GIF: collected ${COLLECTION_SIZE.looper - 1}`;
/** Below this, the step to the first frame looks like the others. */
const SEAM_MAXIMUM = 1.15;
/** Radio buttons lie under their labels. */
const COVERED = { force: true };
const FFMPEG = 'ffmpeg';
const MAGENTA = '#ff00ff';

interface Body {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly fps: number;
  readonly frameCount: number;
  readonly layers: readonly { readonly kind: string; readonly text?: string }[];
}

/** Opens a loop of the gallery in the Studio. */
async function openStudio(page: Page): Promise<void> {
  await logIn(page, USERS.looper);
  await open(page, '/my-creations');
  await page.getByRole('button', { name: NEWEST, exact: true }).click();
  await page.getByRole('button', { name: 'Edit in Studio' }).click();
  await page.waitForURL(/\/studio\//);
  // The gallery stays until the Studio is there; its dialog says of the loop that it is seamless, too.
  await expect(page.getByRole('dialog')).toBeHidden();
  // The loop is decoded and measured, and nothing moves any more.
  await expect(page.getByText(/^Seamless/)).toBeVisible();
}

const saved = (page: Page): Locator => page.getByText('Saved', { exact: true });

/** The document as the server has it, when everything is saved. */
async function readBody(page: Page): Promise<Body> {
  await expect(saved(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await page.request.get(pathTo(DOCUMENT_ROUTES.document, { id }));
  const { document } = (await answer.json()) as { document: SavedDocument };
  return document.body as unknown as Body;
}

/** Clicks until there is nothing left to undo or to redo. */
async function clickToTheEnd(button: Locator): Promise<void> {
  while (await button.isEnabled()) await button.click();
}

const tool = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name });

/** @param at where it is pressed: share of its width */
async function drag(
  page: Page,
  handle: Locator,
  [byX, byY]: readonly [number, number],
  at = 0.5,
): Promise<void> {
  const box = await handle.boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width * at, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX / 2, y + byY / 2, { steps: 4 });
  await page.mouse.move(x + byX, y + byY, { steps: 4 });
  await page.mouse.up();
}

/** Exports the document by own settings. @returns the bytes of the file */
async function exportAs(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
  await dialog.getByRole('button', { name: `Export for ${format}`, exact: true }).click();
  const link = dialog.getByRole('link', { name: `Download for ${format}`, exact: true });
  await expect(link).toBeVisible(UNTIL_MADE);
  const bytes = await (await page.request.get((await link.getAttribute('href')) ?? '')).body();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return bytes;
}

/** How many pixels of a frame are about magenta. */
function magentaPixels(frame: Uint8Array | Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < frame.length; at += 4) {
    if (frame[at]! > 180 && frame[at + 1]! < 90 && frame[at + 2]! > 180) count += 1;
  }
  return count;
}

function expectWholeLoop(frames: readonly Uint8Array[], { canvas, frameCount }: Body): void {
  expect(frames).toHaveLength(frameCount);
  expect(measureSeam(frames)).toBeLessThanOrEqual(SEAM_MAXIMUM);
  for (const frame of frames) {
    expect(frame).toHaveLength(canvas.width * canvas.height * 4);
    expect(magentaPixels(frame)).toBeGreaterThan(200);
  }
}

/** Trims, crops, captions in two languages, grades and reorders, all by mouse. */
async function editByMouse(page: Page): Promise<void> {
  // The thumb of the slider.
  await drag(page, page.getByRole('slider', { name: 'End of the trim' }), [-200, 0], 0.995);
  await expect(page.getByText(/^Jump/)).toBeVisible();
  await tool(page, 'Speed').click();
  await page.getByRole('radio', { name: 'Crossfade' }).check(COVERED);
  await expect(page.getByText(/^Seamless/)).toBeVisible();
  await tool(page, 'Crop').click();
  await page
    .getByRole('group', { name: 'Canvas shape' })
    .getByRole('button', { name: '9:16' })
    .click();

  await tool(page, 'Text').click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.keyboard.type('Sail away');
  await page.keyboard.press('Escape');
  const panel = page.getByRole('region', { name: 'Text', exact: true });
  await panel.getByLabel('Color', { exact: true }).fill(MAGENTA);
  await panel.getByRole('radio', { name: 'Wave' }).check(COVERED);
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.keyboard.insertText('星の夜');
  await page.keyboard.press('Escape');

  await tool(page, 'Layers').click();
  await page.getByRole('button', { name: /^collected/ }).click();
  await tool(page, 'Color').click();
  await page.getByRole('radio', { name: 'Layer' }).check(COVERED);
  await page.getByRole('button', { name: 'Golden hour' }).click();

  await tool(page, 'Layers').click();
  const rows = page.getByRole('listitem');
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  await drag(page, page.getByRole('button', { name: /^Move/ }).first(), [
    0,
    second!.y - first!.y + 8,
  ]);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await page.keyboard.press(key);
}

/** The same with keys alone. */
async function editByKeyboard(page: Page): Promise<void> {
  const end = page.getByRole('slider', { name: 'End of the trim' });
  for (let presses = 0; presses < 7; presses += 1) await press(page, end, 'ArrowLeft');
  await press(page, tool(page, 'Speed'));
  await press(page, page.getByRole('radio', { name: 'Cut', exact: true }), 'ArrowRight');
  await press(page, tool(page, 'Crop'));
  const shapes = page.getByRole('group', { name: 'Canvas shape' });
  await press(page, shapes.getByRole('button', { name: '9:16' }));

  await press(page, tool(page, 'Text'));
  const addText = page.getByRole('button', { name: 'Add text' });
  await press(page, addText);
  await page.keyboard.type('Sail away');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowUp');
  const panel = page.getByRole('region', { name: 'Text', exact: true });
  await panel.getByLabel('Color', { exact: true }).fill(MAGENTA);
  const preset = panel.getByRole('radio', { name: 'None' });
  await press(page, preset, 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await press(page, addText);
  await page.keyboard.insertText('星の夜');
  await page.keyboard.press('Escape');

  await press(page, tool(page, 'Layers'));
  await press(page, page.getByRole('button', { name: 'Move 星の夜' }), 'ArrowDown');
  await press(page, page.getByRole('button', { name: /^collected/ }));
  await press(page, tool(page, 'Color'));
  await press(page, page.getByRole('radio', { name: 'Whole picture' }), 'ArrowRight');
  await press(page, page.getByRole('button', { name: 'Golden hour' }));
}

const WAYS = [
  { way: 'by mouse', edit: editByMouse, tag: '@thorough ' },
  { way: 'with the keyboard alone', edit: editByKeyboard, tag: '' },
] as const;

for (const { way, edit, tag } of WAYS) {
  test(`${tag}a loop is trimmed, cropped, captioned and graded ${way}, and comes out as a loop`, async ({
    page,
  }) => {
    await openStudio(page);
    const before = await readBody(page);
    await edit(page);
    const after = await readBody(page);
    expect(after.frameCount).toBeLessThan(before.frameCount);
    expect(after.canvas.width / after.canvas.height).toBeCloseTo(9 / 16, 2);
    expect(after.layers.map(({ kind, text }) => text ?? kind)).toEqual([
      'creation',
      '星の夜',
      'Sail away',
    ]);

    const [undo, redo] = ['Undo', 'Redo'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    while (await undo.isEnabled()) await page.keyboard.press('ControlOrMeta+z');
    expect(await readBody(page)).toEqual(before);
    await clickToTheEnd(redo);
    expect(await readBody(page)).toEqual(after);

    await page.reload();
    await expect(page.getByText(/^Seamless/)).toBeVisible();
    expect(await readBody(page)).toEqual(after);

    const gif = await exportAs(page, 'GIF');
    const { width, height } = after.canvas;
    expect(readGifBlocks(gif)).toMatchObject({ width, height });
    expectWholeLoop(
      [...playGif(gif)].map((frame) => Uint8Array.from(frame)),
      after,
    );
  });
}

test('@thorough an export is made with the keyboard alone', async ({ page }) => {
  await openStudio(page);
  await press(page, page.getByRole('button', { name: 'Export', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
  await press(page, dialog.getByRole('button', { name: 'Export for Slack Emoji' }));
  const link = dialog.getByRole('link', { name: 'Download for Slack Emoji' });
  await expect(link).toBeVisible(UNTIL_MADE);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('@thorough a document is saved to the gallery, as a creation that can be edited again', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('textbox', { name: 'Name of the document' }).fill('A saved document');
  await page.getByRole('button', { name: 'Save to gallery' }).click();
  await expect(page.getByText('Saved to your gallery')).toBeVisible(UNTIL_MADE);
  await open(page, '/my-creations');
  await page.getByRole('button', { name: 'Open GIF: A saved document' }).first().click();
  await page.getByRole('button', { name: 'Edit in Studio' }).click();
  await page.waitForURL(/\/studio\//);
  const { canvas, frameCount } = await readBody(page);
  expect(canvas).toMatchObject({ width: 480, height: 480 });
  expect(frameCount).toBe(30);
});

const pictureFile = (color: string) => {
  const canvas = createCanvas(120, 90);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 120, 90);
  return { name: `${color}.png`, mimeType: 'image/png', buffer: canvas.toBuffer('image/png') };
};

test('@thorough @phone a file becomes a document, and a second one a layer', async ({
  page,
}, testInfo) => {
  await logIn(page, USERS.basic);
  await open(page, '/my-creations/documents');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'New from upload' }).click(),
  ]);
  // From the disk: sent to the browser as bytes, it takes longer than a busy machine may.
  const tooLarge = testInfo.outputPath('too-large.png');
  await writeFile(tooLarge, Buffer.alloc(26 * 1024 * 1024));
  await chooser.setFiles(tooLarge);
  await expect(page.getByText('File exceeds 25 MB')).toBeVisible();
  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'New from upload' }).click(),
  ]);
  await again.setFiles(pictureFile('red'));
  await page.waitForURL(/\/studio\//);
  const layersTool = tool(page, 'Layers');
  // On wide screens it is open from the start.
  if ((await layersTool.getAttribute('aria-pressed')) !== 'true') await layersTool.click();
  const [layers] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add a file' }).click(),
  ]);
  await layers.setFiles(pictureFile('blue'));
  await expect(page.getByRole('button', { name: 'Hide blue.png' })).toBeVisible();
  const { canvas, layers: saved } = await readBody(page);
  expect(canvas).toMatchObject({ width: 120, height: 90 });
  expect(saved.map(({ kind }) => kind)).toEqual(['upload', 'upload']);
});

test('@thorough @phone every panel of the Studio is accessible', async ({ page }) => {
  await openStudio(page);
  for (const name of ['Layers', 'Text', 'Crop', 'Color', 'Speed', 'Stickers']) {
    await tool(page, name).click();
    if (name === 'Text') {
      await page.getByRole('button', { name: 'Add text' }).click();
      await page.keyboard.press('Escape');
    }
    await inBothThemes(page, (theme) => expectAccessible(page, `the panel ${name}, ${theme}`));
  }
});

test('@thorough a document comes out as a video that loops', async ({ page }) => {
  const { formats } = (await (
    await page.request.get(EXPORT_ROUTES.targets)
  ).json()) as ExportTargets;
  test.skip(!formats.some(({ format }) => format === 'mp4'), 'The server has no ffmpeg.');
  await openStudio(page);
  await editByMouse(page);
  const after = await readBody(page);
  const mp4 = await exportAs(page, 'MP4');
  const words = ['-v', 'error', '-i', 'pipe:0', '-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'];
  const all = execFileSync(FFMPEG, words, { input: mp4, maxBuffer: 1024 ** 3 });
  const frameBytes = after.canvas.width * after.canvas.height * 4;
  const frames = Array.from({ length: all.length / frameBytes }, (_, index) =>
    all.subarray(index * frameBytes, (index + 1) * frameBytes),
  );
  expectWholeLoop(frames, after);
});
