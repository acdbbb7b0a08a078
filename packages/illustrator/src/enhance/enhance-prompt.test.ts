import { assert, constantFrom, property, tuple } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { enhancePrompt } from './enhance-prompt.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readVocabulary();
});

const enhance = (prompt: string, purpose: 'still' | 'loop' = 'still', style = '') =>
  enhancePrompt({ prompt, purpose, style }, vocabulary);

/** What the rules put behind a prompt. */
const addedTo = (...request: Parameters<typeof enhance>): string =>
  enhance(...request).prompt.slice(request[0].length);

describe('an enhanced prompt', () => {
  it.each([
    ['a fox', ', soft morning light, peach and emerald tones, centered composition'],
    ['two cats at night', ', soft moonlight, indigo and emerald tones, balanced wide shot'],
    ['mountains', ', soft morning light, peach and cobalt tones, wide panoramic view'],
    ['an owl', ', soft moonlight, indigo and emerald tones, centered composition'],
    ['a whale', ', soft god rays from above, turquoise and cobalt tones, centered composition'],
    [
      'a dog in a park in the rain',
      ', soft overcast light, silver and emerald tones, centered composition',
    ],
    ['A penguin dances.', ' Soft morning light, peach and ice blue tones, centered composition.'],
  ])('says what %s leaves open', (prompt, added) => {
    expect(addedTo(prompt)).toBe(added);
  });

  it('of a loop has something in it that moves and comes back', () => {
    expect(addedTo('a fox', 'loop')).toMatch(/, light mist, seamless loop$/);
    expect(addedTo('a fox dancing', 'loop')).toMatch(/composition, seamless loop$/);
    expect(addedTo('a perfume bottle', 'loop')).toMatch(/, slowly turning, seamless loop$/);
  });

  it.each([
    ['light', 'a lighthouse in candlelight', /light/],
    ['colours', 'a fox in muted tones', /tones/],
    ['a framing', 'close-up of a fox', /composition|shot|view/],
    ['a plain background', 'a shoe on a pink background', /tones/],
  ])('does not say %s twice', (_, prompt, twice) => {
    expect(addedTo(prompt)).not.toMatch(twice);
  });

  it('does not contradict the style that is chosen beside it', () => {
    expect(addedTo('a fox', 'still', 'film noir')).toBe(
      ', dramatic lighting, centered composition',
    );
    expect(addedTo('a fox', 'still', 'pencil sketch')).toBe(
      ', soft studio lighting, centered composition',
    );
    expect(addedTo('a logo of a fox')).toBe(', coral and cream tones');
  });

  it('does not take the words on a sign for its own', () => {
    expect(addedTo('a sign saying "close-up in pastel light"')).toBe(
      ', warm golden hour light, amber and emerald tones, centered composition',
    );
  });

  it.each([
    'a fox, soft light, teal tones, wide shot',
    'macro of a beetle, vibrant colors, sunlit',
  ])('stays as it is when nothing is missing: %s', (prompt) => {
    expect(enhance(prompt)).toEqual({ prompt, unchanged: 'complete' });
  });

  it.each([
    'eine Katze auf dem Dach',
    'une rose',
    'un gato en la playa',
    '猫が海でサーフィンする',
    'zorblax',
    '!!!',
  ])('stays as it is when it is not understood: %s', (prompt) => {
    expect(enhance(prompt, 'loop')).toEqual({ prompt, unchanged: 'unreadable' });
  });
});

const anyPrompt = tuple(
  constantFrom(
    'a fox',
    'two cats',
    'a red car',
    'a girl with a balloon',
    'penguins',
    'the moon',
    'a bottle of perfume',
    'a ship',
    'a cup of coffee',
    'a sunflower field',
    'a zorblax and a dog',
    'flowers',
    '',
  ),
  constantFrom(
    '',
    ' dancing',
    ' sleeping',
    ' riding a bicycle',
    ' jumping over a fence',
    ' holding',
    ' is blue',
    ' made of glass',
  ),
  constantFrom(
    '',
    ' in a forest',
    ' on the beach',
    ' in a city',
    ' in space',
    ' underwater',
    ' in a bedroom',
    ' on a stage',
    ' in a cave',
    ' on mars',
    ' in the sky',
    ' on a pink background',
    ' on top of',
  ),
  constantFrom(
    '',
    ' at night',
    ' at sunset',
    ', watercolor',
    ', logo',
    ', film noir',
    ', synthwave',
    ', rainy',
    ' in the snow',
    ' without',
    ', no people',
    ' "HELLO"',
    '.',
    ',',
  ),
).map((parts) => parts.join('').trim());

/** What the rules must leave alone. */
const kept = ({
  subjects,
  relations,
  caption,
  crop,
  backdrop,
  style,
  setting,
  unread,
}: PromptSpec) => ({
  subjects: subjects.map(({ glyph, count, colour, scale }) => ({ glyph, count, colour, scale })),
  relations,
  caption,
  crop,
  backdrop,
  style,
  setting,
  unread,
});

describe('any prompt', () => {
  it('keeps its words and their meaning, is understood to the last word, and needs no second pass', () => {
    const holds = property(anyPrompt, constantFrom('still', 'loop'), (prompt, purpose) => {
      const enhanced = enhance(prompt, purpose).prompt;
      const [before, after] = [parsePrompt(prompt, vocabulary), parsePrompt(enhanced, vocabulary)];
      expect(enhanced.startsWith(prompt)).toBe(true);
      expect(kept(after)).toEqual(kept(before));
      expect(after.time).toBe(before.time ?? after.time);
      expect(after.weather).toEqual(expect.arrayContaining([...before.weather]));
      expect(before.words.notDrawn).toEqual(expect.arrayContaining([...after.words.notDrawn]));
      for (const [index, { motion }] of before.subjects.entries()) {
        const moved = after.subjects[index]?.motion;
        expect([motion, motion ?? 'turn']).toContain(moved);
      }
      expect(enhance(enhanced, purpose).prompt).toBe(enhanced);
    });
    assert(holds, { numRuns: 150 });
  });
});
