import { Readable } from 'node:stream';
import { firstFrameOf } from '@loopwright/media';
import { openFrameDelta, sharp } from '@loopwright/media/node';
import type { Storage } from '../../platform/storage/storage.ts';

/** A stored logo as PNG, with its transparent pixels. @returns null when the file is gone */
export async function encodeLogo(storage: Storage, storageKey: string): Promise<Buffer | null> {
  const file = await storage.get(storageKey);
  if (file === null) return null;
  const source = await openFrameDelta(() => Readable.from([file], { objectMode: false }));
  const { width, height } = source;
  const raw = { width, height, channels: 4 } as const;
  return await sharp(await firstFrameOf(source), { raw })
    .png()
    .toBuffer();
}
