import { expect, it } from 'vitest';
import { takeCaption } from '../caption.ts';

it.each([
  ['Aushang Katze entlaufen', 'Katze entlaufen', 'Katze'],
  ['Plakat Hundesitter gesucht', 'Hundesitter gesucht', 'Hundesitter'],
  ['cartel de perro perdido', 'Perro perdido', 'perro'],
  ['cartel se necesita mesero', 'Se necesita mesero', 'mesero'],
  ['affiche chat perdu', 'Chat perdu', 'chat'],
  ['affiche recherche serveur', 'Recherche serveur', 'serveur'],
])('%s looks for somebody: %s', (prompt, caption, sought) => {
  const split = takeCaption(prompt);
  expect(split.caption).toBe(caption);
  expect(split.rest).toContain(sought);
});

it('shows one animal where it is named twice', () => {
  expect(takeCaption('Aushang Katze entlaufen, graue Katze').rest.match(/katze/giu)).toHaveLength(
    1,
  );
  expect(takeCaption('cartel de perro perdido, perrito blanco').rest).not.toContain('perro');
});

it.each([
  ["carte d'anniversaire 40 ans champagne", 'Joyeux anniversaire\n40 ans'],
  ['Geburtstagseinladung für Max, 5 Jahre, Dinosaurier', 'Einladung zum Geburtstag Max\n5 Jahre'],
])('%s tells the age', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});

it.each([
  ['Ich bin müde, Faultier', 'Ich bin müde'],
  ['estoy enojado gato', 'Estoy enojado'],
  ['je suis en colère panda', 'Je suis en colère'],
  ['Flyer Yogakurs für Anfänger dienstags 18 Uhr', 'Yogakurs\nDienstags 18 Uhr'],
])('%s says %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});
