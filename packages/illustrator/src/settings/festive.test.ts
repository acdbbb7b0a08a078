import { describe, expect, it } from 'vitest';
import { PROPS } from '../art/props/index.ts';
import { isInterior } from '../language/indoors.ts';
import { parsePrompt } from '../language/parse.ts';
import type { FestivalName } from '../language/place-look.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import {
  createEmptyStage,
  differingShare,
  drawLayers,
  JUST_BEFORE_THE_END,
  pixelsOf,
} from '../testing/empty-stage.ts';
import { addFestival, glyphsOfFestivals } from './festive.ts';
import { glyphsOfInteriors } from './interior.ts';

const vocabulary = await readVocabulary();
const planOf = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);

const FESTIVALS: readonly FestivalName[] = [
  'halloween',
  'christmas',
  'birthday',
  'newyear',
  'lunarnewyear',
  'diwali',
  'easter',
  'valentine',
  'thanksgiving',
  'eid',
  'hanukkah',
];

describe('holidays', () => {
  it.each([
    ['happy halloween', 'halloween', 'jack-o-lantern'],
    ['a cat on halloween night', 'halloween', 'cat'],
    ['merry christmas', 'christmas', 'christmas-tree'],
    ['happy birthday', 'birthday', 'birthday-cake'],
    ['happy birthday "Mia"', 'birthday', 'birthday-cake'],
    ['frohe weihnachten', 'christmas', 'christmas-tree'],
    ['feliz cumpleaños', 'birthday', 'birthday-cake'],
    ['joyeux anniversaire', 'birthday', 'birthday-cake'],
    ['お誕生日おめでとう', 'birthday', 'birthday-cake'],
    ['an easter bunny', 'easter', 'rabbit'],
  ])('are seen in "%s"', (prompt, festival, glyph) => {
    const plan = planOf(prompt);
    expect(plan.festival).toBe(festival);
    expect(plan.subjects[0]?.glyph).toBe(glyph);
    expect(plan.words.notDrawn).toEqual([]);
  });

  it('leave the place and the hour that the prompt names', () => {
    const plan = planOf('christmas on the beach at sunset');
    expect([plan.setting, plan.time]).toEqual(['beach', 'sunset']);
  });

  it('leave a building outdoors, and fireworks alone in the sky', () => {
    expect(isInterior(planOf('christmas card with our office building in snow').setting)).toBe(
      false,
    );
    expect(planOf('new year countdown with fireworks').subjects).toEqual([]);
  });

  it.each(FESTIVALS)('close their loop: %s', async (festival) => {
    const stage = createEmptyStage({ festival });
    await addFestival(stage);
    const start = pixelsOf(drawLayers(stage, 0));
    expect(differingShare(start, pixelsOf(drawLayers(stage, JUST_BEFORE_THE_END)))).toBe(0);
    expect(differingShare(start, pixelsOf(drawLayers(stage, 0.37)))).toBeGreaterThan(0.001);
  });

  it('and rooms are furnished with things that there are pictures of', () => {
    const missing = [...glyphsOfFestivals(), ...glyphsOfInteriors()].filter(
      (glyph) => vocabulary.categoryOf(glyph) === null && PROPS[glyph] === undefined,
    );
    expect(missing).toEqual([]);
  });
});
