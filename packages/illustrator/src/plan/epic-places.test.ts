import { beforeAll, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost, type IllustratorHost } from '../node/index.ts';
import { direct } from './direct.ts';

let host: IllustratorHost;
beforeAll(async () => {
  host = await createNodeHost();
});

const planOf = (prompt: string) => direct(parsePrompt(prompt, host.art), host.art);
const glyphsOf = (prompt: string): readonly string[] =>
  planOf(prompt).subjects.map(({ glyph }) => glyph);

it('has fire and smoke of its own on a battlefield, in the evening', () => {
  const plan = planOf('knight standing on a battlefield, smoke, fire, banners');
  expect(plan).toMatchObject({ setting: 'battlefield', time: 'sunset' });
  expect(plan.subjects[0]).toMatchObject({ expression: 'angry' });
  expect(plan.subjects.map(({ glyph }) => glyph)).not.toContain('fire');
  expect(plan.words.notDrawn).toEqual([]);
  expect(plan.words.standIns).toEqual([]);
});

it('leaves other battles where they are', () => {
  expect(planOf('two kids in a snowball battle').setting).not.toBe('battlefield');
});

it('puts a throne into the hall of the castle that is named', () => {
  const plan = planOf('evil king sitting on a throne, dark castle');
  expect(plan.setting).toBe('castlehall');
  expect(plan.subjects.map(({ glyph }) => glyph)).not.toContain('castle');
});

it('shows a hall by candlelight, and no candle alone', () => {
  expect(planOf('throne room, candlelight')).toMatchObject({ setting: 'castlehall', subjects: [] });
  expect(glyphsOf('candle on a table')).toContain('candle');
});

it('dresses vampires and elves of rank', () => {
  const [vampire] = planOf('vampire queen, red dress, full moon').subjects;
  expect(vampire).toMatchObject({ glyph: 'woman', person: { head: { hasFangs: true } } });
  expect(planOf('vampire in a cape').subjects[0]?.glyph).toMatch(/vampire$/);
  const [elf] = planOf('elf princess in a forest').subjects;
  expect(elf).toMatchObject({ glyph: 'woman', person: { head: { hasPointedEars: true } } });
});
