import { describe, expect, it } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';
import { paintLandscape, paintPortrait } from '../testing/portrait.ts';
import { cutOutSubject } from './cut-out.ts';
import { relight, skyMask } from './photo-light.ts';
import { measureTexture } from './photo-texture.ts';
import { readPicture } from './picture.ts';
import { findRegions } from './regions.ts';
import { findSubject } from './saliency.ts';

const host = await createNodeHost();
const { environment } = host;
const portrait = paintPortrait();
const SIZE = 256;

async function drawOver(reference: Canvas, prompt: string, phase = 0.18) {
  const scene = await createScene(
    { prompt, seed: 3, width: SIZE, height: SIZE, purpose: 'still', reference },
    host,
  );
  const { data } = scene.frame(phase).getContext('2d').getImageData(0, 0, SIZE, SIZE);
  /** Mean of a square of five pixels about a place, red, green and blue. */
  const at = (x: number, y: number): number[] => {
    const sums = [0, 0, 0];
    for (let row = -2; row <= 2; row++) {
      for (let column = -2; column <= 2; column++) {
        const i = ((Math.round(y * SIZE) + row) * SIZE + Math.round(x * SIZE) + column) * 4;
        for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[i + c] ?? 0) / 25;
      }
    }
    return sums;
  };
  return { words: scene.words, data: data.slice(), at };
}

const lightness = (color: readonly number[]): number =>
  color.reduce((sum, value) => sum + value, 0) / 3;

const plain = await drawOver(portrait.canvas, 'my cat');

/** A place between an eye and the cheek: only glasses make it dark. */
const BESIDE_EYE = { x: portrait.left.x - 0.065, y: portrait.left.y + 0.04 };

describe('sunglasses', () => {
  it.each([
    'my cat wearing sunglasses',
    'meine Katze mit Sonnenbrille',
    'mi gato con gafas de sol',
    'mon chat avec des lunettes de soleil',
    '私の猫がサングラスをかけている',
  ])('are put on the eyes of the cat: %s', async (prompt) => {
    const { at, words } = await drawOver(portrait.canvas, prompt);
    const before = lightness(plain.at(BESIDE_EYE.x, BESIDE_EYE.y));
    expect(lightness(at(BESIDE_EYE.x, BESIDE_EYE.y))).toBeLessThan(before - 50);
    expect(words.notDrawn).toEqual([]);
  });

  it('are reported as not drawn where there is no face', async () => {
    const { words } = await drawOver(paintLandscape(), 'my cat wearing sunglasses');
    expect(words.notDrawn).toEqual(['sunglasses']);
    expect(words.drawn).not.toContain('sunglasses');
  });
});

describe('a hat', () => {
  it('is on the head, above the eyes', async () => {
    const { data, words } = await drawOver(portrait.canvas, 'my cat wearing a beanie');
    const changedRows = new Set<number>();
    for (let i = 0; i < data.length; i += 4) {
      if (Math.abs((data[i] ?? 0) - (plain.data[i] ?? 0)) > 60) {
        changedRows.add(Math.floor(i / 4 / SIZE));
      }
    }
    expect(words.notDrawn).toEqual([]);
    expect(changedRows.size).toBeGreaterThan(SIZE * 0.08);
    expect(Math.max(...changedRows)).toBeLessThan(portrait.left.y * SIZE);
  });
});

describe('words of a photograph', () => {
  it('are reported as they were typed', async () => {
    const { words } = await drawOver(paintLandscape(), 'meine Katze mit Sonnenbrille');
    expect(words.notDrawn).toEqual(['Sonnenbrille']);
  });

  it('name no stand-in for what the photograph shows itself', async () => {
    const { words } = await drawOver(paintLandscape(), 'the player at night');
    expect(words.standIns).toEqual([]);
    expect(words.drawn).toContain('player');
  });

  it('do not draw again what describes it', async () => {
    const [described, added] = await Promise.all(
      ['cat at noon', 'add a cat at noon'].map((prompt) => drawOver(portrait.canvas, prompt)),
    );
    const known = await drawOver(portrait.canvas, 'my cat at noon');
    const changed = ({ data }: typeof known): number =>
      data.filter((value, i) => Math.abs(value - (known.data[i] ?? 0)) > 60).length;
    expect(changed(described!)).toBe(0);
    expect(changed(added!)).toBeGreaterThan(2000);
  });
});

describe('the light of a photograph', () => {
  it('is dark and blue at night and warm at sunset', async () => {
    const [night, sunset] = await Promise.all(
      ['my cat at night', 'my cat at sunset'].map((prompt) => drawOver(portrait.canvas, prompt)),
    );
    const day = lightness(plain.at(0.5, 0.8));
    const [red = 0, , blue = 0] = night!.at(0.5, 0.8);
    const [dayRed = 0, , dayBlue = 1] = plain.at(0.5, 0.8);
    expect(lightness(night!.at(0.5, 0.8))).toBeLessThan(day * 0.75);
    expect(red / blue).toBeLessThan(dayRed / dayBlue);
    const [warmRed = 0, , warmBlue = 1] = sunset!.at(0.1, 0.9);
    const [plainRed = 0, , plainBlue = 1] = plain.at(0.1, 0.9);
    expect(warmRed / warmBlue).toBeGreaterThan((plainRed / plainBlue) * 1.1);
  });

  it('paints another sky, and only where there is one', () => {
    const night = { time: 'night', weather: [], setting: null } as const;
    const wall = environment.createCanvas(SIZE, SIZE);
    wall.getContext('2d').fillStyle = '#a5845c';
    wall.getContext('2d').fillRect(0, 0, SIZE, SIZE);
    const shares = [paintLandscape(), wall].map((canvas) => {
      const picture = readPicture(environment, canvas, SIZE, SIZE);
      const regions = findRegions(picture, findSubject(picture), false);
      const sky = skyMask(picture, regions, null);
      relight(environment, picture.canvas, night, sky);
      return sky.data.reduce((sum, value) => sum + value, 0) / sky.data.length;
    });
    expect(shares[0]).toBeGreaterThan(0.25);
    expect(shares[1]).toBeLessThan(0.1);
  });

  it('stands for a place, whose other marks are not drawn', async () => {
    const { words } = await drawOver(portrait.canvas, 'my cat dancing in the forest');
    expect(words.standIns).toEqual([{ word: expect.stringContaining('forest'), as: 'light' }]);
    expect(words.notDrawn).toEqual(['dancing']);
  });
});

describe('effects', () => {
  it('fall behind the subject and beside it, and never over its face', async () => {
    const { data } = await drawOver(portrait.canvas, 'my cat, confetti');
    let onFace = 0;
    let elsewhere = 0;
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        const i = (y * SIZE + x) * 4;
        const change = [0, 1, 2].reduce(
          (sum, c) => sum + Math.abs((data[i + c] ?? 0) - (plain.data[i + c] ?? 0)),
          0,
        );
        if (change < 90) continue;
        if (Math.hypot(x / SIZE - 0.5, y / SIZE - 0.5) < 0.2) onFace++;
        else elsewhere++;
      }
    }
    expect(elsewhere).toBeGreaterThan(80);
    expect(onFace).toBe(0);
  });

  it('keep behind what is cut out of the picture', () => {
    const picture = readPicture(environment, portrait.canvas, SIZE, SIZE);
    const face = { left: portrait.left, right: portrait.right };
    const matte = cutOutSubject(picture, findSubject(picture).matte, face);
    const at = (x: number, y: number): number =>
      matte?.data[Math.round(y * matte.height) * matte.width + Math.round(x * matte.width)] ?? 0.5;
    expect(at(0.5, 0.55)).toBeGreaterThan(0.9);
    expect(at(0.5, 0.9)).toBeGreaterThan(0.9);
    expect(at(0.08, 0.15)).toBeLessThan(0.1);
    expect(at(0.92, 0.3)).toBeLessThan(0.1);
  });
});

describe('the texture of a photograph', () => {
  it('is measured by its sharpest edges and its smoothest places', () => {
    const blurred = environment.createCanvas(400, 400);
    const context = blurred.getContext('2d');
    context.filter = 'blur(3px)';
    context.drawImage(portrait.canvas, 0, 0);
    const sharp = measureTexture(portrait.canvas);
    const soft = measureTexture(blurred);
    expect(soft.blurPx).toBeGreaterThan(sharp.blurPx + 1);
    expect(sharp.grain).toBeGreaterThan(2.5);
    expect(soft.grain).toBeLessThan(1);
  });
});
