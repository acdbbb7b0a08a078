import { describe, expect, it } from 'vitest';
import type { Subject } from '../language/subject.ts';
import { hiddenSubjects } from './hidden-subjects.ts';
import type { Placement } from './placement.ts';

const subject = (word: string): Subject => ({
  glyph: word,
  word,
  count: 1,
  colour: null,
  scale: 1,
  motion: null,
  expression: null,
  person: null,
});

const at = (index: number, x: number, size: number, order: number): Placement => ({
  subject: index,
  copy: 0,
  role: 'main',
  x,
  y: size > 0.5 ? 0.9 : 0.7,
  size,
  airborne: false,
  order,
  depth: 0.5,
  motion: 'idle',
  phaseOffset: 0,
  facing: 'right',
  mounts: [],
  seatShift: 0,
  held: [],
  attends: null,
  orbit: null,
});

const FRAME = { width: 512, height: 512 };
const subjects = [subject('elephant'), subject('mouse')];

describe('who is hidden', () => {
  it('is a mouse behind an elephant, but not before it or beside it', () => {
    const plan = { subjects, relations: [] };
    const mouseAt = (x: number, order: number): readonly string[] =>
      hiddenSubjects(plan, [at(0, 0.5, 0.6, 1), at(1, x, 0.1, order)], FRAME);
    expect(mouseAt(0.5, 0)).toEqual(['mouse']);
    expect(mouseAt(0.5, 2)).toEqual([]);
    expect(mouseAt(0.1, 0)).toEqual([]);
  });

  it('is who is outside of the picture', () => {
    const placements = [at(0, 0.5, 0.6, 1), at(1, 1.2, 0.1, 2)];
    expect(hiddenSubjects({ subjects, relations: [] }, placements, FRAME)).toEqual(['mouse']);
  });

  it('is nobody whom the prompt puts behind the other', () => {
    const relations = [{ from: 1, to: 0, kind: 'behind' }] as const;
    const placements = [at(0, 0.5, 0.6, 1), at(1, 0.5, 0.1, 0)];
    expect(hiddenSubjects({ subjects, relations }, placements, FRAME)).toEqual([]);
  });
});
