import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();
const read = (prompt: string) => parsePrompt(prompt, vocabulary);

describe('a part of the world', () => {
  it.each([
    ['a japanese street at night', 'japan', 'alley'],
    ['kyoto alley in the rain', 'japan', 'alley'],
    ['a greek alley', 'aegean', 'alley'],
    ['moroccan alley', 'orient', 'alley'],
    ['a narrow street', null, 'alley'],
  ])('shows in the houses of "%s"', (prompt, region, setting) => {
    const spec = read(prompt);
    expect([spec.region, spec.setting]).toEqual([region, setting]);
    expect(spec.words.notDrawn).toEqual([]);
  });

  it('is reported where the place has no houses', () => {
    expect(read('a japanese forest').region).toBeNull();
    expect(read('a japanese forest').words.notDrawn).toContain('japanese');
  });
});

describe('long rooms', () => {
  it.each([
    ['hospital corridor', 'corridor'],
    ['a ghost in a hotel hallway', 'hallway'],
    ['a grand library with tall shelves', 'stacks'],
    ['server room', 'servers'],
    ['wine cellar', 'cellar'],
    ['cathedral interior', 'nave'],
    ['a boy on a subway platform', 'platform'],
    ['an astronaut inside a space station', 'spaceship'],
    ['Krankenhausflur bei Nacht', 'corridor'],
    ['un canal en Venecia', 'canal'],
    ['quai de métro vide', 'platform'],
    ['竹林の小道', 'bamboo'],
  ])('are the place of "%s"', (prompt, setting) => {
    expect(read(prompt).setting).toBe(setting);
  });

  it('keep who is inside', () => {
    const { subjects } = read('an astronaut inside a space station');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['astronaut']);
  });
});
