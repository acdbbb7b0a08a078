import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../../../scripts/find-chromium.ts';

/** A frame as a browser shows it. */
export interface BrowserFrame {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  /** RGBA; alpha is not premultiplied. */
  readonly pixels: Uint8Array;
}

const ORIGIN = 'https://test.invalid/';

/** Chromium as an independent decoder of pictures. */
export async function openChromium(): Promise<{
  /** @param type a MIME type that `ImageDecoder` knows */
  decode(bytes: Uint8Array, type: string): Promise<BrowserFrame[]>;
  close(): Promise<void>;
}> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: set CHROMIUM_PATH');
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  // The decoder is there in secure contexts only.
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(ORIGIN);
  return {
    async decode(bytes, type) {
      const base64 = Buffer.from(bytes).toString('base64');
      const call = `(${DECODE})(${JSON.stringify({ base64, type })})`;
      const frames = await page.evaluate<PageFrame[]>(call);
      return frames.map((frame) => ({
        width: frame.width,
        height: frame.height,
        durationMs: frame.durationMs,
        pixels: new Uint8Array(Buffer.from(frame.base64, 'base64')),
      }));
    },
    close: () => browser.close(),
  };
}

interface PageFrame {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly base64: string;
}

/** As text: this package is compiled without the types of a browser. */
const DECODE = `async ({ base64, type }) => {
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type });
  await decoder.tracks.ready;
  await decoder.completed;
  const frames = [];
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const { displayWidth: width, displayHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, width, height);
    let text = '';
    for (const value of pixels) text += String.fromCharCode(value);
    frames.push({ width, height, durationMs: image.duration / 1000, base64: btoa(text) });
    image.close();
  }
  return frames;
}`;
