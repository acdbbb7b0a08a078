import { expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['Schultüte mit Buntstiften', ['@schoolcone']],
  ['school cone with colored pencils', ['@schoolcone']],
  ['galette des rois avec sa couronne', ['@kingcake']],
  ['king cake with its crown', ['@kingcake']],
  ['paella de mariscos', ['@seafoodpaella']],
  ['Paella mit Meeresfrüchten', ['@seafoodpaella']],
  ['chicken paella', ['@paella']],
  ['ratatouille dans une cocotte en fonte', ['@ratatouille']],
  ['a cast iron pot', ['@ironpot']],
  ['crêpes au sucre', ['@crepes']],
  ['tacos al pastor', ['taco']],
  ['al pastor tacos on a plate', ['taco', '@plate']],
  ['hand-knitted baby hat', ['@babyhat']],
  ['bonnet de bébé tricoté main', ['@babyhat']],
  ['Mont-Saint-Michel à marée haute', ['@abbeyisland']],
  ['モンサンミッシェル', ['@abbeyisland']],
  ['old shrine, red torii gate', ['@shrinehall', 'shinto-shrine']],
  ['autumn leaves and a temple in Kyoto', ['@pagoda']],
])('knows things of customs and cuisines: %s', (prompt, glyphs) => {
  const { subjects } = parsePrompt(prompt, vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(glyphs);
});

it.each(['rue de Paris sous la pluie', 'Paris street in the rain', 'paris skyline'])(
  'builds the houses of Paris with its tower: %s',
  (prompt) => {
    const { townLook, subjects } = parsePrompt(prompt, vocabulary);
    expect(townLook).toBe('parisian');
    expect(subjects.map(({ glyph }) => glyph)).toEqual(['@eiffel']);
  },
);

it.each(['summer festival with fireworks', 'matsuri at night'])(
  'holds a festival of the summer among stalls: %s',
  (prompt) => expect(parsePrompt(prompt, vocabulary).setting).toBe('market'),
);

it.each([
  ['fingers crossed for the exam', 'Fingers crossed for the exam'],
  ['congratulations on your wedding, two rings', 'Congratulations on your wedding'],
  ['congrats on the new baby', 'Congrats on the new baby'],
])('writes what is wished for as well: %s', (prompt, caption) => {
  expect(parsePrompt(prompt, vocabulary).caption).toBe(caption);
});

it('shows what a poster for music is about', () => {
  const { subjects } = parsePrompt('affiche pour la fête de la musique, 21 juin', vocabulary);
  expect(subjects.map(({ glyph }) => glyph)).toEqual(['guitar', 'trumpet']);
});

it('names the days and the parts of a sheet in the language of the prompt', () => {
  const labelsOf = (prompt: string): (string | null)[] | undefined =>
    parsePrompt(prompt, vocabulary).dividedSheet?.cells.map(({ label }) => label);
  expect(labelsOf('les jours de la semaine pour la maternelle')).toEqual(
    ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'], // prettier-ignore
  );
  expect(labelsOf('las partes de la planta para niños')).toEqual(
    ['Pétalo', 'Pistilo', 'Hoja', 'Tallo', 'Raíz', 'Suelo'], // prettier-ignore
  );
});
