import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../../../scripts/find-chromium.ts';
import type { StudioDocument } from '../document/document-schema.ts';
import { readDocument } from '../document/read-document.ts';
import { fontFilesFor } from '../fonts/fonts.ts';
import { createNodeEnvironment, mediaFromPixels } from '../node/index.ts';
import { randomDocument } from '../testing/random-document.ts';
import { RANDOM_SOURCE, randomSourceFrame } from '../testing/random-source.ts';
import { renderFrame } from './renderer.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const ORIGIN = 'https://test.invalid/';
const DOCUMENTS = 200;
/** So that every run has the same documents. */
const SEED = 20_261_125;
/** Levels of 255: of all channels of all documents, and of the documents that agree least. */
const MEAN_MAXIMUM = 0.5;
const WORST_MAXIMUM = 6;

const TYPES: Readonly<Record<string, string>> = {
  ts: 'text/javascript',
  js: 'text/javascript',
  json: 'application/json',
  woff2: 'font/woff2',
};

const IMPORTS = {
  zod: '/node_modules/zod/index.js',
  '@loopwright/media': '/packages/media/src/index.ts',
  '@fontsource/': '/node_modules/@fontsource/',
};

/** A page that reads modules from the repository: the same source that Node runs, without a build. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const imports = JSON.stringify({ imports: IMPORTS });
      const body = `<!doctype html><script type="importmap">${imports}</script>`;
      await route.fulfill({ contentType: 'text/html', body });
      return;
    }
    const extension = pathname.split('.').at(-1) ?? '';
    const bytes = await readFile(join(ROOT, pathname));
    const body = extension === 'ts' ? stripTypeScriptTypes(bytes.toString()) : bytes;
    await route.fulfill({ contentType: TYPES[extension] ?? 'text/plain', body });
  });
  await page.goto(ORIGIN);
  return page;
}

/** As text: this package is compiled without the types of a browser. */
const RENDER = `async ({ document: studioDocument, frameIndex, fonts, source }) => {
  const { renderFrame } = await import('/packages/studio/src/render/renderer.ts');
  const { randomSourceFrame } = await import('/packages/studio/src/testing/random-source.ts');
  globalThis.loadedFonts ??= new Set();
  for (const { family, address } of fonts) {
    if (loadedFonts.has(family)) continue;
    document.fonts.add(await new FontFace(family, 'url(' + address + ')').load());
    loadedFonts.add(family);
  }
  const { width, height, frameCount } = source;
  const frame = (index) => {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d').putImageData(new ImageData(randomSourceFrame(index), width, height), 0, 0);
    return canvas;
  };
  const drawn = renderFrame(studioDocument, frameIndex, {
    createCanvas: (w, h) => new OffscreenCanvas(w, h),
    media: () => ({ width, height, frameCount, frame }),
  });
  const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height);
  let text = '';
  for (const value of data) text += String.fromCharCode(value);
  return btoa(text);
}`;

function inNode(document: StudioDocument, frameIndex: number): Uint8ClampedArray {
  const media = mediaFromPixels(RANDOM_SOURCE, randomSourceFrame);
  const drawn = renderFrame(
    document,
    frameIndex,
    createNodeEnvironment(document, () => media),
  );
  return drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height).data;
}

async function inChromium(page: Page, document: StudioDocument, frameIndex: number) {
  const fonts = fontFilesFor(document).map(({ family, package: name }) => ({
    family,
    address: `/node_modules/${name}/files/${family}-normal.woff2`,
  }));
  const input = JSON.stringify({ document, frameIndex, fonts, source: RANDOM_SOURCE });
  return Buffer.from(await page.evaluate<string>(`(${RENDER})(${input})`), 'base64');
}

/** The mean difference of all channels on white, in levels of 255. */
function differenceOf(one: Uint8ClampedArray, other: Uint8Array): number {
  let sum = 0;
  const onWhite = (pixels: ArrayLike<number>, at: number, channel: number): number => {
    const alpha = pixels[at + 3]! / 255;
    return pixels[at + channel]! * alpha + 255 * (1 - alpha);
  };
  for (let at = 0; at < one.length; at += 4) {
    for (const channel of [0, 1, 2]) {
      sum += Math.abs(onWhite(one, at, channel) - onWhite(other, at, channel));
    }
  }
  return sum / ((one.length / 4) * 3);
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath !== null && { executablePath }),
  });
  page = await openPage(browser);
});
afterAll(() => browser.close());

it(`draws ${DOCUMENTS} random documents in Node as in Chromium`, { timeout: 300_000 }, async () => {
  const differences: number[] = [];
  for (const { document, frameIndex } of fc.sample(randomDocument, {
    numRuns: DOCUMENTS,
    seed: SEED,
  })) {
    expect(readDocument(document)).toEqual(document);
    const drawn = await inChromium(page, document, frameIndex);
    differences.push(differenceOf(inNode(document, frameIndex), drawn));
  }
  const mean = differences.reduce((sum, value) => sum + value, 0) / DOCUMENTS;
  const worst = Math.max(...differences);
  console.log(
    `Chromium and Node differ by ${mean.toFixed(3)} levels in the mean, ${worst.toFixed(2)} at most.`,
  );
  expect(mean).toBeLessThan(MEAN_MAXIMUM);
  expect(worst).toBeLessThan(WORST_MAXIMUM);
});
