import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['connections'] = {
  title: 'Verbundene Konten',
  intro: 'Melde dich mit einem Klick an, ohne dir ein Passwort zu merken.',
  connect: (provider) => `${provider} verbinden`,
  disconnect: (provider) => `${provider} trennen`,
  off: 'Nicht verbunden',
  since: (day) => `Seit ${day}`,
  only: 'Das ist dein einziger Zugang. Leg erst ein Passwort fest oder verbinde ein anderes Konto.',
  connecting: 'Wird verbunden …',
  disconnecting: 'Wird getrennt …',
  connected: (provider) => `${provider} ist verbunden. Du kannst dich ab jetzt damit anmelden.`,
  disconnected: (provider) => `${provider} ist getrennt.`,
  notOffered: (provider) => `${provider} ist auf dieser Installation nicht eingerichtet.`,
  unfinished: (provider) => `${provider} wurde nicht verbunden. Es hat sich nichts geändert.`,
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
};
