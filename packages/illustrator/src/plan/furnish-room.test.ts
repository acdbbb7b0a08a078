import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();

it('paints the door of a room in the color that the prompt gives it', () => {
  const { roomLook } = direct(
    parsePrompt('a cat in front of a green door', vocabulary),
    vocabulary,
  );
  expect(roomLook).toMatchObject({ hasDoor: true, doorColour: 'green' });
});
