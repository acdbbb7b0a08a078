import type { Catalogue } from '../catalogue.ts';

const linkOnce = 'Jeder funktioniert einmal, und nicht lange.';
const linkCut = 'Manche Mailprogramme zerschneiden lange Links.';
const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein';
const passwordFailed = 'Das Passwort ließ sich nicht speichern. Versuch es bitte noch einmal.';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'Passwort vergessen',
    pageDescription:
      'Lass dir einen Link schicken, mit dem du ein neues Passwort für dein Loopwright-Konto wählst.',
    title: 'Passwort vergessen?',
    subtitle: 'Kommt vor. Wir schicken dir einen Link.',
    email: 'E-Mail-Adresse',
    submit: 'Link anfordern',
    busy: 'Wird angefordert …',
    failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
    problems: { invalidEmail },
    done: {
      title: 'Sieh jetzt in dein Postfach.',
      text: (email, minutes) =>
        `Wenn ${email} zu einem Konto gehört, haben wir dorthin geschrieben. Der Link in der Nachricht funktioniert einmal, ${minutes} Minuten lang.`,
      hint: 'Nichts da? Prüfe den Spam-Ordner oder schreib dem Support.',
      again: 'Andere Adresse probieren',
    },
    remembered: 'Wieder eingefallen? {link}',
    signIn: 'Melde dich an',
  },
  reset: {
    pageTitle: 'Neues Passwort',
    pageDescription: 'Wähl ein neues Passwort für dein Loopwright-Konto und mach weiter.',
    title: 'Neues Passwort wählen',
    subtitle: 'Es meldet dich hier an und überall sonst ab.',
    label: 'Neues Passwort',
    submit: 'Speichern und anmelden',
    busy: 'Wird gespeichert …',
    failed: passwordFailed,
    spent: {
      title: 'Dieser Link ist abgelaufen.',
      subtitle: linkOnce,
      text: 'Er ist abgelaufen, schon benutzt, oder eine neuere Nachricht hat ihn abgelöst. Ein neuer ist schnell da.',
      link: 'Neuen Link holen',
    },
    torn: {
      title: 'Der Link ist unvollständig.',
      subtitle: linkCut,
      text: 'Öffne den Link in der Nachricht noch einmal, oder kopier ihn ganz in die Adresszeile. Du kannst auch einen neuen haben.',
      link: 'Neuen Link holen',
    },
  },
  confirmation: {
    pageTitle: 'E-Mail bestätigen',
    pageDescription:
      'Bestätige, dass eine E-Mail-Adresse dir gehört, damit sie dich zu Loopwright zurücklässt.',
    title: 'Gehört diese Adresse dir?',
    subtitle: 'Ein Klick, und du bist fertig.',
    submit: 'Ja, bestätigen',
    busy: 'Wird bestätigt …',
    failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
    done: {
      title: 'Bestätigt.',
      text: 'Über diese Adresse kannst du dein Passwort zurücksetzen.',
      link: 'Weiter',
    },
    spent: {
      title: 'Dieser Link ist abgelaufen.',
      subtitle: linkOnce,
      text: 'Er ist abgelaufen, schon benutzt, oder eine neuere Nachricht hat ihn abgelöst. In deinem Profil steht, ob deine Adresse bestätigt ist; dort gibt es auch einen neuen Link.',
      link: 'Zu deinem Profil',
    },
    torn: {
      title: 'Der Link ist unvollständig.',
      subtitle: linkCut,
      text: 'Öffne den Link in der Nachricht noch einmal, oder kopier ihn ganz in die Adresszeile. Einen neuen bekommst du in deinem Profil.',
      link: 'Zu deinem Profil',
    },
  },
};
