import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['contact'] = {
  pageTitle: 'Kontakt',
  pageDescription:
    'Schreib den Menschen hinter Loopwright: eine Frage zu Tarifen oder Tokens, ein Team, eine Kampagne oder ein Loop, der sich nicht schließen will.',
  title: 'Schreib uns',
  lead: 'Ein Team, eine Kampagne, eine Frage zu deinem Tarif, ein Loop, der sich nicht schließen will: Erzähl uns davon. Es landet direkt bei den Menschen, die das hier machen.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Nachricht',
  messageHint: 'Geht es um eins deiner Werke? Leg den Link dazu.',
  needsScripts: 'Dieses Formular braucht JavaScript. Schalte es bitte ein und lade die Seite neu.',
  website: 'Bitte leer lassen',
  submit: 'Nachricht senden',
  busy: 'Wird gesendet …',
  failed: 'Das kam nicht durch. Deine Worte sind noch da: Versuch es bitte noch einmal.',
  problems: {
    missingFields: 'Bitte fülle alle Felder aus',
    nameTooLong: 'Namen können höchstens 100 Zeichen haben.',
    invalidEmail: 'Bitte gib eine gültige E-Mail-Adresse ein',
    messageTooLong: 'Nachrichten können höchstens 5.000 Zeichen haben.',
    invisibleCharacters: 'Bitte lass unsichtbare Zeichen weg.',
  },
  done: {
    title: 'Ist angekommen.',
    text: (email) => `Danke dir. Unsere Antwort geht an ${email}.`,
    again: 'Noch eine Nachricht schreiben',
  },
  elsewhere: {
    title: 'Vielleicht schneller',
    plans: 'Tarif wechseln oder kündigen: ein Klick auf der Seite {pricing}.',
    questions: 'Tokens, Rechte, Loops: steht bei den {questions}.',
    questionsLink: 'guten Fragen',
    data: 'Was wir speichern und wie du es löschen lässt: steht in der {privacy}.',
  },
};
