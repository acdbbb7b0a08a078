import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

describe('the light that a prompt asks for', () => {
  it.each([
    ['a mouse in an armchair, cozy warm light', ['warm'], []],
    ['a hedgehog in a forest, soft morning light', ['soft'], []],
    ['two foxes under a lamp, cozy, dramatic', ['warm', 'dramatic'], []],
    ['a knight, gloomy mood', ['gloomy'], []],
    ['a robot in a city, hopeful mood, soft light', ['soft'], ['hopeful mood']],
    ['a wolf, soft light, warm glow', ['soft'], ['warm', 'glow']],
    ['bread on a table, dramatic chiaroscuro light', ['dramatic'], []],
    ['a cup, warm cozy evening light', ['warm'], []],
    ['a perfume bottle, studio lighting', ['soft'], []],
    ['a gloomy rainy beach', ['gloomy'], []],
    ['a dramatic low angle shot of a knight', ['dramatic'], []],
    ['a dim attic', ['gloomy'], []],
    ['an eerie mansion', ['gloomy'], []],
    // They say something else.
    ['a dramatic pose of a lion', [], ['dramatic', 'pose']],
    ['a sad robot', [], []],
  ])('%s', (prompt, lights, notDrawn) => {
    const spec = parsePrompt(prompt, vocabulary);
    expect(spec.lights).toEqual(lights);
    expect(spec.words.notDrawn).toEqual(notDrawn);
  });

  it('leaves neon to the signs of a street', () => {
    const street = parsePrompt('a couple on a street at night, neon reflections', vocabulary);
    expect(street.style).toBeNull();
    expect(street.region).toBe('neon');
    expect(street.words.drawn).toContain('neon');
    expect(parsePrompt('a cat, neon lights', vocabulary).style).toBe('neon');
  });

  it.each([
    ['a cat on a sunny morning', 'sunrise'],
    ['a bear at dusk with fireflies', 'sunset'],
    ['a sunny meadow', 'day'],
  ])('takes the hour before what is in the sky: %s', (prompt, time) => {
    expect(parsePrompt(prompt, vocabulary).time).toBe(time);
  });
});
