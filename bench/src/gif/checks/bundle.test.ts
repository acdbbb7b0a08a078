import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { MOST_BUNDLE_BYTES } from './in-browser.ts';

it('weighs no more in a page than it may', async () => {
  const code = await bundle('encoder-entry.ts');
  expect(code.length).toBeGreaterThan(10_000);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(MOST_BUNDLE_BYTES);
});
