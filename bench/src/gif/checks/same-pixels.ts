import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { report } from '../../report.ts';
import { CACHE_FOLDER, CLIPS } from '../clips.ts';
import { isOnPath } from '../encoders/process-cost.ts';
import { type BenchPage, openPage } from './browser.ts';
import { clearTransparent, type Decode, withFfmpeg, withLibvips, withOurs } from './decoders.ts';
import { EDGE_CASES } from './gif-cases.ts';

const runFile = promisify(execFile);

const digest = (rgba: Uint8Array): string => createHash('sha256').update(rgba).digest('hex');

/** Every available decoder shows the same pixels, and gifsicle reports no warning. */
export async function checkDecoders(): Promise<void> {
  const page = await openPage();
  try {
    const decoders = decodersHere(page);
    const names = [...decoders.keys()].join(', ');
    const disagreements: string[] = [];
    const warnings: string[] = [];
    let files = 0;
    for (const { name, path } of await gifFiles()) {
      files++;
      const gif = readFileSync(path);
      const seen = new Map<string, string>();
      for (const [decoder, decode] of decoders) {
        const frames = await decode(path, gif);
        seen.set(decoder, `${frames.length} ${frames.map(digest).join(' ')}`);
      }
      const wrong = [...seen].filter(([, frames]) => frames !== seen.get('ours'));
      if (wrong.length > 0) disagreements.push(`${name} (${wrong.map(([who]) => who).join(', ')})`);
      if (isOnPath('gifsicle')) {
        const { stderr } = await runFile('gifsicle', ['--info', path]);
        if (stderr.trim() !== '') warnings.push(`${name}: ${stderr.trim()}`);
      }
    }
    const same = disagreements.length === 0;
    const measured = same ? `all ${files} files` : disagreements.join('; ');
    report(`same pixels in ${names}`, measured, 'all files', same);
    if (isOnPath('gifsicle')) {
      const quiet = warnings.length === 0;
      report('gifsicle --info', quiet ? 'no warnings' : warnings.join('; '), 'no warnings', quiet);
    }
  } finally {
    await page?.close();
  }
}

function decodersHere(page: BenchPage | null): ReadonlyMap<string, Decode> {
  const decoders = new Map<string, Decode>([
    ['ours', withOurs],
    ['libvips', withLibvips],
  ]);
  if (isOnPath('ffmpeg')) decoders.set('ffmpeg', withFfmpeg);
  else console.log('ffmpeg is left out: apt-get install ffmpeg');
  if (page) decoders.set('Chromium', inBrowser(page));
  else console.log('Chromium is left out: apt-get install chromium, or set CHROMIUM_PATH');
  return decoders;
}

/** The edge cases, and what `compare` has made of the clips. */
async function gifFiles(): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const folder = join(CACHE_FOLDER, 'edge-cases');
  mkdirSync(folder, { recursive: true });
  const files: { name: string; path: string }[] = [];
  for (const { name, encode } of EDGE_CASES) {
    const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.gif`);
    writeFileSync(path, await encode());
    files.push({ name, path });
  }
  for (const { name } of CLIPS) {
    const path = join(CACHE_FOLDER, `${name}.ours.gif`);
    if (existsSync(path)) files.push({ name, path });
  }
  return files;
}

/** Runs in the page: every frame as base64 of its RGBA. */
const DECODE_IN_PAGE = `(async () => {
  const data = await (await fetch('/picture.gif')).arrayBuffer();
  const decoder = new ImageDecoder({ data, type: 'image/gif' });
  await decoder.tracks.ready;
  await decoder.completed;
  const frames = [];
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const pixels = new Uint8Array(image.allocationSize({ format: 'RGBA' }));
    await image.copyTo(pixels, { format: 'RGBA' });
    image.close();
    frames.push(pixels.toBase64());
  }
  return frames;
})()`;

/** Chromium's ImageDecoder, which also shows GIFs in its pages. */
function inBrowser({ page, files }: BenchPage): Decode {
  return async (_, gif) => {
    files.set('/picture.gif', { type: 'image/gif', body: Buffer.from(gif) });
    const frames = await page.evaluate<string[]>(DECODE_IN_PAGE);
    return frames.map((frame) => clearTransparent(new Uint8Array(Buffer.from(frame, 'base64'))));
  };
}
