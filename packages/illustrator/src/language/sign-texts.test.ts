import { expect, it } from 'vitest';
import { takeSignText } from './sign-texts.ts';

it.each([
  ['sign for the door: please be quiet, baby sleeping', 'please be quiet, baby sleeping'],
  ['Schild für die Tür: Bitte leise!', 'Bitte leise!'],
  ['letrero para la cocina: aquí manda mamá', 'aquí manda mamá'],
  ['a poster: a fox in the forest', undefined],
])('%s: %s', (prompt, caption) => expect(takeSignText(prompt)?.caption).toBe(caption));
