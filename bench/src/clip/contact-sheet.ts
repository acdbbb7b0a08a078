import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const BEFORE = 12;
const AFTER = 4;
const COLUMNS = 4;
const TILE_PX = 360;

/** A picture of the last frames of a loop and, in the last row, its first ones. */
export async function writeContactSheet(
  folder: string,
  name: string,
  frames: readonly Uint8Array[],
  side: number,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const raw = { width: side, height: side, channels: 4 } as const;
  const around = [...frames.slice(-BEFORE), ...frames.slice(0, AFTER)];
  const tiles = await Promise.all(
    around.map((frame) => sharp(frame, { raw }).resize(TILE_PX, TILE_PX).png().toBuffer()),
  );
  const rows = Math.ceil(tiles.length / COLUMNS);
  await sharp({
    create: { width: COLUMNS * TILE_PX, height: rows * TILE_PX, channels: 3, background: 'black' },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMNS) * TILE_PX,
        top: Math.floor(index / COLUMNS) * TILE_PX,
      })),
    )
    .png()
    .toFile(join(folder, `${name.replaceAll(' ', '-')}.png`));
}
