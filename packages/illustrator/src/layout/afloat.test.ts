import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from '../plan/direct.ts';
import { PLAIN_TAKE } from '../plan/take.ts';
import { layOut } from './layout.ts';
import type { Placement } from './placement.ts';

const { art } = await createNodeHost();

/** The placements of one glyph. */
function placed(prompt: string, glyph: string): readonly Placement[] {
  const plan = direct(parsePrompt(prompt, art), art);
  const frame = {
    width: 480,
    height: 480,
    ground: 0.86,
    horizon: 0.5,
    water: false,
    window: null,
    take: PLAIN_TAKE,
  };
  return layOut(plan, frame, (each) => art.categoryOf(each)).filter(
    ({ subject }) => plan.subjects[subject]?.glyph === glyph,
  );
}

describe('who is behind the hero', () => {
  it.each([
    ['a lighthouse keeper waving at a boat', 'sailboat'],
    ['a girl building a sandcastle on the beach, whales in the background', 'whale'],
  ])('%s: out on the sea', (prompt, glyph) => {
    const [first] = placed(prompt, glyph);
    expect(first?.y).toBeLessThan(0.65);
    expect(first?.size).toBeLessThan(0.3);
  });

  it.each(['a boat at a wooden dock', 'a man fishing from a pier beside his boat'])(
    '%s: on the water beside the boards',
    (prompt) => {
      const [boat] = placed(prompt, 'sailboat');
      expect(Math.abs((boat?.x ?? 0.5) - 0.5)).toBeGreaterThan(0.2);
      // The boards of the pier are in front of it.
      expect(boat?.order).toBeLessThan(45);
    },
  );

  it('leaves a boat on the beach that the picture is about', () => {
    expect(placed('a boat on the beach', 'sailboat')[0]?.y).toBeGreaterThan(0.8);
  });

  it('keeps a crowd behind the few that the picture is about', () => {
    const prompt = 'a turtle and a rabbit racing while the crowd cheers';
    const front = Math.min(
      ...['turtle', 'rabbit'].flatMap((each) => placed(prompt, each)).map(({ y }) => y),
    );
    for (const { y } of placed(prompt, 'person')) expect(y).toBeLessThan(front);
  });
});
