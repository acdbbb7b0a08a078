import type { EmailTexts } from '../email-texts.ts';

export const german: EmailTexts = {
  greeting: (name) => (name === null ? 'Hallo,' : `Hallo ${name},`),
  confirmEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    lead: 'Bestätige deine E-Mail-Adresse, damit du bei Bedarf dein Passwort zurücksetzen kannst.',
    button: 'E-Mail-Adresse bestätigen',
    validity: (hours) => `Der Link gilt einmal und ${hours} Stunden lang.`,
    unasked:
      'Du hast dich nicht mit dieser Adresse registriert? Dann ignoriere diese E-Mail einfach.',
  },
  resetPassword: {
    subject: 'Wähle ein neues Passwort',
    lead: 'Passwort vergessen? Wähle hier ein neues. Überall sonst wirst du dabei abgemeldet.',
    button: 'Neues Passwort wählen',
    validity: (minutes) => `Der Link gilt einmal und ${minutes} Minuten lang.`,
    unasked:
      'Du hast das nicht angefordert? Dann ignoriere diese E-Mail einfach. Dein Passwort ist unverändert, und niemand hatte Zugriff auf dein Konto.',
  },
  teamInvitation: {
    subject: 'Du bist in ein Team eingeladen',
    lead: (invitedBy, team) =>
      `${invitedBy ?? 'Jemand'} lädt dich ${team === null ? 'in ein Team' : `in das Team „${team}“`} auf Loopwright ein, in dem ihr Bilder und Loops gemeinsam erstellt und aufbewahrt.`,
    button: 'Einladung ansehen',
    validity: (days) => `Der Link gilt einmal, ${days} Tage lang und nur für diese E-Mail-Adresse.`,
    unasked: 'Du weißt nicht, von wem das kommt? Dann ignoriere diese E-Mail.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    lead: (moment) =>
      `Am ${moment} wurde das Passwort deines Kontos geändert. Alle anderen Browser wurden abgemeldet.`,
    wasYou: 'Das warst du? Dann musst du nichts tun.',
    wasNotYou: 'Das warst du nicht? Sichere dein Konto mit einem neuen Passwort:',
    button: 'Neues Passwort wählen',
    connected: 'Mit diesen verbundenen Konten kannst du dich weiterhin anmelden:',
    disconnect: (url) =>
      `Eines davon gehört nicht dir? Trenne es in deinem Profil unter „Verbundene Konten“: ${url}`,
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    lead: (moment) =>
      `Am ${moment} wurde die E-Mail-Adresse deines Kontos geändert. Das ist unsere letzte E-Mail an diese Adresse.`,
    wasYou: 'Das warst du? Dann musst du nichts tun.',
    wasNotYou: 'Das warst du nicht? Schreib uns sofort:',
    button: 'Schreib uns',
  },
  identityLinked: {
    subject: 'Deinem Konto wurde eine Anmeldemethode hinzugefügt',
    lead: (moment) =>
      `Am ${moment} wurde dieses Konto mit deinem verbunden. Wer Zugriff darauf hat, kann sich damit in deinem Konto anmelden.`,
    wasYou: 'Das warst du? Dann musst du nichts tun.',
    wasNotYou:
      'Das warst du nicht? Sichere dein Konto mit einem neuen Passwort und trenne dieses Konto danach in deinem Profil:',
    button: 'Neues Passwort wählen',
  },
  identityUnlinked: {
    subject: 'Eine Anmeldemethode wurde aus deinem Konto entfernt',
    lead: (moment) =>
      `Am ${moment} wurde dieses Konto von deinem getrennt. Anmelden kann man sich damit nicht mehr. Alle anderen Browser wurden abgemeldet.`,
    wasYou: 'Das warst du? Dann musst du nichts tun.',
    wasNotYou: 'Das warst du nicht? Sichere dein Konto mit einem neuen Passwort:',
    button: 'Neues Passwort wählen',
  },
  copyLink: 'Falls die Schaltfläche nicht funktioniert, kopiere diesen Link in deinen Browser:',
  footer: 'Gesendet von Loopwright zu deinem Konto.',
};
