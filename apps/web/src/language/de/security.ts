import type { Catalogue } from '../catalogue.ts';

const linkClosed = 'Dieser Link ist zu.';
const linkOnce = 'Jeder funktioniert einmal, und nicht lange.';
const linkTorn = 'Dem Link fehlt ein Stück.';
const linkCut = 'Manche Mailprogramme zerschneiden lange Links.';
const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein';
const missingFields = 'Bitte fülle alle Felder aus';
const notThrough = 'Das kam nicht durch. Versuch es bitte noch einmal.';
const letterFailed = 'Der Brief ließ sich nicht schreiben. Versuch es bitte noch einmal.';
const passwordFailed = 'Das Passwort ließ sich nicht speichern. Versuch es bitte noch einmal.';

export const texts: Catalogue['security'] = {
  strength: {
    about: (count) => `Etwa ${count} Versuche, um es zu erraten.`,
    moreThan: (count) => `Mehr als ${count} Versuche, um es zu erraten.`,
  },
  forgotten: {
    pageTitle: 'Passwort vergessen',
    pageDescription:
      'Lass dir einen Link schicken, mit dem du ein neues Passwort für dein Loopwright-Konto wählst.',
    title: 'Passwort vergessen?',
    subtitle: 'Das kommt vor. Nenn uns deine E-Mail-Adresse, und wir schreiben dir einen Weg zurück.',
    email: 'E-Mail-Adresse',
    submit: 'Schreibt mir',
    busy: 'Wird geschrieben …',
    failed: notThrough,
    problems: { invalidEmail },
    done: {
      title: 'Sieh jetzt in dein Postfach.',
      text: (email, minutes) =>
        `Wenn ${email} zu einem Konto gehört, haben wir dorthin geschrieben. Der Link im Brief funktioniert einmal, ${minutes} Minuten lang.`,
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
      text: 'Er ist abgelaufen, schon benutzt, oder ein neuerer Brief hat ihn abgelöst. Ein neuer ist schnell da.',
      link: 'Neuen Link holen',
    },
    torn: {
      title: linkTorn,
      subtitle: linkCut,
      text: 'Öffne den Link im Brief noch einmal, oder kopier ihn ganz in die Adresszeile. Du kannst auch einen neuen haben.',
      link: 'Neuen Link holen',
    },
  },
  confirmation: {
    pageTitle: 'E-Mail bestätigen',
    pageDescription:
      'Bestätige, dass eine E-Mail-Adresse dir gehört, damit sie dich zu Loopwright zurücklässt.',
    title: 'Gehört diese Adresse dir?',
    subtitle: 'Du hast den Link in unserem Brief geöffnet. Ein Druck, und wir wissen es.',
    submit: 'Ja, bestätigen',
    busy: 'Wird bestätigt …',
    failed: notThrough,
    done: {
      title: 'Bestätigt.',
      text: 'Danke. Falls du je dein Passwort verlierst, lässt dich ein Brief an diese Adresse wieder herein.',
      link: 'Weiter',
    },
    spent: {
      title: linkClosed,
      subtitle: linkOnce,
      text: 'Er ist abgelaufen, schon benutzt, oder ein neuerer Brief hat ihn abgelöst. In deinem Profil steht, ob deine Adresse bestätigt ist; dort gibt es auch einen neuen Link.',
      link: 'Zu deinem Profil',
    },
    torn: {
      title: linkTorn,
      subtitle: linkCut,
      text: 'Öffne den Link im Brief noch einmal, oder kopier ihn ganz in die Adresszeile. Einen neuen bekommst du in deinem Profil.',
      link: 'Zu deinem Profil',
    },
  },
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
    confirmedText: 'Wenn du dein Passwort verlierst, lässt dich ein Brief dorthin wieder herein.',
    unconfirmedText: 'Öffne den Link in unserem Brief und bestätige, dass sie dir gehört.',
    missingText: 'Du hast keine angegeben. Mit einer kann dich ein Brief wieder hereinlassen.',
    resend: 'Noch einmal schreiben',
    resending: 'Wird geschrieben …',
    resent: 'Ein neuer Brief ist geschrieben. Sein Link funktioniert einen Tag lang.',
    resendFailed: letterFailed,
    change: 'E-Mail ändern',
    add: 'E-Mail angeben',
    label: 'Neue E-Mail-Adresse',
    submit: 'An diese Adresse schreiben',
    busy: 'Wird geschrieben …',
    failed: letterFailed,
    problems: { invalidEmail, missingFields },
    sent: (email) =>
      `Wir haben an ${email} geschrieben. Öffne den Link in diesem Brief innerhalb eines Tages; bis dahin ändert sich nichts.`,
  },
  password: {
    title: 'Passwort',
    hasOne: 'Ein neues meldet alle anderen Browser ab.',
    hasNone: 'Du meldest dich ohne an. Mit einem Passwort hast du einen zweiten Zugang.',
    change: 'Passwort ändern',
    set: 'Passwort setzen',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert …',
    failed: passwordFailed,
    changed: 'Dein Passwort ist geändert, und alle anderen Browser sind abgemeldet.',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
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
    export: 'Alles herunterladen',
    exportText:
      'Ein ZIP mit allem, was wir von dir haben: dein Konto, deine Bilder und Loops und das Buch deiner Tokens.',
    exporting: 'Wird gepackt …',
    exportingText: 'Viele Loops brauchen ihre Zeit. Bleib hier, bis der Download beginnt.',
    exported: 'Dein ZIP liegt bei deinen Downloads.',
    exportFailed: 'Der Download kam nicht durch. Versuch es bitte noch einmal.',
    delete: 'Konto löschen',
    deleteText: 'Für immer, und sofort. Lade vorher herunter, was du behalten willst.',
  },
  deletion: {
    title: 'Konto löschen?',
    lead: 'Das lässt sich nicht zurücknehmen, auch nicht von uns.',
    goes: 'Was geht',
    goesAccount: 'Dein Konto, alle Zugänge und alle offenen Anmeldungen',
    goesCreations: 'Alle Bilder und Loops: Links dorthin sind sofort tot',
    goesPlan: 'Deine Tokens und dein Abo, das heute endet',
    stays: 'Was bleibt',
    staysText:
      'Rechnungen und Zahlungen, allein beim Zahlungsdienst: Das verlangt das Gesetz zur Buchführung. Hier bleibt nichts davon.',
    username: 'Dein Benutzername: {username}',
    usernameHint: 'Tipp ihn genau so ein, wie er hier steht.',
    submit: 'Endgültig löschen',
    busy: 'Wird gelöscht …',
    failed: 'Das Konto ließ sich nicht löschen. Versuch es bitte noch einmal.',
    problems: {
      wrongUsername:
        'Tipp zur Bestätigung deinen Benutzernamen genau so ein, wie er da steht.',
      missingFields,
    },
    keep: 'Konto behalten',
    farewell: 'Dein Konto ist weg. Danke für jeden Loop.',
    notifications: 'Mitteilungen',
  },
};
