import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from '../plan/direct.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

describe('posts', () => {
  it.each([
    ['flash sale 50% off summer dresses', 'Flash sale\n50% off summer dresses'],
    ['summer sale banner 40% off, sunglasses', 'Summer sale\n40% off'],
    ['social media post summer sale 50% off', 'Summer sale\n50% off'],
    ['instagram post summer sale', 'Summer sale'],
    ['grand opening Friday 7pm', 'Grand opening\nFriday 7pm'],
    ['3 days left countdown', '3 days left'],
    ['10 days until christmas santa', '10 days until Christmas'],
    ["we're hiring barista instagram story", "We're hiring\nBarista"],
    ['taco tuesday $2 tacos', 'Taco Tuesday\n$2 tacos'],
    ['Halloween party poster October 31 at 8pm', 'Halloween party\nOctober 31 at 8pm'],
    ['concert poster rock band Saturday 8pm $15', 'Concert\nSaturday 8pm · $15'],
    ['fundraiser dinner invitation, May 3', 'Fundraiser dinner\nMay 3'],
    ['graduation party invitation class of 2026', 'Graduation party\nClass of 2026'],
    ['podcast cover about true crime', 'True crime podcast'],
    ['ice cream shop poster two scoops for $3', 'Ice cream shop\nTwo scoops for $3'],
    ['grand opening flyer for hair salon', 'Grand opening\nHair salon'],
    ['bake sale flyer for school, Friday May 12', 'School bake sale\nFriday May 12'],
    ['thank you for 10k followers', 'Thank you for 10k followers'],
    ['giveaway win a free coffee mug', 'Giveaway\nWin a free coffee mug'],
    ['summer camp 2025 registration open kids', 'Summer camp 2025\nRegistration open'],
    ['halloween party october 31 pumpkin', 'Halloween party\nOctober 31'],
    ['book club meeting thursday 6pm library', 'Book club meeting\nThursday 6pm'],
    ['open mic night every thursday 8pm poster', 'Open mic night\nEvery Thursday 8pm'],
    ['black friday deals laptop and headphones', 'Black Friday deals'],
    ['pumpkin spice latte is back poster', 'Pumpkin spice latte is back'],
    ['trust the process typography poster', 'Trust the process'],
    ['BIG SALE poster with red shoes', 'BIG SALE'],
    ['logo for dog grooming salon Pawfect', 'Pawfect'],
    ['lost cat poster, orange tabby', 'Lost cat'],
    ['classroom rules poster with foxes', 'Classroom rules'],
    ['logo for Moon Bakery, moon and croissant', 'Moon Bakery'],
    ['Luna Coffee logo with a moon', 'Luna Coffee'],
  ])('%j letters a headline and its details', (prompt, caption) => {
    expect(parsePrompt(prompt, vocabulary).caption).toBe(caption);
  });

  it.each([
    'a cat sleeping on a sunday morning',
    'sunset beach at 7pm',
    'a dog in a NASA shirt',
    'kids at a birthday party',
    'a night market in tokyo',
    'logo for a shop in Paris',
  ])('%j announces nothing', (prompt) => {
    expect(parsePrompt(prompt, vocabulary).caption).toBeNull();
  });

  it.each([
    ['flash sale 50% off summer dresses', ['dress']],
    ['giveaway win a free coffee mug', ['@coffee']],
    ['book club meeting thursday 6pm', ['books']],
  ])('%j shows what it is about, without a price tag', (prompt, glyphs) => {
    const plan = direct(parsePrompt(prompt, vocabulary), vocabulary);
    expect(plan.subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
    expect(plan.words.notDrawn).toEqual([]);
  });

  it('of a flyer say what it is for', () => {
    expect(parsePrompt('escape room flyer', vocabulary).caption).toBe('Escape room');
    expect(parsePrompt('real estate flyer with a house', vocabulary).caption).toBe('Real estate');
  });

  it('are printed in the color that nothing else has', () => {
    const spec = parsePrompt('new arrivals handbags minimal beige', vocabulary);
    expect(spec).toMatchObject({ caption: 'New arrivals', format: 'banner', colours: ['beige'] });
  });

  it('that celebrate something in words alone have confetti', () => {
    const plan = direct(parsePrompt('thank you for 10k followers', vocabulary), vocabulary);
    expect(plan.weather).toEqual(['confetti']);
  });
});
