import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { createNodeHost } from '../node/index.ts';
import { direct } from './direct.ts';

const { art } = await createNodeHost();

/** What the first subjects are to each other, by their glyphs. */
function related(prompt: string): string {
  const { subjects, relations } = direct(parsePrompt(prompt, art), art);
  const named = (index: number): string => subjects[index]?.glyph ?? '';
  return relations.map(({ from, kind, to }) => `${named(from)} ${kind} ${named(to)}`).join('; ');
}

describe('who rides in vehicles', () => {
  it.each([
    ['a horse carriage with a bride and groom', 'woman inside @horsecarriage'],
    ['a horse carriage with a bride and groom', 'horse beside @horsecarriage'],
    ['a hot air balloon with a cat', 'cat inside @hotairballoon'],
    ['a dog driving a train', 'dog ride locomotive'],
    ['a boy rowing a boat', 'boy hold @oar'],
    ['a woman paddling a canoe', 'woman ride canoe'],
    ['a girl on a swing', 'girl on @oneswing'],
    ['a turtle in a tank', 'turtle inside @fishtank'],
    ['a monster under the bed', 'inside @highbed'],
    ['a man climbing a mountain', 'man beside @rockface'],
  ])('%s: %s', (prompt, relation) => {
    expect(related(prompt)).toContain(relation);
  });

  it.each([
    'santa claus riding a sleigh pulled by reindeer',
    'santa in his sleigh with reindeer',
    'reindeer pulling a sleigh over a snowy village',
  ])('%s: are drawn together', (prompt) => {
    const glyphs = direct(parsePrompt(prompt, art), art).subjects.map(({ glyph }) => glyph);
    expect(glyphs).toEqual(['@santasleigh']);
  });

  it('sits on a chairlift without skis', () => {
    expect(related('a skier on a chairlift')).toBe('person on @chairlift');
  });

  it('leaves a train at a station and a duck that paddles as they are', () => {
    expect(related('a train at a station')).not.toContain('locomotive');
    expect(related('a duck paddling in a pond')).not.toContain('@oar');
  });
});
