import { expect, it } from 'vitest';
import { PROPS } from '../art/props/index.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { parsePrompt } from './parse.ts';

const vocabulary = await readVocabulary();

it.each([
  ['@fridge', 'a fridge', 'ein Kühlschrank', 'una nevera', 'un frigo', '冷蔵庫'],
  ['@oven', 'an oven', 'ein Backofen', 'un horno', 'un four', 'オーブン'],
  [
    '@washer',
    'a washing machine',
    'eine Waschmaschine',
    'una lavadora',
    'une machine à laver',
    '洗濯機',
  ],
  [
    '@dishwasher',
    'a dishwasher',
    'ein Geschirrspüler',
    'un lavavajillas',
    'un lave-vaisselle',
    '食洗機',
  ],
  ['@toaster', 'a toaster', 'ein Toaster', 'una tostadora', 'un grille-pain', 'トースター'],
  ['@kettle', 'a kettle', 'ein Wasserkocher', 'un hervidor', 'une bouilloire', 'やかん'],
  ['@microwave', 'a microwave', 'eine Mikrowelle', 'un microondas', '電子レンジ'],
  ['@vacuum', 'a vacuum cleaner', 'ein Staubsauger', 'una aspiradora', 'un aspirateur', '掃除機'],
  ['@fan', 'an electric fan', 'ein Ventilator', 'un ventilador', 'un ventilateur', '扇風機'],
  ['@blender', 'a blender', 'ein Standmixer', 'una licuadora', 'un mixeur', 'ミキサー'],
  [
    '@coffeemachine',
    'a coffee machine',
    'eine Kaffeemaschine',
    'una cafetera',
    'une cafetière',
    'コーヒーメーカー',
  ],
  ['@iron', 'a steam iron', 'ein Bügeleisen', 'アイロン'],
  ['@hairdryer', 'a hair dryer', 'ein Föhn', 'un secador', 'ドライヤー'],
  [
    '@aircon',
    'an air conditioner',
    'eine Klimaanlage',
    'un aire acondicionado',
    'un climatiseur',
    'エアコン',
  ],
  [
    '@sewingmachine',
    'a sewing machine',
    'eine Nähmaschine',
    'una máquina de coser',
    'une machine à coudre',
    'ミシン',
  ],
])('%s is known in other languages and drawn as itself', (glyph, ...prompts) => {
  expect(PROPS[glyph]).toBeDefined();
  for (const prompt of prompts) {
    const { subjects, words } = parsePrompt(prompt, vocabulary);
    const drawn = subjects.map((subject) => subject.glyph);
    expect({ prompt, ...words }).toMatchObject({ prompt, standIns: [], notDrawn: [] });
    expect({ prompt, glyphs: drawn }).toEqual({ prompt, glyphs: [glyph] });
  }
});
