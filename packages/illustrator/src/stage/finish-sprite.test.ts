import { beforeAll, describe, expect, it } from 'vitest';
import type { Canvas } from '../canvas.ts';
import type { Subject } from '../language/subject.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { paintOnce } from '../painting.ts';
import { bulged } from './bulge.ts';
import { finishSprite } from './finish-sprite.ts';

let environment: IllustratorHost['environment'];
beforeAll(async () => {
  ({ environment } = await createNodeHost());
});

const SUBJECT: Subject = {
  glyph: 'house',
  word: 'house',
  count: 1,
  colour: null,
  scale: 1,
  motion: null,
  expression: null,
  person: null,
};

/** The upper half is red, the lower one yellow, the right one empty. */
const sprite = (): Canvas =>
  paintOnce(environment, 80, 40, (context) => {
    context.fillStyle = '#e5262a';
    context.fillRect(0, 0, 40, 20);
    context.fillStyle = '#f2c230';
    context.fillRect(0, 20, 40, 20);
  });

const pixel = (canvas: Canvas, x: number, y: number): readonly number[] => [
  ...canvas.getContext('2d').getImageData(x, y, 1, 1).data,
];

const finished = (said: Partial<Subject>): Canvas =>
  finishSprite(environment, [{ ...SUBJECT, ...said }], { glyph: 'house', colour: null }, sprite());

describe('the finish of a sprite', () => {
  it('gives one part a color', () => {
    const painted = finished({ parts: [{ part: 'roof', colour: 'blue' }] });
    const [red = 0, , blue = 0] = pixel(painted, 20, 10);
    expect(blue).toBeGreaterThan(red);
    expect(pixel(painted, 20, 30)).toEqual(pixel(sprite(), 20, 30));
  });

  it('gives the parts of several things of a kind their own colors', () => {
    const blue = [{ part: 'roof', colour: 'blue' }];
    const green = [{ part: 'roof', colour: 'green' }];
    const subjects = [
      { ...SUBJECT, parts: blue },
      { ...SUBJECT, parts: green },
    ];
    const said = { glyph: 'house', colour: null, parts: green };
    const [red = 0, lit = 0, dim = 0] = pixel(
      finishSprite(environment, subjects, said, sprite()),
      20,
      10,
    );
    expect(lit).toBeGreaterThan(Math.max(red, dim));
  });

  it('paints a part that the color of the thing would hide', () => {
    const inRed = paintOnce(environment, 80, 40, (context) => {
      context.fillStyle = '#c81e1e';
      context.fillRect(0, 0, 40, 40);
    });
    const said = [{ ...SUBJECT, parts: [{ part: 'roof', colour: 'gold' }] }];
    const painted = finishSprite(
      environment,
      said,
      { glyph: 'house', colour: null },
      inRed,
      sprite(),
    );
    expect(pixel(painted, 20, 10)[1]).toBeGreaterThan(100);
    expect(pixel(painted, 20, 30)).toEqual(pixel(inRed, 20, 30));
  });

  it('paints the part of a fat thing where it is drawn', () => {
    const parts = [{ part: 'roof', colour: 'blue' }];
    const pixelsOf = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, 80, 40).data;
    expect(pixelsOf(finished({ parts, isFat: true }))).toEqual(
      pixelsOf(bulged(environment, finished({ parts }))),
    );
  });

  it('lays a pattern over the thing alone', () => {
    const patterned = finished({ pattern: { name: 'wood', colour: null } });
    expect(pixel(patterned, 20, 10)).not.toEqual(pixel(sprite(), 20, 10));
    expect(pixel(patterned, 60, 20)[3]).toBe(0);
  });
});
