import { describe, expect, it } from 'vitest';
import type { Subject } from '../language/subject.ts';
import { dressForRole } from './role-dress.ts';

const somebody = (glyph: string, word: string): Subject => ({
  glyph,
  word,
  count: 1,
  colour: null,
  scale: 1,
  motion: null,
  expression: null,
  person: { skin: ['medium'], isKin: false },
});
const busy = { isBusy: true, wearsHat: false };

describe('people of a trade who do something', () => {
  it('have the clothes and the hat of it, and both hands free', () => {
    const chef = dressForRole(somebody('woman-cook', 'chef'), busy);
    expect([chef?.glyph, chef?.hat?.glyph]).toEqual(['woman', '@chefhat']);
  });

  it('keep their picture while they do nothing, except witches and gnomes', () => {
    const idle = { isBusy: false, wearsHat: false };
    expect(dressForRole(somebody('cook', 'chef'), idle)).toBeNull();
    expect(dressForRole(somebody('woman-mage', 'witch'), idle)?.hat?.glyph).toBe('@witchhat');
    expect(dressForRole(somebody('mage', 'garden gnome'), idle)?.hat?.glyph).toBe('@gnomehat');
  });

  it('are known by wings, a halo or a hood', () => {
    const idle = { isBusy: false, wearsHat: false };
    const angel = dressForRole(somebody('baby-angel', 'angel'), idle);
    expect([angel?.glyph, angel?.hat?.glyph]).toEqual(['person', '@halohat']);
    expect(angel?.garments.map(({ word }) => word)).toContain('wings');
    const princess = dressForRole(somebody('princess', 'princess'), idle);
    expect([princess?.glyph, princess?.hat?.glyph]).toEqual(['woman', 'crown']);
    const hero = dressForRole(somebody('superhero', 'superhero'), idle);
    expect(hero?.garments.map(({ word }) => word)).toEqual(['hero suit', 'cape']);
    const riding = dressForRole(somebody('girl', 'little red riding hood'), idle);
    expect(riding?.hat?.glyph).toBe('@hoodhat');
  });

  it('have a hood over the head, of the color of the cloak', () => {
    const hooded = {
      ...somebody('person', 'figure'),
      person: { skin: ['medium'] as const, isKin: false, head: { isHooded: true } },
    };
    const idle = { isBusy: false, wearsHat: false };
    expect(dressForRole(hooded, idle)?.hat?.glyph).toBe('@cowlhat');
    expect(dressForRole(hooded, { ...idle, cloak: 'red' })?.hat?.colour).toBe('red');
  });

  it('wear the color that is said of them', () => {
    const witch = { ...somebody('woman-mage', 'witch'), colour: 'purple' };
    expect(dressForRole(witch, busy)?.garments[0]?.colour).toBe('purple');
  });

  it('wear the hat that was named', () => {
    const hat = dressForRole(somebody('cook', 'chef'), { isBusy: true, wearsHat: true })?.hat;
    expect(hat).toBeNull();
  });
});
