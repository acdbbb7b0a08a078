import type { Canvas } from '@loopwright/illustrator';
import { createNodeHost } from '@loopwright/illustrator/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCalmStart } from './calm-start.ts';

const FRAMES = 24;

describe('the calm start of a loop', () => {
  let createCanvas: (width: number, height: number) => Canvas;
  beforeAll(async () => {
    const { environment } = await createNodeHost();
    createCanvas = (width, height) => environment.createCanvas(width, height);
  });

  /** A bar that swings from side to side; at phase 0 it is `turned` of a turn past its fastest point. */
  const openSwing = (turned: number) => {
    const sizes: string[] = [];
    const openScene = ({ width, height }: { readonly width: number; readonly height: number }) => {
      sizes.push(`${width}x${height}`);
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      return Promise.resolve({
        pixelsAt(phase: number) {
          const center = (0.5 + 0.3 * Math.sin((phase + turned) * Math.PI * 2)) * width;
          context.fillStyle = '#103050';
          context.fillRect(0, 0, width, height);
          context.fillStyle = '#ffd060';
          context.fillRect(center - width / 10, 0, width / 5, height);
          const { data } = context.getImageData(0, 0, width, height);
          return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
        },
      });
    };
    return { openScene, sizes };
  };

  it('is where the least motion is, found with a small drawing', async () => {
    const { openScene, sizes } = openSwing(0);
    const size = { width: 1080, height: 1350 };
    const start = await findCalmStart(openScene, size, FRAMES, () => undefined);
    expect([6, 18]).toContain(start);
    expect(sizes).toEqual(['160x200']);
  });

  it('is the first frame when that is calm', async () => {
    const { openScene } = openSwing(0.22);
    const size = { width: 100, height: 100 };
    expect(await findCalmStart(openScene, size, FRAMES, () => undefined)).toBe(0);
  });

  it('is not searched any longer when the loop is stopped', async () => {
    const { openScene } = openSwing(0);
    let frames = 0;
    const stop = (): void => {
      if (++frames === 3) throw new Error('stopped');
    };
    const size = { width: 100, height: 100 };
    await expect(findCalmStart(openScene, size, FRAMES, stop)).rejects.toThrow('stopped');
    expect(frames).toBe(3);
  });
});
