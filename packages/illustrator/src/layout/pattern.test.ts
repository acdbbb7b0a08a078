import { beforeAll, describe, expect, it } from 'vitest';
import { createScene } from '../index.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

const SIZE = { width: 480, height: 320 } as const;

const draw = (prompt: string) => createScene({ prompt, seed: 1, ...SIZE, purpose: 'still' }, host);

describe('a seamless pattern', () => {
  it('goes on at the opposite border', async () => {
    const scene = await draw('seamless pattern of lemons and leaves, flat design');
    const context = scene.frame(0).getContext('2d');
    const column = (x: number) => context.getImageData(x, 0, 1, SIZE.height).data;
    const [left, right] = [column(0), column(SIZE.width - 1)];
    const difference = left.reduce((sum, value, i) => sum + Math.abs(value - (right[i] ?? 0)), 0);
    expect(difference / left.length).toBeLessThan(8);
    expect(scene.words.notDrawn).toEqual([]);
  });

  it('shows what is in the air elsewhere as things, and is not decorated', async () => {
    const { plan, words } = await draw('christmas pattern with hearts and gifts');
    expect(plan.subjects.map(({ glyph }) => glyph).toSorted()).toEqual([
      'christmas-tree',
      'red-heart',
      'snowflake',
      'wrapped-gift',
    ]);
    expect(plan).toMatchObject({ setting: 'flatlay', festival: null, weather: [] });
    expect(words.notDrawn).toEqual([]);
  });

  it('reports weather that it cannot show', async () => {
    const { words } = await draw('pattern of umbrellas, rainy');
    expect(words.notDrawn).toEqual(['rainy']);
  });
});

describe('a logo', () => {
  it('shows its subject as a sign, without a place', async () => {
    const { plan } = await draw('minimalist mountain logo');
    expect(plan).toMatchObject({ setting: 'flatlay', format: 'emblem' });
    expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['@mountainmark']);
  });
});

describe('things laid out', () => {
  it('are those that a word for many stands for', async () => {
    const { plan, words } = await draw('knolling of camping gear');
    expect(plan.setting).toBe('flatlay');
    expect(plan.subjects.length).toBeGreaterThan(4);
    expect(words.notDrawn).toEqual([]);
  });

  it('are no deeds of those who made them', async () => {
    const { plan } = await draw('flat lay with a knitted scarf and a cup');
    expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['scarf', '@cupabove']);
  });
});

describe('a podium', () => {
  it('has its own color and carries what is shown', async () => {
    const { plan } = await draw('skincare bottle on a pink podium');
    expect(plan.setting).toBe('abstract');
    expect(plan.relations).toMatchObject([{ from: 0, to: 1, kind: 'on' }]);
    expect(plan.subjects[1]).toMatchObject({ glyph: '@podium', colour: 'pink' });
  });
});

describe('what is seen from above', () => {
  it('has trees and buildings among the other things', async () => {
    const { plan } = await draw('seamless pattern of sushi and bamboo');
    const frame = {
      ...SIZE,
      ground: null,
      horizon: 0.4,
      window: null,
      water: false,
      take: PLAIN_TAKE,
    };
    const drawn = layOut(plan, frame, (glyph) => host.art.categoryOf(glyph));
    expect(new Set(drawn.map(({ subject }) => subject))).toEqual(new Set([0, 1]));
    expect(drawn.every(({ role }) => role !== 'back')).toBe(true);
  });
});
