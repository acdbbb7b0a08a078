import type { Catalogue } from '../catalogue.ts';

const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein';
const missingFields = 'Bitte fülle alle Felder aus';
const passwordFailed = 'Das Passwort ließ sich nicht speichern. Versuch es bitte noch einmal.';

export const texts: Catalogue['security'] = {
  strength: { weak: 'Passwort: schwach', fair: 'Passwort: mittel', strong: 'Passwort: stark' },
  challenge: { ask: 'Noch ein Schritt: Zeig, dass du ein Mensch bist.' },
  security: {
    title: 'Sicherheit',
    loading: 'Die Zugänge zu deinem Konto werden geladen …',
    failed: 'Die Zugänge zu deinem Konto ließen sich nicht laden.',
    again: 'Noch einmal versuchen',
    cancel: 'Abbrechen',
    currentPassword: 'Jetziges Passwort',
  },
  email: {
    title: 'E-Mail-Adresse',
    confirmed: 'Bestätigt',
    unconfirmed: 'Nicht bestätigt',
    confirmedText: 'Über diese Adresse kannst du dein Passwort zurücksetzen.',
    unconfirmedText:
      'Öffne den Link in unserer Nachricht und bestätige, dass die Adresse dir gehört.',
    missingText:
      'Du hast keine angegeben. Mit einer Adresse kann dich eine E-Mail wieder hereinlassen.',
    resend: 'Link noch einmal anfordern',
    resending: 'Wird angefordert …',
    resent: 'E-Mail gesendet. Der Link gilt 24 Stunden.',
    resendFailed: 'Die E-Mail konnte nicht gesendet werden.',
    change: 'E-Mail ändern',
    add: 'E-Mail angeben',
    label: 'Neue E-Mail-Adresse',
    submit: 'Link dorthin schicken',
    busy: 'Wird geschickt …',
    failed: 'Die E-Mail konnte nicht gesendet werden.',
    problems: { invalidEmail, missingFields },
    sent: (email) =>
      `Wir haben an ${email} geschrieben. Öffne den Link in dieser Nachricht innerhalb eines Tages; bis dahin ändert sich nichts.`,
  },
  password: {
    title: 'Passwort',
    hasOne: 'Beim Ändern wirst du überall sonst abgemeldet.',
    hasNone:
      'Du meldest dich ohne Passwort an. Lege eines fest, um eine zweite Möglichkeit zu haben.',
    change: 'Passwort ändern',
    set: 'Passwort setzen',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert …',
    failed: passwordFailed,
    changed: 'Dein Passwort ist geändert, und alle anderen Browser sind abgemeldet.',
  },
  social: {
    notConnected: (provider) =>
      `${provider} ist hier noch nicht angeschlossen. Nimm vorerst Benutzername und Passwort.`,
    unreachable: (provider) =>
      `${provider} war nicht zu erreichen. Sieh nach Verbindung und Werbeblocker und versuch es noch einmal.`,
  },
  connections: {
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
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    agent: (browser: string, system: string) => `${browser} unter ${system}`,
    unknownAgent: 'Unbekannter Browser',
    current: 'Dieser Browser',
    seen: (when) => `Zuletzt aktiv: ${when}`,
    started: (when) => `Angemeldet am ${when}`,
    end: 'Abmelden',
    endOf: (agent, when) => `${agent} abmelden, zuletzt aktiv: ${when}`,
    ended: (agent) => `${agent} ist abgemeldet.`,
    endFailed: 'Dieser Browser ließ sich nicht abmelden. Versuch es bitte noch einmal.',
    everywhere: 'Überall abmelden',
    question: 'Überall abmelden?',
    detail:
      'Jeder Browser muss sich neu anmelden, auch dieser. Was gerade entsteht, entsteht weiter.',
    stay: 'Angemeldet bleiben',
    everywhereFailed: 'Das Abmelden überall hat nicht geklappt. Versuch es bitte noch einmal.',
  },
  data: {
    title: 'Deine Daten',
    storageTitle: 'Speicher',
    storageText: (used, limit) => `${used} von ${limit} sind belegt. Gelöschte Werke machen Platz.`,
    exportTitle: 'Daten exportieren',
    export: 'Daten exportieren',
    exportText:
      'Ein ZIP mit allem, was wir von dir haben: dein Konto, deine Bilder und Loops und das Buch deiner Tokens.',
    exporting: 'Wird gepackt …',
    exportingText: 'Viele Loops brauchen ihre Zeit. Bleib hier, bis der Download beginnt.',
    exported: 'Dein ZIP liegt bei deinen Downloads.',
    exportFailed: 'Der Download kam nicht durch. Versuch es bitte noch einmal.',
    deleteTitle: 'Konto löschen',
    delete: 'Konto löschen …',
    deleteText: 'Für immer, und sofort. Lade vorher herunter, was du behalten willst.',
  },
  deletion: {
    title: 'Konto löschen?',
    lead: 'Das lässt sich nicht zurücknehmen, auch nicht von uns.',
    goes: 'Das löschen wir',
    goesAccount: 'Dein Konto, alle Zugänge und alle offenen Anmeldungen',
    goesCreations: 'Alle Bilder und Loops samt ihren Links',
    goesPlan: 'Deine Tokens und dein Abo, das heute endet',
    stays: 'Das behalten wir',
    staysText:
      'Rechnungen und Zahlungen, allein beim Zahlungsdienst: Das verlangt das Gesetz zur Buchführung. Hier bleibt nichts davon.',
    username: 'Dein Benutzername',
    usernameHint: 'Tipp zur Bestätigung {username} ein.',
    submit: 'Endgültig löschen',
    busy: 'Wird gelöscht …',
    failed: 'Das Konto ließ sich nicht löschen. Versuch es bitte noch einmal.',
    problems: {
      wrongUsername: 'Tipp zur Bestätigung deinen Benutzernamen genau so ein, wie er da steht.',
      missingFields,
    },
    keep: 'Konto behalten',
    farewell: 'Dein Konto wurde gelöscht.',
    notifications: 'Mitteilungen',
  },
};
