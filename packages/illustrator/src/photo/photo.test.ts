import { emptyPlane } from '@loopwright/media';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { createNodeHost } from '../node/index.ts';
import { barrierDistance } from './barrier-distance.ts';
import { chooseTreatment } from './choose-treatment.ts';
import { clusterColours } from './clusters.ts';
import { boxBlur, guidedFilter } from './guided-filter.ts';
import { isInPicture } from './is-in-picture.ts';
import { readPicture } from './picture.ts';
import { mapPlane, meanOf, resizePlane } from './plane.ts';
import { findRegions } from './regions.ts';
import { findSubject, saliencyOf } from './saliency.ts';
import { parallaxMaps } from './warp-maps.ts';
import { createWarp } from './warp-picture.ts';

const { environment } = await createNodeHost();

/** A red disc before a blue sky and a green field, 160 by 120. */
function landscape(): Canvas {
  const canvas = createCanvas(160, 120);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7fb4e8';
  context.fillRect(0, 0, 160, 60);
  context.fillStyle = '#3d7a36';
  context.fillRect(0, 60, 160, 60);
  context.fillStyle = '#d8261c';
  context.beginPath();
  context.arc(80, 66, 24, 0, Math.PI * 2);
  context.fill();
  return canvas as unknown as Canvas;
}

const picture = readPicture(environment, landscape(), 160, 120);

describe('filters', () => {
  it('blur to the mean of the neighbourhood', () => {
    const dot = emptyPlane(9, 9);
    dot.data[40] = 9;
    const blurred = boxBlur(dot, 1);
    expect(blurred.data[40]).toBeCloseTo(1);
    expect(blurred.data[31]).toBeCloseTo(1);
    expect(blurred.data[42]).toBeCloseTo(0);
    expect(
      boxBlur(
        mapPlane(dot, () => 0.3),
        2,
      ).data.every((v) => Math.abs(v - 0.3) < 1e-5),
    ).toBe(true);
  });

  it('pull a coarse mask to the edge of the guide', () => {
    const guide = mapPlane(emptyPlane(40, 40), (_, x) => (x < 0.5 ? 0 : 1));
    const coarse = boxBlur(guide, 4);
    const refined = guidedFilter(guide, coarse, 6, 1e-4);
    const beside = (x: number): number => refined.data[20 * 40 + x] ?? 0;
    expect(beside(20) - beside(19)).toBeGreaterThan(0.5);
    expect((coarse.data[20 * 40 + 20] ?? 0) - (coarse.data[20 * 40 + 19] ?? 0)).toBeLessThan(0.2);
  });

  it('keep the mean when a plane is resized', () => {
    const ramp = mapPlane(emptyPlane(20, 10), (_, x, y) => x + y);
    expect(meanOf(resizePlane(ramp, 55, 31))).toBeCloseTo(meanOf(ramp), 1);
  });
});

describe('the barrier distance', () => {
  it('is the height of the wall around a pixel, not the number of steps', () => {
    const walled = mapPlane(emptyPlane(21, 21), (_, x, y) => {
      const ring = Math.max(Math.abs(x - 0.48), Math.abs(y - 0.48));
      return ring > 0.2 && ring < 0.3 ? 0.8 : 0.1;
    });
    const distance = barrierDistance(walled, (x, y) => x === 0 || y === 0 || x === 20 || y === 20);
    expect(distance.data[10 * 21 + 10]).toBeCloseTo(0.7);
    expect(distance.data[1 * 21 + 10]).toBeCloseTo(0);
  });
});

describe('a picture', () => {
  it('gives up its subject', () => {
    const { matte, share } = findSubject(picture);
    const at = (x: number, y: number): number =>
      matte.data[Math.floor(y * matte.height) * matte.width + Math.floor(x * matte.width)] ?? 0;
    expect(at(0.5, 0.55)).toBeGreaterThan(0.9);
    expect(at(0.1, 0.2)).toBeLessThan(0.05);
    expect(at(0.9, 0.9)).toBeLessThan(0.05);
    expect(share).toBeCloseTo((Math.PI * 24 ** 2) / (160 * 120), 1);
  });

  it('has its sky found above, not below and not on the subject', () => {
    const { sky } = findRegions(picture, findSubject(picture), false);
    const at = (x: number, y: number): number =>
      sky.data[Math.floor(y * sky.height) * sky.width + Math.floor(x * sky.width)] ?? 0;
    expect(at(0.2, 0.15)).toBeGreaterThan(0.8);
    expect(at(0.2, 0.85)).toBeLessThan(0.1);
    expect(at(0.5, 0.5)).toBeLessThan(0.2);
  });

  it('has its colours counted', () => {
    const clusters = clusterColours(picture, 4);
    expect(clusters.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const hues = clusters.filter(({ share }) => share > 0.05).map(({ colour }) => colour[2]);
    expect(hues.some((hue) => hue > 20 && hue < 40)).toBe(true);
    expect(hues.some((hue) => hue > 230 && hue < 260)).toBe(true);
  });
});

describe('the treatment', () => {
  const saliency = findSubject(picture);
  const regions = findRegions(picture, saliency, false);

  it('follows the words of the prompt', () => {
    expect(chooseTreatment('slow camera zoom', saliency, regions)).toBe('parallax');
    expect(chooseTreatment('drifting clouds', saliency, regions)).toBe('cinemagraph');
  });

  it('looks at the picture when the prompt does not say', () => {
    const still = { ...regions, skyShare: 0.02, waterShare: 0 };
    expect(chooseTreatment('make it move', saliency, regions)).toBe('cinemagraph');
    expect(chooseTreatment('make it move', saliency, still)).toBe('parallax');
  });

  it('knows what the picture shows already', () => {
    expect(isInPicture('my old dog running', 'dog')).toBe(true);
    expect(isInPicture('the boat in a storm', 'boat')).toBe(true);
    expect(isInPicture('a dog running', 'dog')).toBe(false);
    expect(isInPicture('put a cat (orange) here', '(orange)')).toBe(false);
    expect(isInPicture('meine kleine Katze tanzt', 'Katze')).toBe(true);
    expect(isInPicture('eine Katze tanzt', 'Katze')).toBe(false);
    expect(isInPicture('mi gato', 'gato')).toBe(true);
    expect(isInPicture('un chat', 'chat')).toBe(false);
    expect(isInPicture('私の猫', '猫')).toBe(true);
    expect(isInPicture('猫', '猫')).toBe(false);
  });
});

describe('a place of a picture that moves', () => {
  it('is where its pixels are drawn', () => {
    const size = 120;
    const source = environment.createCanvas(size, size);
    const context = source.getContext('2d');
    context.fillStyle = '#000';
    context.fillRect(0, 0, size, size);
    context.fillStyle = '#fff';
    context.fillRect(76, 40, 9, 9);
    const maps = parallaxMaps(size, size, saliencyOf(mapPlane(emptyPlane(40, 40), () => 1)));
    const warp = createWarp(environment, source, maps, () => 1.05);
    for (const phase of [0.1, 0.4, 0.75]) {
      const { data } = warp.frame(phase).getContext('2d').getImageData(0, 0, size, size);
      let [x, y, weight] = [0, 0, 0];
      for (let i = 0; i < size * size; i++) {
        x += (data[i * 4] ?? 0) * (i % size);
        y += (data[i * 4] ?? 0) * Math.floor(i / size);
        weight += data[i * 4] ?? 0;
      }
      const place = warp.placeOf(80, 44, phase);
      expect(Math.hypot(x / weight - place.x, y / weight - place.y)).toBeLessThan(0.8);
    }
  });
});
