import { describe, expect, it } from 'vitest';
import type { Subject } from '../language/subject.ts';
import type { Placement } from './placement.ts';
import { framePortrait } from './portrait.ts';

const LEAD: Placement = {
  subject: 0,
  copy: 0,
  role: 'hero',
  x: 0.4,
  y: 0.9,
  size: 0.5,
  airborne: false,
  order: 1,
  depth: 1,
  motion: 'idle',
  phaseOffset: 0,
  facing: 'right',
  mounts: [],
  seatShift: 0,
  held: [],
  attends: null,
  orbit: null,
};
const SQUARE = { width: 512, height: 512 };
const PERSON = { isPerson: () => true, hasFace: () => true };
const ANIMAL = { isPerson: () => false, hasFace: () => true };
const close = {
  shot: 'close',
  caption: null,
  subjects: [],
  setting: 'park',
  prompt: 'a portrait of somebody in a park',
} as const;
const roller: Subject = {
  glyph: 'woman',
  word: 'woman',
  count: 1,
  colour: null,
  scale: 1,
  motion: null,
  expression: 'eyeroll',
  person: { skin: [], isKin: false },
};

describe('a portrait', () => {
  it('ends at the chest of the one person', () => {
    const [placed] = framePortrait([LEAD], close, SQUARE, PERSON);
    expect(placed?.x).toBe(0.5);
    const crown = (placed?.y ?? 0) - (placed?.size ?? 0) * 1.06;
    expect(crown).toBeGreaterThan(0.05);
    expect(placed?.y).toBeGreaterThan(1.3);
  });

  it('ends at the waist of who makes a face, or holds something', () => {
    const height = (placements: readonly Placement[], plan: Parameters<typeof framePortrait>[1]) =>
      framePortrait(placements, plan, SQUARE, PERSON)[0]?.size ?? 0;
    const whole = height([LEAD], close);
    expect(height([LEAD], { ...close, shot: null, subjects: [roller] })).toBeLessThan(whole);
    const rod = { ...roller, glyph: 'fishing-pole', person: null };
    expect(height([{ ...LEAD, held: [0] }], { ...close, subjects: [rod] })).toBeLessThan(whole);
    const cap = { ...rod, glyph: 'billed-cap' };
    expect(height([{ ...LEAD, held: [0] }], { ...close, subjects: [cap] })).toBe(whole);
    expect(height([LEAD], { ...close, shot: null })).toBe(LEAD.size);
  });

  it.each([
    ['a reaction', 'shocked chipmunk reaction meme, forest', 'idle' as const],
    ['a joke', 'me when the alarm rings at six', 'idle' as const],
    ['a gesture', 'facepalm penguin', 'facepalm' as const],
  ])('comes near an animal for %s', (_, prompt, motion) => {
    const shocked: Subject = { ...roller, expression: 'surprised', person: null };
    const plan = { ...close, shot: null, prompt, subjects: [shocked] };
    const [placed] = framePortrait([{ ...LEAD, motion }], plan, SQUARE, ANIMAL);
    expect(placed?.size).toBeGreaterThan(1);
    const scene = { ...plan, prompt: 'a shocked chipmunk sits in a green forest' };
    expect(framePortrait([LEAD], scene, SQUARE, ANIMAL)).toEqual([LEAD]);
  });

  it('comes near an animal that is dressed up as somebody, with room for its hat', () => {
    const noble: Subject = { ...roller, glyph: 'raccoon', person: null, role: 'nobleman' };
    const hat: Subject = { ...roller, glyph: 'top-hat', person: null };
    const plan = { ...close, subjects: [noble, hat] };
    const [bare] = framePortrait([LEAD], plan, SQUARE, ANIMAL);
    const [hatted] = framePortrait([{ ...LEAD, held: [1] }], plan, SQUARE, ANIMAL);
    const crownOf = (placed: Placement | undefined) =>
      (placed?.y ?? 0) - (placed?.size ?? 0) * 1.06;
    expect(bare?.size).toBeGreaterThan(1);
    expect(crownOf(hatted)).toBeGreaterThan(crownOf(bare) + 0.15);
  });

  it('keeps a thing or a pet beside the one person low at a side', () => {
    const candle = { ...LEAD, subject: 1, x: 0.7, size: 0.2 };
    const kinds = { isPerson: ({ subject }: Placement) => subject === 0, hasFace: () => true };
    const [sitter, beside] = framePortrait([LEAD, candle], close, SQUARE, kinds);
    expect(sitter?.size).toBeGreaterThan(1);
    expect(beside?.x).toBeGreaterThan(0.75);
    expect(beside?.order).toBeGreaterThan(sitter?.order ?? 0);
  });

  it('leaves room for the crown of a queen', () => {
    const topOf = (word: string): number => {
      const plan = { ...close, subjects: [{ ...roller, word, expression: null }] };
      const [placed] = framePortrait([LEAD], plan, SQUARE, PERSON);
      return (placed?.y ?? 0) - (placed?.size ?? 0) * 1.06;
    };
    expect(topOf('queen')).toBeGreaterThan(topOf('woman') + 0.1);
  });

  it('seats a bird that would fly otherwise', () => {
    const raven: Subject = { ...roller, glyph: 'raven', person: null, isBust: true };
    const plan = { ...close, subjects: [raven] };
    const flying = { ...LEAD, airborne: true, motion: 'fly' as const };
    const [placed] = framePortrait([flying], plan, SQUARE, ANIMAL);
    expect(placed).toMatchObject({ airborne: false, motion: 'idle' });
  });

  it.each([
    ['two people', [LEAD, { ...LEAD, copy: 1 }], close, true],
    ['somebody who runs', [{ ...LEAD, motion: 'run' as const }], close, true],
    ['an animal', [LEAD], close, false],
    ['a person from afar', [LEAD], { ...close, shot: 'wide' as const }, true],
  ])('is none of %s', (_, placements, plan, isPerson) => {
    expect(framePortrait(placements, plan, SQUARE, isPerson ? PERSON : ANIMAL)).toBe(placements);
  });
});
