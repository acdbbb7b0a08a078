import { beforeAll, expect, it } from 'vitest';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { lightOnce } from './light-once.ts';

let environment: IllustratorHost['environment'];
beforeAll(async () => {
  ({ environment } = await createNodeHost());
});

it('lights a sprite again only for other options', () => {
  const lit = lightOnce(() => environment.createCanvas(1, 1));
  const [one, other] = [environment.createCanvas(2, 2), environment.createCanvas(2, 2)];
  expect(lit(one, { rim: 0.4 })).toBe(lit(one, { rim: 0.4 }));
  expect(lit(one, { rim: 0.4 })).not.toBe(lit(one, { rim: 0.5 }));
  expect(lit(one, { rim: 0.4 })).not.toBe(lit(other, { rim: 0.4 }));
});
