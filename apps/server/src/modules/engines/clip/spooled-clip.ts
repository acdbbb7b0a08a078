import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClipSource } from '@loopwright/media';
import type { DecodedClip } from './decode-clip.ts';

/** Decoded frames in a temporary file; the caller closes it. */
export interface SpooledClip extends ClipSource {
  readonly framesPerSecond: number;
  close(): Promise<void>;
}

/**
 * Writes frames to a file as they are decoded, so that each can be read again while memory holds only
 * one. The file is unlinked as soon as it is open, so that it never outlives this process.
 *
 * @param onFrame called after each frame
 */
export async function spoolClip(
  { frames, framesPerSecond }: DecodedClip,
  size: { readonly width: number; readonly height: number },
  onFrame: () => void,
): Promise<SpooledClip> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-clip-'));
  const file = await open(join(folder, 'frames.rgba'), 'wx+', 0o600).finally(() =>
    rm(folder, { recursive: true }),
  );
  const frameBytes = size.width * size.height * 4;
  const buffer = new Uint8Array(frameBytes);
  let frameCount = 0;
  try {
    for await (const frame of frames) {
      await file.writeFile(frame);
      frameCount++;
      onFrame();
    }
  } catch (cause) {
    await file.close();
    throw cause;
  }
  return {
    ...size,
    framesPerSecond,
    delaysMs: Array.from({ length: frameCount }, () => 1000 / framesPerSecond),
    async frame(index) {
      const { bytesRead } = await file.read(buffer, 0, frameBytes, index * frameBytes);
      if (bytesRead < frameBytes) throw new Error(`Frame ${index} is not whole`);
      return buffer;
    },
    close: () => file.close(),
  };
}
