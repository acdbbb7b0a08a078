import { expect, it } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { createEmptyStage, paintBoxes } from '../testing/empty-stage.ts';
import { dyedHead } from './dyed-hair.ts';
import { pixelColour } from './pixel-colour.ts';

const SIZE = 60;
const HAIR_BOX = [0, 0, SIZE, 20] as const;

it('dyes the hair of a head alone, where hair and skin share their colors', async () => {
  const stage = createEmptyStage({ width: SIZE, height: SIZE });
  const heads: Readonly<Record<string, Canvas>> = {
    plain: paintBoxes(stage, '#7b4b38', []),
    light: paintBoxes(stage, '#f0c8b0', [['#2c2726', ...HAIR_BOX]]),
    dyed: paintBoxes(stage, '#f0c8b0', [['#3060e0', ...HAIR_BOX]]),
  };
  const sprite = async (_glyph: string, _px: number, dye: unknown, skin: unknown) =>
    heads[skin === 'dark' ? 'plain' : dye === null ? 'light' : 'dyed']!;
  const head = await dyedHead({ ...stage, sprite }, 'boy', SIZE, [0.5, 0.2, 260], 'dark');
  expect(pixelColour(head, 0.5, 0.15)).toEqual(pixelColour(heads['dyed']!, 0.5, 0.15));
  expect(pixelColour(head, 0.5, 0.9)).toEqual(pixelColour(heads['plain']!, 0.5, 0.9));
});
