import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['contact'] = {
  pageTitle: 'Kontakt',
  pageDescription:
    'Fragen zu Tarifen oder Tokens, ein Team, eine Kampagne oder ein Loop, der hakt? Schreib den Menschen hinter Loopwright.',
  title: 'Schreib uns',
  lead: 'Ein Team, eine Kampagne, eine Frage zu deinem Tarif oder ein Loop, der hakt? Erzähl uns davon. Ein echter Mensch liest jede Nachricht.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Nachricht',
  messageHint: 'Geht es um eine Kreation? Füge ihren Link ein.',
  needsScripts: 'Dieses Formular braucht JavaScript. Schalte es bitte ein und lade die Seite neu.',
  website: 'Bitte leer lassen',
  submit: 'Nachricht senden',
  busy: 'Wird gesendet …',
  failed: 'Nachricht nicht gesendet. Dein Entwurf ist noch da. Versuche es noch einmal.',
  problems: {
    missingFields: 'Bitte fülle alle Felder aus',
    nameTooLong: 'Namen können höchstens 100 Zeichen haben.',
    invalidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein',
    messageTooLong: 'Nachrichten können höchstens 5.000 Zeichen haben.',
    invisibleCharacters: 'Bitte entferne unsichtbare Zeichen.',
  },
  sender: {
    details: (username, plan, workspace) =>
      `Angemeldet als ${username}. Wir senden auch deinen Tarif (${plan}) und deinen Arbeitsbereich (${workspace}) mit.`,
    personal: 'Persönlich',
    include: (count) =>
      count === 1
        ? 'Meinen letzten Fehler mitsenden, damit wir ihn im Protokoll finden'
        : `Meine letzten ${count} Fehler mitsenden, damit wir sie im Protokoll finden`,
  },
  priority: {
    title: 'Bevorzugter Support',
    text: 'Deine Nachricht wird als bevorzugt markiert.',
    answer: {
      hours: (count) =>
        `Du erhältst innerhalb von ${count} ${count === 1 ? 'Stunde' : 'Stunden'} eine erste Antwort.`,
      workingDays: (count) =>
        `Du erhältst innerhalb von ${count} ${count === 1 ? 'Werktag' : 'Werktagen'} eine erste Antwort.`,
    },
  },
  done: {
    title: 'Nachricht gesendet.',
    text: (email) => `Danke. Wir antworten an ${email}.`,
    again: 'Weitere Nachricht schreiben',
  },
  elsewhere: {
    title: 'Schnelle Antworten',
    plans: 'Tarif wechseln oder kündigen: mit einem Klick auf der Seite {pricing}.',
    questions: 'Tokens, Rechte, Loops: siehe {questions}.',
    questionsLink: 'Fragen und Antworten',
    data: 'Was wir speichern und wie du es löschst: siehe {privacy}.',
  },
};
