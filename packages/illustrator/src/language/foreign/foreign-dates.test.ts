import { expect, it } from 'vitest';
import { takeCaption } from '../caption.ts';

it.each([
  ['affiche pour un vide-grenier dimanche 12 mai', 'Vide-grenier\nDimanche 12 mai'],
  ['flyer pour un cours de yoga tous les mardis à 19h', 'Cours de yoga\nTous les mardis à 19h'],
  ['affiche de la kermesse samedi 28 juin, titre KERMESSE', 'KERMESSE\nSamedi 28 juin'],
  ['夏祭りのポスター 8月15日(土) 18時から 入場無料', '夏祭り\n8月15日(土) 18時から · 入場無料'],
  [
    'Plakat für ein Sommerfest am 12. Juli 2025 um 15 Uhr',
    'Sommerfest\nAm 12. Juli 2025 um 15 Uhr',
  ],
  [
    'Flyer für den Flohmarkt, Samstag, 14. Juni, Eintritt frei',
    'Flohmarkt\nSamstag, 14. Juni · Eintritt frei',
  ],
  ['cartel para la feria del libro, sábado 14 de junio', 'Feria del libro\nSábado 14 de junio'],
  [
    'invitación a mi cumpleaños el 5 de mayo a las 4 pm',
    'Te invito a mi cumpleaños\nEl 5 de mayo a las 4 pm',
  ],
  ['tarjeta para el 14 de febrero con corazones', null],
  ['Weihnachtsbaum am 24. Dezember', null],
  // The holiday of that day.
  ["14 juillet, feu d'artifice", null],
])('%s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});
