import { expect, it } from 'vitest';
import { createPlayer } from './player.ts';

function start() {
  const drawn: number[] = [];
  let next: ((nowMs: number) => void) | null = null;
  const player = createPlayer({
    requestFrame: (callback) => {
      next = callback;
    },
    draw: (frame) => drawn.push(frame),
    onFrame: () => undefined,
  });
  player.setTiming({ fps: 10, frameCount: 4 });
  const at = (nowMs: number): void => {
    const callback = next;
    next = null;
    callback?.(nowMs);
  };
  return { player, drawn, at };
}

it('plays round after round at the rate of the document', () => {
  const { player, drawn, at } = start();
  player.play(true);
  for (let nowMs = 0; nowMs <= 500; nowMs += 50) at(nowMs);
  expect(drawn).toEqual([1, 2, 3, 0, 1]);
});

it('draws once more while it is paused when the document changes', () => {
  const { player, drawn, at } = start();
  player.redraw();
  at(0);
  at(100);
  expect(drawn).toEqual([0]);
});

it('takes frames before the first as those of the round before', () => {
  const { player, drawn, at } = start();
  player.seek(-1);
  at(0);
  expect(drawn).toEqual([3]);
});
