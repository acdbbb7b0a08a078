import { mkdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ILLUSTRATOR_VERSION } from '../src/index.ts';
import { type Drawing, DRAWING_FILE, loadDrawing } from '../src/node/versions.ts';
import { keepVersion } from './keep-version.ts';

// Below the packages that the kept code imports.
const folder = new URL('../node_modules/.kept-version-test/', import.meta.url);

beforeAll(() => mkdir(folder, { recursive: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function drawFrame({ createNodeHost, createScene }: Drawing): Promise<Buffer> {
  const size = { width: 96, height: 96 };
  const request = { ...size, prompt: 'a red fox in the snow', seed: 7, purpose: 'loop' } as const;
  const scene = await createScene(request, await createNodeHost());
  return Buffer.from(scene.frame(0.3).getContext('2d').getImageData(0, 0, 96, 96).data);
}

it('keeps a version that draws the same pixels without the code of the package', async () => {
  await keepVersion(folder);
  const file = new URL(`${ILLUSTRATOR_VERSION}/${DRAWING_FILE}`, folder);
  const kept = (await import(file.href)) as Drawing;
  const now = await loadDrawing(ILLUSTRATOR_VERSION);
  expect(kept.createScene).not.toBe(now.createScene);
  expect((await drawFrame(kept)).equals(await drawFrame(now))).toBe(true);
});
