import { describe, expect, it } from 'vitest';
import { headOf } from '../language/face-glyphs.ts';
import { FACES } from '../language/faces.ts';
import { drawnWhile } from '../things/depiction.ts';
import { holdWhile, needsHands } from './held-thing.ts';
import { costumeOf } from './puppet-costumes.ts';

describe('heads of animals that are drawn whole', () => {
  it.each(['duck', 'penguin', 'owl', '@pigeon', 'sloth', 'elephant', 't-rex'])(
    '%s has one that wears clothes and shows feelings',
    (glyph) => {
      const head = headOf(glyph) ?? '';
      expect(FACES[head]).toBeDefined();
      expect(costumeOf(head, 'prop')).not.toBeNull();
    },
  );
});

describe('what creatures do', () => {
  it('comes out of the mouth of who breathes it', () => {
    expect(holdWhile('fire', 'breathe')).toBe('breath');
    expect(needsHands('breath')).toBe(false);
  });

  it('has pictures of its own', () => {
    expect(drawnWhile('sleep', '@firedragon')).toBe('@sleepingdragon');
    expect(drawnWhile('wave', '@snowman')).toBe('@wavingsnowman');
    expect(drawnWhile('idle', '@snowman')).toBe('@snowman');
  });

  it('wears bags on the back and dumbbells in both hands', () => {
    expect(holdWhile('backpack', 'walk')).toBe('back');
    expect(holdWhile('@dumbbell', 'lift')).toBe('fists');
  });
});
