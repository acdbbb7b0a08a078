import type { Catalogue } from '../catalogue.ts';

const linkClosed = 'Dieser Link ist zu.';
const linkOnce = 'Jeder funktioniert einmal, und nicht lange.';
const linkTorn = 'Dem Link fehlt ein Stück.';
const linkCut = 'Manche Mailprogramme zerschneiden lange Links.';
const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein';
const notThrough = 'Das kam nicht durch. Versuch es bitte noch einmal.';
const passwordFailed = 'Das Passwort ließ sich nicht speichern. Versuch es bitte noch einmal.';

export const texts: Catalogue['recovery'] = {
  forgotten: {
    pageTitle: 'Passwort vergessen',
    pageDescription:
      'Lass dir einen Link schicken, mit dem du ein neues Passwort für dein Loopwright-Konto wählst.',
    title: 'Passwort vergessen?',
    subtitle: 'Das kommt vor. Eine E-Mail mit einem Link lässt dich wieder herein.',
    email: 'E-Mail-Adresse',
    submit: 'Link anfordern',
    busy: 'Wird angefordert …',
    failed: notThrough,
    problems: { invalidEmail },
    done: {
      title: 'Sieh jetzt in dein Postfach.',
      text: (email, minutes) =>
        `Wenn ${email} zu einem Konto gehört, haben wir dorthin geschrieben. Der Link in der Nachricht funktioniert einmal, ${minutes} Minuten lang.`,
      hint: 'Nichts da? Sieh im Spam nach, prüf die Adresse, oder frag die Leute, die dieses Loopwright betreiben.',
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
      title: linkClosed,
      subtitle: linkOnce,
      text: 'Er ist abgelaufen, schon benutzt, oder eine neuere Nachricht hat ihn abgelöst. Ein neuer ist schnell da.',
      link: 'Neuen Link holen',
    },
    torn: {
      title: linkTorn,
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
    subtitle: 'Du hast den Link in unserer Nachricht geöffnet. Ein Druck, und wir wissen es.',
    submit: 'Ja, bestätigen',
    busy: 'Wird bestätigt …',
    failed: notThrough,
    done: {
      title: 'Bestätigt.',
      text: 'Danke. Falls du je dein Passwort verlierst, lässt dich eine E-Mail an diese Adresse wieder herein.',
      link: 'Weiter',
    },
    spent: {
      title: linkClosed,
      subtitle: linkOnce,
      text: 'Er ist abgelaufen, schon benutzt, oder eine neuere Nachricht hat ihn abgelöst. In deinem Profil steht, ob deine Adresse bestätigt ist; dort gibt es auch einen neuen Link.',
      link: 'Zu deinem Profil',
    },
    torn: {
      title: linkTorn,
      subtitle: linkCut,
      text: 'Öffne den Link in der Nachricht noch einmal, oder kopier ihn ganz in die Adresszeile. Einen neuen bekommst du in deinem Profil.',
      link: 'Zu deinem Profil',
    },
  },
};
