import { describe, expect, it } from 'vitest';
import { PROPS } from '../art/props/index.ts';
import { SIGN_BOARDS } from '../art/props/signs.ts';
import { createNodeHost } from '../node/index.ts';
import { isTextOnSign, letterSign } from './lettered-sign.ts';

const { environment } = await createNodeHost();
const SIDE = 120;

const emptySprite = () => {
  const canvas = environment.createCanvas(SIDE, SIDE);
  canvas.getContext('2d').clearRect(0, 0, SIDE, SIDE);
  return canvas;
};

/** The smallest box around all that is drawn, fractions of the side. */
function boxOfInk(canvas: ReturnType<typeof emptySprite>) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) < 60) continue;
    xs.push(((i - 3) / 4) % SIDE);
    ys.push(Math.floor((i - 3) / 4 / SIDE));
  }
  return {
    left: Math.min(...xs) / SIDE,
    right: Math.max(...xs) / SIDE,
    top: Math.min(...ys) / SIDE,
    bottom: Math.max(...ys) / SIDE,
  };
}

describe('the text of a sign', () => {
  it.each(['OPEN', 'beach this way', 'please do not feed the very hungry pigeons'])(
    'stays on its board: %s',
    (caption) => {
      const [left, top, width, height] = SIGN_BOARDS['@sign'] ?? [0, 0, 0, 0];
      const ink = boxOfInk(
        letterSign(environment, { caption, captionColour: null }, '@sign', emptySprite()),
      );
      expect(ink.left).toBeGreaterThanOrEqual(left);
      expect(ink.right).toBeLessThanOrEqual(left + width);
      expect(ink.top).toBeGreaterThanOrEqual(top);
      expect(ink.bottom).toBeLessThanOrEqual(top + height);
      expect(ink.right - ink.left).toBeGreaterThan(width * 0.4);
    },
  );

  it('changes nothing else', () => {
    const sprite = emptySprite();
    expect(
      letterSign(environment, { caption: 'OPEN', captionColour: null }, '@bench', sprite),
    ).toBe(sprite);
    expect(letterSign(environment, { caption: null, captionColour: null }, '@sign', sprite)).toBe(
      sprite,
    );
  });

  it('is on a sign only where there is one, and each board belongs to a prop', () => {
    const sign = { glyph: '@sign' } as never;
    expect(isTextOnSign({ caption: 'OPEN', subjects: [sign] })).toBe(true);
    expect(isTextOnSign({ caption: 'OPEN', subjects: [] })).toBe(false);
    for (const glyph of Object.keys(SIGN_BOARDS)) expect(PROPS[glyph]).toBeDefined();
  });
});
