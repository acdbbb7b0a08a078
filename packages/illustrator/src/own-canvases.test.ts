import { expect, it } from 'vitest';
import type { Canvas } from './canvas.ts';
import { createScene, stillPhase } from './index.ts';
import { createNodeHost } from './node/index.ts';

it('frees every canvas of a scene that is released, and none of another scene', async () => {
  const host = await createNodeHost();
  const made: Canvas[] = [];
  const environment = {
    ...host.environment,
    createCanvas(width: number, height: number) {
      const canvas = host.environment.createCanvas(width, height);
      made.push(canvas);
      return canvas;
    },
  };
  const draw = async (prompt: string) => {
    const size = { width: 96, height: 64 };
    const scene = await createScene(
      { prompt, seed: 1, ...size, purpose: 'loop' },
      {
        ...host,
        environment,
      },
    );
    scene.frame(stillPhase);
    return scene;
  };
  const first = await draw('a fox in the snow, watercolor');
  const canvasesOfFirst = made.splice(0);
  const second = await draw('a fox in the snow');

  first.release();
  expect(canvasesOfFirst.length).toBeGreaterThan(10);
  expect(canvasesOfFirst.filter(({ width, height }) => width * height > 1)).toEqual([]);
  expect(second.frame(stillPhase)).toMatchObject({ width: 96, height: 64 });
});

it('draws a still once, because it frees its layers', async () => {
  const host = await createNodeHost();
  const scene = await createScene(
    { prompt: 'a fox in the snow', seed: 1, width: 96, height: 64, purpose: 'still' },
    host,
  );
  scene.frame(stillPhase);
  expect(() => scene.frame(stillPhase)).toThrow('A still is drawn once.');
});
