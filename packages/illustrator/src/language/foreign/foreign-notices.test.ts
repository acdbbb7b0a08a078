import { expect, it } from 'vitest';
import { takeCaption } from '../caption.ts';

it.each([
  ['Schild zu vermieten', 'Zu vermieten'],
  ['Wir haben geöffnet Schild mit Blumen', 'Wir haben geöffnet'],
  ['letrero abierto con flores', 'Abierto'],
  ['cartel de se renta departamento', 'Se renta departamento'],
  ['panneau fermé pour congés', 'Fermé pour congés'],
  ['pancarte à vendre', 'À vendre'],
  ['flyer fiesta de halloween 31 de octubre', 'Fiesta de Halloween\n31 de octubre'],
  ['Eröffnungsangebot Flyer Blumenladen 20% Rabatt', 'Eröffnungsangebot\n20% Rabatt'],
  ['Gutschein für eine Massage 50 Euro', 'Gutschein\nMassage\n50 Euro'],
  ['Sommerfestplakat mit Grill', 'Sommerfest'],
])('%s says %s', (prompt, caption) => {
  expect(takeCaption(prompt).caption).toBe(caption);
});

it.each(['ein offenes Fenster mit Blumen', 'una tienda abierta de noche', 'muguet du 1er mai'])(
  '%s says nothing',
  (prompt) => {
    expect(takeCaption(prompt).caption).toBeNull();
  },
);
