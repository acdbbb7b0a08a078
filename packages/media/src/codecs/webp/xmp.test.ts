import { expect, it } from 'vitest';
import { sharp } from '../../node/images/image-library.ts';
import { buildXmpPacket } from '../../provenance.ts';
import { readWebpXmp } from './xmp.ts';

const picture = sharp({ create: { width: 3, height: 5, channels: 4, background: 'red' } });

it('reads the XMP packet of a WebP file', async () => {
  const packet = buildXmpPacket({
    digitalSource: 'trained',
    recipe: { engine: 'an engine', seed: 7, aspect: '1:1', width: 3, height: 5 },
  });
  const bytes = await picture.clone().webp().withXmp(packet).toBuffer();
  expect(readWebpXmp(bytes)).toBe(packet);
});

it('finds none in others', async () => {
  expect(readWebpXmp(await picture.clone().webp().toBuffer())).toBeNull();
  expect(readWebpXmp(new Uint8Array())).toBeNull();
  expect(readWebpXmp(await picture.clone().png().toBuffer())).toBeNull();
});
