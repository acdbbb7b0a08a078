import { expect, it } from 'vitest';
import { takeCaption } from '../caption.ts';

it.each([
  ['affiche pour un vide-grenier dimanche 12 mai', 'Vide-grenier\nDimanche 12 mai'],
  ['flyer pour un cours de yoga tous les mardis à 19h', 'Cours de yoga\nTous les mardis à 19h'],
  ['affiche de la kermesse samedi 28 juin, titre KERMESSE', 'KERMESSE\nSamedi 28 juin'],
  ['夏祭りのポスター 8月15日(土) 18時から 入場無料', '夏祭り\n8月15日(土) 18時から · 入場無料'],
  // The holiday of that day.
  ["14 juillet, feu d'artifice", null],
])('%s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});
