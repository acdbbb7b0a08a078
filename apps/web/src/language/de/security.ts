import type { Catalogue } from '../catalogue.ts';

const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein';
const missingFields = 'Bitte fülle alle Felder aus';
const emailFailed = 'Die E-Mail konnte nicht gesendet werden. Versuche es noch einmal.';
const passwordFailed = 'Das Passwort konnte nicht gespeichert werden. Versuche es noch einmal.';

export const texts: Catalogue['security'] = {
  strength: { weak: 'Schwach', fair: 'Mittel', strong: 'Stark' },
  challenge: { ask: 'Noch ein Schritt: Bestätige, dass du ein Mensch bist.' },
  security: {
    title: 'Sicherheit',
    loading: 'Sicherheitseinstellungen werden geladen …',
    failed: 'Die Sicherheitseinstellungen konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    cancel: 'Abbrechen',
    currentPassword: 'Aktuelles Passwort',
  },
  email: {
    title: 'E-Mail-Adresse',
    confirmed: 'Bestätigt',
    unconfirmed: 'Nicht bestätigt',
    confirmedText: 'Über diese Adresse kannst du dein Passwort zurücksetzen.',
    unconfirmedText: 'Klicke auf den Link, den wir dir per E-Mail geschickt haben.',
    missingText:
      'Keine E-Mail-Adresse hinterlegt. Füge eine hinzu, damit du dein Passwort zurücksetzen kannst.',
    resend: 'Link noch einmal senden',
    resending: 'Wird gesendet …',
    resent: 'E-Mail gesendet. Der Link gilt 24 Stunden.',
    resendFailed: emailFailed,
    change: 'E-Mail-Adresse ändern',
    add: 'E-Mail-Adresse hinzufügen',
    label: 'Neue E-Mail-Adresse',
    submit: 'Bestätigung senden',
    busy: 'Wird gesendet …',
    failed: emailFailed,
    problems: { invalidEmail, missingFields },
    sent: (email) =>
      `Wir haben eine E-Mail an ${email} geschickt. Klicke innerhalb von 24 Stunden auf den Link. Bis dahin ändert sich nichts.`,
  },
  password: {
    title: 'Passwort',
    hasOne: 'Beim Ändern wirst du überall sonst abgemeldet.',
    hasNone:
      'Du meldest dich ohne Passwort an. Lege eines fest, um eine zweite Möglichkeit zu haben.',
    change: 'Passwort ändern',
    set: 'Passwort festlegen',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert …',
    failed: passwordFailed,
    changed: 'Passwort geändert. Du bist überall sonst abgemeldet.',
  },
  social: {
    notConnected: (provider) =>
      `Anmelden mit ${provider} ist hier nicht möglich. Nutze Benutzername und Passwort.`,
    unreachable: (provider) =>
      `${provider} ist nicht erreichbar. Prüfe deine Verbindung und deinen Werbeblocker und versuche es noch einmal.`,
  },
  connections: {
    title: 'Verbundene Konten',
    intro: 'Melde dich mit einem Klick an.',
    connect: (provider) => `${provider} verbinden`,
    disconnect: (provider) => `${provider} trennen`,
    off: 'Nicht verbunden',
    since: (day) => `Seit ${day}`,
    only: 'Das ist dein einziger Zugang. Lege zuerst ein Passwort fest oder verbinde ein anderes Konto.',
    connecting: 'Wird verbunden …',
    disconnecting: 'Wird getrennt …',
    connected: (provider) => `${provider} ist verbunden. Du kannst dich jetzt damit anmelden.`,
    disconnected: (provider) => `${provider} ist getrennt.`,
    notOffered: (provider) => `Anmelden mit ${provider} ist hier nicht möglich.`,
    unfinished: (provider) => `${provider} wurde nicht verbunden. Es hat sich nichts geändert.`,
    failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  },
  sessions: {
    title: 'Aktive Sitzungen',
    agent: (browser: string, system: string) => `${browser} unter ${system}`,
    unknownAgent: 'Unbekannter Browser',
    current: 'Dieser Browser',
    seen: (when) => `Zuletzt aktiv: ${when}`,
    started: (when) => `Angemeldet am ${when}`,
    end: 'Abmelden',
    endOf: (agent, when) => `${agent} abmelden, zuletzt aktiv: ${when}`,
    ended: (agent) => `${agent} ist abgemeldet.`,
    endFailed: 'Dieser Browser konnte nicht abgemeldet werden. Versuche es noch einmal.',
    everywhere: 'Überall abmelden',
    question: 'Überall abmelden?',
    detail:
      'Du wirst auf allen Geräten abgemeldet, auch auf diesem. Laufende Generierungen werden fertig.',
    stay: 'Angemeldet bleiben',
    everywhereFailed: 'Das Abmelden hat nicht überall geklappt. Versuche es noch einmal.',
  },
  data: {
    title: 'Deine Daten',
    storageTitle: 'Speicher',
    storageText: (used, limit) =>
      `${used} von ${limit} belegt. Lösche Kreationen, um Platz zu schaffen.`,
    exportTitle: 'Daten exportieren',
    export: 'Daten exportieren',
    exportText: 'Eine ZIP-Datei mit deinem Konto, deinen Kreationen und deinem Token-Verlauf.',
    exporting: 'Wird vorbereitet …',
    exportingText:
      'Bei vielen Loops kann das dauern. Bleibe auf dieser Seite, bis der Download beginnt.',
    exported: 'Download gestartet.',
    exportFailed: 'Der Download ist fehlgeschlagen. Versuche es noch einmal.',
    deleteTitle: 'Konto löschen',
    delete: 'Konto löschen …',
    deleteText: 'Endgültig und sofort. Exportiere vorher deine Daten.',
  },
  deletion: {
    title: 'Konto löschen?',
    lead: 'Das lässt sich nicht rückgängig machen.',
    goes: 'Das löschen wir',
    goesAccount: 'Dein Konto, alle Anmeldemethoden und alle offenen Sitzungen',
    goesCreations: 'Alle Bilder und Loops samt ihren Links',
    goesPlan: 'Deine Tokens und dein Abo, das heute endet',
    stays: 'Das behalten wir',
    staysText: 'Rechnungen, die unser Zahlungsdienst wie gesetzlich vorgeschrieben aufbewahrt.',
    username: 'Dein Benutzername',
    usernameHint: 'Gib zur Bestätigung {username} ein.',
    submit: 'Konto löschen',
    busy: 'Wird gelöscht …',
    failed: 'Das Konto konnte nicht gelöscht werden. Versuche es noch einmal.',
    problems: {
      wrongUsername:
        'Gib zur Bestätigung deinen Benutzernamen genau so ein, wie er angezeigt wird.',
      missingFields,
    },
    keep: 'Konto behalten',
    farewell: 'Dein Konto wurde gelöscht.',
    notifications: 'Mitteilungen',
  },
};
