import { beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { layOutPrompt } from '../testing/lay-out-prompt.ts';
import { movesByPart } from '../things/machines.ts';
import { movingPartOf } from './moving-parts.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

describe('things with a part that moves', () => {
  it.each([
    ['a windmill spinning', '@windmill'],
    ['a ferris wheel turning', '@ferriswheel'],
    ['a spinning vinyl record', '@vinyl'],
    ['a metronome swinging', '@metronome'],
  ])('stand still themselves: %s', (prompt, glyph) => {
    const { of, plan } = layOutPrompt(prompt, vocabulary);
    expect(of(glyph).motion).toBe('idle');
    expect(plan.words.notDrawn).toEqual([]);
    expect(movesByPart(glyph, 'turn')).toBe(true);
    const part = movingPartOf(glyph)!;
    expect(part.angleAt(0.3)).not.toBeCloseTo(part.angleAt(0));
    expect(Math.cos(part.angleAt(1))).toBeCloseTo(Math.cos(part.angleAt(0)));
  });

  it('are carousels, whose horses go round', () => {
    const { of, plan } = layOutPrompt('a carousel turning with glowing lights', vocabulary);
    expect(of('@carousel').motion).toBe('idle');
    expect(plan.words.notDrawn).toEqual([]);
  });

  it('do not turn as a whole when what spins is inside', () => {
    expect(layOutPrompt('a slot machine spinning', vocabulary).of('slot-machine').motion).toBe(
      'idle',
    );
  });

  it('have blades that are no daggers: a fan with spinning blades', () => {
    const { plan } = layOutPrompt('a fan with spinning blades', vocabulary);
    expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(['@fan']);
    expect(plan.words.notDrawn).toEqual([]);
  });

  it('swing with who sits on them', () => {
    const { plan, placements } = layOutPrompt('a girl swinging on a swing', vocabulary);
    expect(plan.subjects[1]?.glyph).toBe('@oneswing');
    expect(placements[0]?.motion).toBe('sit');
    expect(movingPartOf('@oneswing')?.carries).toBe(true);
  });
});

describe('movements by who or what makes them', () => {
  it.each([
    ['a ball bouncing', 'rebound'],
    ['a pancake flipping in a pan', 'tumble'],
    ['a palm tree swaying', 'sway'],
    ['a spinning globe', 'revolve'],
    ['a planet with rings spinning in space', 'revolve'],
    ['a leaf falling', 'comedown'],
    ['a perfume bottle rotating on a pedestal', 'revolve'],
    ['a sneaker spinning', 'revolve'],
    ['a cake rotating on a stand', 'revolve'],
    ['a train passing through green hills', 'drive'],
    ['a dog wagging its tail', 'wag'],
    ['a fox turning its head', 'lookaround'],
    ['a ghost popping out of a pumpkin', 'emerge'],
    ['a chick hatching out of an egg', 'emerge'],
    ['hand waving goodbye', 'wavehand'],
    ['waving hand', 'wavehand'],
  ])('"%s" is shown as that', (prompt, motion) => {
    const { placements, plan } = layOutPrompt(prompt, vocabulary);
    expect(placements[0]?.motion).toBe(motion);
    expect(plan.words.notDrawn).toEqual([]);
  });

  it.each(['a paper boat bobbing on waves', 'a rubber duck bobbing in a lake'])(
    'what floats goes up and down with the water: %s',
    (prompt) => {
      const { placements, plan } = layOutPrompt(prompt, vocabulary, { water: true });
      expect(placements[0]).toMatchObject({ motion: 'sail', airborne: false });
      expect(plan.words.notDrawn).toEqual([]);
    },
  );
});

it('lets a bag swing that is punched', () => {
  expect(layOutPrompt('a boxer punching a bag', vocabulary).of('@punchingbag').motion).toBe('sway');
});
