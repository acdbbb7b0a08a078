import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('rooms for music, games, arts and quiet', () => {
  it.each([
    ['cozy reading nook by a rainy window', 'nook'],
    ['japanese engawa in autumn', 'engawa'],
    ['a cat on the porch', 'porch'],
    ['dojo', 'dojo'],
    ['a man in a recording studio', 'musicstudio'],
    ['jazz bar', 'bar'],
    ['retro arcade', 'arcade'],
    ['bowling alley', 'bowling'],
    ['spaceship cockpit', 'cockpit'],
    ["an artist's studio", 'atelier'],
    ["wizard's potion room", 'potions'],
    ['Leseecke am Fenster', 'nook'],
    ['una heladería', 'shop'],
    ['atelier de peintre', 'atelier'],
    ['雨の日の縁側', 'engawa'],
  ])('are the place of "%s"', (prompt, setting) => {
    expect(read(prompt).setting).toBe(setting);
  });

  it('show another place of the prompt in their window', () => {
    const { setting, otherPlace, words } = read('bedroom with a view of the sea');
    expect([setting, otherPlace, words.notDrawn]).toEqual(['bedroom', 'ocean', []]);
  });

  it('have windows of stained glass, where a church is not drawn in that manner', () => {
    const { style, words } = read('cathedral interior with stained glass');
    expect([style, words.notDrawn]).toEqual([null, []]);
    expect(read('a fox, stained glass').style).toBe('stained');
  });

  it('report what chairs are said to be made of, when it cannot be seen', () => {
    expect(read('boho living room with linen chairs').words.notDrawn).toEqual(['linen']);
    expect(read('boho bedroom with macrame and rattan').words.notDrawn).toEqual([]);
  });

  it.each([
    ['minimal living room with rattan chair', 'minimal', []],
    ['scandinavian minimalist bedroom', 'minimal', []],
    ['minimalist boho bedroom', 'boho', ['minimalist']],
  ])('are furnished as the prompt says: %s', (prompt, decor, notDrawn) => {
    const plan = direct(read(prompt), vocabulary);
    expect(plan.roomLook?.decor).toBe(decor);
    expect(plan.words.notDrawn).toEqual(notDrawn);
  });

  it('count the wares of a shop as drawn', () => {
    expect(read('a teapot shop').words.drawn).toContain('teapot');
  });

  it('of a kitchen have its own cabinets', () => {
    const { subjects, setting } = read('small kitchen with yellow cabinets');
    expect([subjects, setting]).toEqual([[], 'kitchen']);
  });

  it('have the wares of a trade, and a shop around more of what it sells', () => {
    expect(read('a butcher shop with sausages').wares).toBe('cut-of-meat');
    expect(read('candy store with glass jars full of candy').setting).toBe('shop');
  });
});
