import { expect, it } from 'vitest';
import { readVocabulary } from '../../node/read-art-pack.ts';
import { parsePrompt } from '../parse.ts';

const vocabulary = await readVocabulary();

it.each([
  // Wishes of everyday life, and their senders.
  ['Bonne retraite Michel ! avec une canne à pêche', 'Bonne retraite Michel'],
  ["C'est vendredi ! un cochon qui danse", "C'est vendredi"],
  ['Hab einen schönen Tag, Sonnenblume lacht', 'Hab einen schönen Tag'],
  ['Ab in den Urlaub! Flamingo mit Sonnenbrille', 'Ab in den Urlaub!'],
  ['Frohe Ostern wünscht Familie Becker, Hase mit Korb', 'Frohe Ostern wünscht Familie Becker'],
  ['Liebe Grüße aus Hamburg mit Möwen', 'Liebe Grüße aus Hamburg'],
  // Jokes about others.
  [
    'mon chef quand je demande une augmentation, un lion',
    'Mon chef quand je demande une augmentation',
  ],
  ['Mein Hund, wenn ich nach Hause komme', 'Mein Hund, wenn ich nach Hause komme'],
  ['Bonne fête Maman, tu es la meilleure', 'Bonne fête Maman\nTu es la meilleure'],
  ['Joyeux Noël, bonne année avec un sapin', 'Joyeux Noël\nBonne année'],
  // What a business is called.
  ['Logo für Café Sonnenschein mit Tasse', 'Café Sonnenschein'],
  ['Logo Bäckerei Müller', 'Bäckerei Müller'],
  ['logo pour la boulangerie Dupont', 'boulangerie Dupont'],
  // Printed papers.
  ['Visitenkarte für einen Tischler, schlicht', 'Tischler\nIhr Name · Telefon · Website'],
  ['Speisekarte für ein italienisches Restaurant', 'Speisekarte\nItalienisches Restaurant'],
  ["menu d'un restaurant italien", 'Menu\nRestaurant italien'],
  ['carte de visite pour un plombier', 'Plombier\nVotre nom · Téléphone · Site web'],
  ['menú para una cafetería con café y pan', 'Menú\nCafetería'],
  ['カフェのメニュー、コーヒーとケーキ', 'カフェのメニュー'],
  // Posters, and what is said of them behind.
  ['Flohmarkt Plakat mit Büchern', 'Flohmarkt'],
  ['affiche don du sang avec un cœur', 'Don du sang'],
  ['cartel mercado de navidad con árbol', 'Mercado de navidad'],
  ['Hochzeitseinladung für Lena und Tom, 14. August', 'Lena und Tom\n14. August'],
  ['invitation anniversaire enfant avec licorne', 'Je t’invite à mon anniversaire'],
  ['sticker chien content « Youpi »', 'Youpi'],
  ['invitación de quinceañera con vestido rosa', 'Mis XV años'],
  ['Einladung mit Rosen', 'Einladung'],
  ['affiche pour un concert de jazz le 21 juin', 'Concert de jazz\nLe 21 juin'],
])('%j letters %j', (prompt, caption) => {
  expect(parsePrompt(prompt, vocabulary).caption).toBe(caption);
});
