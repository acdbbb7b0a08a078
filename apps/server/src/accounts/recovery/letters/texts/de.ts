import type { LetterTexts } from '../letter-texts.ts';

export const german: LetterTexts = {
  greeting: (name) => (name === null ? 'Hallo,' : `Hallo ${name},`),
  confirmEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    lead: 'Ein Klick, und wir wissen, dass unsere Nachrichten dich erreichen: Das ist dein Weg zurück, falls du je dein Passwort verlierst.',
    button: 'E-Mail-Adresse bestätigen',
    validity: (hours) => `Der Link gilt einmal und ${hours} Stunden lang.`,
    unasked:
      'Du hast uns diese Adresse nicht gegeben? Dann hat sich jemand vertippt. Lass diese Nachricht liegen, und es passiert nichts.',
  },
  resetPassword: {
    subject: 'Wähl ein neues Passwort',
    lead: 'Passwort vergessen? Kommt vor. Hier wählst du ein neues. Überall sonst wirst du dabei abgemeldet.',
    button: 'Neues Passwort wählen',
    validity: (minutes) => `Der Link gilt einmal und ${minutes} Minuten lang.`,
    unasked:
      'Du hast nicht darum gebeten? Lass diese Nachricht liegen: Dein Passwort bleibt, wie es ist, und niemand ist hereingekommen.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    lead: (moment) =>
      `Am ${moment} wurde das Passwort deines Kontos neu gesetzt. Alle anderen Browser wurden abgemeldet.`,
    wasYou: 'Das warst du? Dann ist alles gut.',
    wasNotYou: 'Das warst du nicht? Hol dir dein Konto gleich mit einem neuen Passwort zurück:',
    button: 'Neues Passwort wählen',
    connected: 'Mit diesen verbundenen Konten kann man sich weiterhin anmelden:',
    disconnect: (url) =>
      `Eines davon gehört nicht dir? Trenne es in deinem Profil unter „Verbundene Konten“: ${url}`,
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    lead: (moment) =>
      `Am ${moment} hat dein Konto eine andere E-Mail-Adresse bekommen. Das ist unsere letzte Nachricht an diese hier.`,
    wasYou: 'Das warst du? Dann ist alles gut.',
    wasNotYou: 'Das warst du nicht? Schreib uns gleich:',
    button: 'Schreib uns',
  },
  identityLinked: {
    subject: 'Ein Konto wurde mit deinem verbunden',
    lead: (moment) =>
      `Am ${moment} wurde dieses Konto mit deinem verbunden. Wer es hat, kann sich ab jetzt damit bei dir anmelden.`,
    wasYou: 'Das warst du? Dann ist alles gut.',
    wasNotYou:
      'Das warst du nicht? Hol dir dein Konto gleich mit einem neuen Passwort zurück und trenne es danach in deinem Profil:',
    button: 'Neues Passwort wählen',
  },
  identityUnlinked: {
    subject: 'Ein Konto wurde von deinem getrennt',
    lead: (moment) =>
      `Am ${moment} wurde dieses Konto von deinem getrennt; anmelden kann man sich damit nicht mehr. Alle anderen Browser wurden abgemeldet.`,
    wasYou: 'Das warst du? Dann ist alles gut.',
    wasNotYou: 'Das warst du nicht? Hol dir dein Konto gleich mit einem neuen Passwort zurück:',
    button: 'Neues Passwort wählen',
  },
  copyLink: 'Falls der Knopf nicht geht, kopier diese Adresse in deinen Browser:',
  footer: 'Von Loopwright, zu deinem Konto.',
};
