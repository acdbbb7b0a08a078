import type { Catalogue } from '../catalogue.ts';

const linkOnce = 'Jeder Link funktioniert nur einmal und nur für kurze Zeit.';
const linkCut = 'Manche Mail-Apps zerteilen lange Links.';
const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein';
const passwordFailed = 'Das Passwort konnte nicht gespeichert werden. Versuche es noch einmal.';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'Passwort vergessen',
    pageDescription:
      'Loopwright-Passwort vergessen? Gib deine E-Mail-Adresse ein und erhalte einen Link, um ein neues zu wählen.',
    title: 'Passwort vergessen?',
    subtitle: 'Kommt vor. Wir schicken dir einen Link.',
    email: 'E-Mail-Adresse',
    submit: 'Link anfordern',
    busy: 'Wird gesendet …',
    failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
    problems: { invalidEmail },
    done: {
      title: 'Prüfe dein Postfach.',
      text: (email, minutes) =>
        `Wenn es ein Konto mit ${email} gibt, haben wir einen Link geschickt. Er funktioniert einmal und läuft nach ${minutes} Minuten ab.`,
      hint: 'Nichts da? Prüfe den Spam-Ordner oder schreib dem Support.',
      again: 'Andere Adresse probieren',
    },
    remembered: 'Wieder eingefallen? {link}',
    signIn: 'Melde dich an',
  },
  reset: {
    pageTitle: 'Neues Passwort',
    pageDescription:
      'Wähle ein neues Passwort für dein Loopwright-Konto und mach da weiter, wo du aufgehört hast.',
    title: 'Neues Passwort wählen',
    subtitle: 'Danach bist du hier angemeldet und überall sonst abgemeldet.',
    label: 'Neues Passwort',
    submit: 'Speichern und anmelden',
    busy: 'Wird gespeichert …',
    failed: passwordFailed,
    spent: {
      title: 'Dieser Link ist abgelaufen.',
      subtitle: linkOnce,
      text: 'Er ist abgelaufen, wurde schon benutzt oder durch einen neueren ersetzt. Ein neuer ist schnell angefordert.',
      link: 'Neuen Link anfordern',
    },
    torn: {
      title: 'Der Link ist unvollständig.',
      subtitle: linkCut,
      text: 'Öffne den Link aus der E-Mail noch einmal oder kopiere ihn vollständig in die Adresszeile. Oder fordere einen neuen an.',
      link: 'Neuen Link anfordern',
    },
  },
  confirmation: {
    pageTitle: 'E-Mail bestätigen',
    pageDescription:
      'Bestätige deine E-Mail-Adresse, damit du darüber dein Loopwright-Passwort zurücksetzen kannst.',
    title: 'Ist das deine E-Mail-Adresse?',
    subtitle: 'Ein Klick, und du bist fertig.',
    submit: 'Ja, bestätigen',
    busy: 'Wird bestätigt …',
    failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
    done: {
      title: 'E-Mail-Adresse bestätigt.',
      text: 'Danke. Über diese Adresse kannst du dein Passwort zurücksetzen.',
      link: 'Weiter',
    },
    spent: {
      title: 'Dieser Link ist abgelaufen.',
      subtitle: linkOnce,
      text: 'Er ist abgelaufen, wurde schon benutzt oder durch einen neueren ersetzt. In deinem Profil siehst du, ob deine E-Mail-Adresse bestätigt ist, und kannst einen neuen Link anfordern.',
      link: 'Zu deinem Profil',
    },
    torn: {
      title: 'Der Link ist unvollständig.',
      subtitle: linkCut,
      text: 'Öffne den Link aus der E-Mail noch einmal oder kopiere ihn vollständig in die Adresszeile. Einen neuen bekommst du in deinem Profil.',
      link: 'Zu deinem Profil',
    },
  },
};
