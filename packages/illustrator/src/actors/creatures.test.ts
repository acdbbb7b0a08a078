import { describe, expect, it } from 'vitest';
import { headOf } from '../language/face-glyphs.ts';
import { FACES } from '../language/faces.ts';
import { isDoneUpright } from '../language/gestures.ts';
import { drawnWhile } from '../things/depiction.ts';
import { holdWhile } from './choose-hold.ts';
import { needsHands } from './hold.ts';
import { costumeOf } from './puppet-costumes.ts';
import { isHeldUpright } from './stands-up.ts';

describe('heads of animals that are drawn whole', () => {
  it.each(['duck', 'penguin', 'elephant', 't-rex', 'unicorn', 'octopus', 'shark', '@axolotl'])(
    '%s has one that wears clothes and shows feelings',
    (glyph) => {
      const head = headOf(glyph) ?? '';
      expect(FACES[head]).toBeDefined();
      expect(costumeOf(head, 'prop')).not.toBeNull();
    },
  );
});

describe('animals that are drawn whole', () => {
  it('stand up for gestures and for what they hold in both hands', () => {
    expect(isDoneUpright('clap')).toBe(true);
    expect(isDoneUpright('wave')).toBe(true);
    expect(isDoneUpright('swim')).toBe(false);
    expect(isHeldUpright('@seagull', 'drink', 'hand', 'animal-bird')).toBe(true);
    expect(isHeldUpright('@seagull', 'fly', 'hand', 'animal-bird')).toBe(false);
    expect(isHeldUpright('shark', 'swim', 'strum', 'animal-marine')).toBe(true);
    expect(isHeldUpright('elephant', 'idle', 'hand', 'animal-mammal')).toBe(false);
  });

  it('have tentacles instead of legs where their kind has', () => {
    expect(costumeOf('@octopus-head', 'prop')?.hasTentacles).toBe(true);
    expect(costumeOf('@shark-head', 'prop')?.hasTentacles).toBe(false);
  });
});

describe('what creatures do', () => {
  it('comes out of the mouth of who breathes it', () => {
    expect(holdWhile('fire', 'breathe')).toBe('breath');
    expect(needsHands('breath')).toBe(false);
  });

  it('has pictures of its own', () => {
    expect(drawnWhile('sleep', '@firedragon')).toBe('@sleepingdragon');
    expect(drawnWhile('idle', '@firedragon', 0.65)).toBe('@babydragon');
    expect(drawnWhile('idle', '@firedragon')).toBe('@firedragon');
    expect(drawnWhile('wave', '@snowman')).toBe('@wavingsnowman');
    expect(drawnWhile('idle', '@snowman')).toBe('@snowman');
  });

  it('wears bags on the back and dumbbells in both hands', () => {
    expect(holdWhile('backpack', 'walk')).toBe('back');
    expect(holdWhile('@dumbbell', 'lift')).toBe('fists');
  });
});
