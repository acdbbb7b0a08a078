import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

const glyphsOf = (prompt: string): string[] =>
  parsePrompt(prompt, vocabulary).subjects.map(({ glyph }) => glyph);

describe('wishes', () => {
  it.each([
    ['happy birthday grandma with flowers and a pink cake', 'Happy birthday grandma'],
    ['Good morning! Have a great day, sunrise and birds', 'Good morning!\nHave a great day'],
    ['happy new year fireworks over the city', 'Happy New Year'],
    ['good night moon and stars', 'Good night'],
    ['congrats graduate, caps thrown in the air', 'Congrats graduate'],
    ['welcome back to school, pencils', 'Welcome back to school'],
    ['fresh croissants, 20% off this weekend', '20% off\nThis weekend'],
    ['wedding save the date, leaves around the text', 'Save the date'],
    ['podcast cover, a microphone, title NIGHT OWL TALKS, teal', 'NIGHT OWL TALKS'],
    ['logo für eine Töpferei, Schriftzug Tonwerk', 'Tonwerk'],
    ['Einladung zum Sommerfest mit Luftballons', 'Einladung zum Sommerfest'],
    ['sticker bisous avec un petit panda', 'Bisous'],
    ['50% OFF this weekend only, bold red text', '50% OFF\nThis weekend only'],
    ['sale ends tonight, 50% off sneakers', 'Sale ends tonight\n50% off sneakers'],
    ['save up to 30% on a red bicycle', 'Save up to 30%'],
    ['zapatillas con 40 % de descuento', '40 % de descuento'],
    ['Winterjacken, bis zu 20 % Rabatt auf alles', 'Bis zu 20 % Rabatt'],
    ['スニーカー 50%オフ', '50%オフ'],
    ['happy 7th birthday Mia with unicorn and cupcakes', 'Happy 7th birthday Mia'],
    ['joyeux anniversaire Léa avec un gâteau', 'Joyeux anniversaire Léa'],
    ['thank you for your order card with little bees', 'Thank you for your order'],
    ['starting soon screen with a fox playing video games', 'Starting soon'],
    ['feliz día del maestro con manzana y lápices', 'Feliz día del maestro'],
    ['cartel para el Día de la Madre, rosas rojas', 'Día de la Madre'],
    ['feliz cumpleaños abuela con globos', 'Feliz cumpleaños abuela'],
    ['Feliz Día de Reyes con tres camellos', 'Feliz Día de Reyes'],
    ['dios te bendiga con paloma', 'Dios te bendiga'],
    ['Einen guten Rutsch mit Raketen', 'Einen guten Rutsch'],
    [
      'una tortuga que diga "Muy bien", "Sigue así" y "Tú puedes"',
      'Muy bien\nSigue así · Tú puedes',
    ],
    ['fondo rosa, texto grande AGENDA TU CITA y flores', 'AGENDA TU CITA'],
    ['あけましておめでとう 富士山', 'あけましておめでとう'],
    ['お疲れ様です、うさぎ', 'お疲れ様です'],
    ['おはようスタンプ 眠そうな犬', 'おはよう'],
    ['a nurse, thank you heroes sticker', 'Thank you heroes'],
    ['open 7am - 3pm sign for a window, hand lettered', 'Open 7am - 3pm'],
    ['brb sticker with a ghost', 'brb'],
    ['logo for a plant shop called Fern & Co, line art', 'Fern & Co'],
    [
      'free shipping on all orders over $40 banner with a truck',
      'Free shipping on all orders over $40',
    ],
    ['oferta 2x1 en hamburguesas', 'Oferta 2x1'],
    ['sticker merci avec une fleur', 'Merci'],
    ["soldes d'hiver -30% affiche", "Soldes d'hiver -30%"],
  ])('%j letters the wish and whom it is for', (prompt, caption) => {
    expect(parsePrompt(prompt, vocabulary).caption).toBe(caption);
  });

  it.each(['happy birthday cake with candles', 'a happy birthday cake', 'good night moon'])(
    '%j describes a thing',
    (prompt) => {
      expect(parsePrompt(prompt, vocabulary).caption).toBeNull();
    },
  );

  it('that name nothing are not read as things', () => {
    expect(glyphsOf('get well soon teddy bear')).toEqual(['teddy-bear']);
    expect(parsePrompt('お疲れ様です、うさぎ', vocabulary).words.notDrawn).toEqual([]);
  });
});

it.each(['facepalm reaction gif', 'sarcastic slow clap', 'shrug'])(
  '%j is done by a person',
  (prompt) => {
    expect(glyphsOf(prompt)).toEqual(['person']);
  },
);

it('draws somebody surprised where the prompt names a reaction and nobody', () => {
  const { subjects, words } = parsePrompt('spoiler reaction', vocabulary);
  expect(subjects.map(({ glyph, expression }) => [glyph, expression])).toEqual([
    ['person', 'surprised'],
  ]);
  expect(words.notDrawn).toContain('spoiler');
});

it.each(['a dancing banana character', 'an avocado mascot', 'a pretzel with a face'])(
  'gives a face to %s',
  (prompt) => {
    const { subjects } = parsePrompt(prompt, vocabulary);
    expect(subjects).toEqual([expect.objectContaining({ hasLimbs: true, expression: 'happy' })]);
  },
);

it("draws the animal that a mascot is, and not its customer's pupils", () => {
  const prompt = "mascot for a kids' swim school - friendly otter with goggles";
  expect(glyphsOf(prompt)).toEqual(['otter', 'goggles']);
});

it('puts flowers into the basket of a bike, and not the bike', () => {
  expect(parsePrompt('a bike with flowers in the basket', vocabulary).relations).toMatchObject([
    { from: 0, to: 2, kind: 'beside' },
    { from: 1, to: 2, kind: 'inside' },
  ]);
});

it('takes a German adjective for no compound of an animal', () => {
  expect(glyphsOf('lustiger Igel mit Luftballons')).toEqual(['hedgehog', 'balloon']);
});

it('sees roses where Spanish has the word of the color', () => {
  expect(glyphsOf('rosas rojas en un jarrón')).toContain('rose');
});

it.each([
  ['thumbs up emote', 'thumbs-up'],
  ['clapping emoji', 'clapping-hands'],
  ['ok hand emoji', 'ok-hand'],
  ['wow with a shocked face', 'astonished-face'],
  ['love it with heart eyes', 'smiling-face-with-heart-eyes'],
  ['a man thumbs up sticker', 'man'],
  ['a cat with a shocked face', 'cat'],
])('draws for %j the hand or the face alone, where none is named that has it', (prompt, glyph) => {
  expect(glyphsOf(prompt)).toEqual([glyph]);
});

it.each(['happy friday dance party', 'office dance party'])(
  'lets several dance at %j',
  (prompt) => {
    const { subjects } = parsePrompt(prompt, vocabulary);
    expect(subjects).toEqual([expect.objectContaining({ count: 3, motion: 'dance' })]);
  },
);

it('lets a party parrot dance', () => {
  const [parrot] = parsePrompt('a party parrot', vocabulary).subjects;
  expect(parrot).toMatchObject({ glyph: 'parrot', motion: 'dance' });
});
