import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { cardLook, isCertificate } from './card-look.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const planned = (prompt: string) => direct(parsePrompt(prompt, vocabulary), vocabulary);
const lookOf = (prompt: string) => cardLook(planned(prompt), []);

it('prints golden words on black paper', () => {
  const { paper, ink, frame } = lookOf('business card for a lawyer, black and gold');
  expect(paper[0]).toBeLessThan(0.3);
  expect(ink[0]).toBeGreaterThan(0.7);
  expect(frame).toEqual(ink);
});

it('prints dark words where the paper is pale', () => {
  const { paper, ink } = lookOf('baby shower invitation with elephants, pink and gold');
  expect(paper[0] - ink[0]).toBeGreaterThan(0.4);
});

it('lays a card in the colors that it is said to have, and reports them as drawn', () => {
  const { setting, words } = planned('Christmas card with a snowman, red and green');
  expect(setting).toBe('flatlay');
  expect(words.drawn).toEqual(expect.arrayContaining(['red', 'green']));
});

it('gives the border of a card the color that is said of it', () => {
  const { frameColour, words } = planned('Christmas card with red border and a snowman');
  expect(frameColour).toBe('red');
  expect(words.notDrawn).toEqual([]);
});

it('leaves colors to the things that have them', () => {
  expect(planned('get well soon card with a brown teddy bear').hasOwnColours).toBe(false);
});

it('knows certificates, and no vouchers', () => {
  expect(isCertificate(planned('certificate of completion'))).toBe(true);
  expect(isCertificate(planned('gift certificate for a spa'))).toBe(false);
});

it('prints a card in black and white', () => {
  const { style, subjects } = planned('fundraiser dinner invitation black and white, May 3');
  expect(style).toBeNull();
  expect(subjects.every(({ person }) => person === null)).toBe(true);
  expect(lookOf('party invitation black and white').paper[0]).toBeLessThan(0.3);
});
