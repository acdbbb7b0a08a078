import { expect, it } from 'vitest';
import { parsePrompt } from '../language/parse.ts';
import { readVocabulary } from '../node/read-art-pack.ts';
import { direct } from './direct.ts';

const vocabulary = await readVocabulary();
const faceOf = (prompt: string) =>
  direct(parsePrompt(prompt, vocabulary), vocabulary).subjects[0]?.expression;

it.each(['witch with a black hat, dark fantasy, portrait', 'knight, grimdark, portrait'])(
  'takes the smile from a face: %s',
  (prompt) => expect(faceOf(prompt)).toBe('unamused'),
);

it.each(['witch with a black hat, portrait', 'happy witch, dark fantasy'])(
  'leaves other faces: %s',
  (prompt) => expect(faceOf(prompt)).not.toBe('unamused'),
);
