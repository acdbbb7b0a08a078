import type { Catalogue } from '../catalogue.ts';

const daysLeftText = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

export const texts: Catalogue['member'] = {
  dashboard: {
    fallbackName: 'Creator',
    createTitle: 'Neu erstellen',
    createText: 'Bild oder GIF generieren',
    galleryTitle: 'Meine Werke',
    galleryText: 'Zu deiner Galerie',
    settingsTitle: 'Kontoeinstellungen',
    settingsText: 'Profil und Tarif verwalten',
    tipTitle: 'Tarife entdecken',
    tipText: 'Mehr Kraft gefällig? Schau auf die Preisseite!',
    caughtUp: 'Du bist auf dem neuesten Stand!',
    pageTitle: 'Übersicht',
    pageDescription: 'Mach ein Bild oder ein endloses GIF, oder schau nach, was du gemacht hast.',
    welcomeNew: (name) => `Willkommen, ${name}!`,
    welcome: (name) => `Willkommen zurück, ${name}!`,
    notifications: 'Mitteilungen',
    tipLink: 'Tarife vergleichen',
    paymentFailed: 'Deine letzte Zahlung ging nicht durch',
    paymentFailedText: (plan) =>
      `Du behältst ${plan}, während wir es in den nächsten Tagen noch einmal versuchen. Aktualisiere deine Karte unter „Abo verwalten“, und alles ist gut.`,
    paymentFailedLink: 'Zu deinem Abo',
    dismiss: (title) => `„${title}“ ausblenden`,
  },
  profile: {
    loading: 'Profil wird geladen …',
    denied: 'Kein Zugriff',
    deniedText: 'Bitte melde dich an, um dein Profil zu sehen.',
    logIn: 'Anmelden',
    notAvailable: 'k. A.',
    manage: 'Abo verwalten',
    portalFailed: 'Die Abrechnung ließ sich nicht öffnen. Versuch es bitte später noch einmal.',
    pageTitle: 'Profil',
    pageDescription: 'Dein Loopwright-Konto, dein Tarif und deine Tokens der Woche.',
    title: 'Profil',
    account: 'Konto',
    name: 'Name',
    email: 'E-Mail',
    username: 'Benutzername',
    preferences: 'Einstellungen',
    theme: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    language: 'Sprache',
  },
  subscription: {
    title: 'Abo',
    start: 'Abo starten',
    comparePlans: 'Tarife vergleichen',
    tokensOf: (perWeek) => `von ${perWeek} Tokens diese Woche übrig`,
    tokensLeft: 'Tokens diese Woche übrig',
    /** The day comes with its hour. */
    tokensRefresh: (day) => `Neue Tokens am ${day} Uhr.`,
    costs: (imageTokens, gifTokens) => `Ein Bild kostet ${imageTokens}, ein GIF ${gifTokens}.`,
    freePlan: 'Für immer kostenlos. Loops gibt es mit Creator und Studio.',
    renews: (day, price) => `Verlängert sich am ${day} für ${price}.`,
    trial: (daysLeft, day, price) =>
      `Deine Testphase läuft noch ${daysLeftText(daysLeft)}. Am ${day} wird ein bezahlter Monat daraus: ${price}.`,
    ends: (plan, day) =>
      `${plan} gehört dir bis zum ${day}. Danach bist du wieder bei Starter, und es wird nichts mehr abgebucht.`,
    notes: {
      renewing: (day) => `Verlängert sich am ${day}`,
      trial: (day) => `Testphase bis zum ${day}`,
      ending: (day) => `Deins bis zum ${day}`,
      starts: (day) => `Beginnt am ${day}`,
      unpaid: 'Letzte Zahlung fehlgeschlagen',
    },
    keep: (plan) => `${plan} behalten`,
    kept: (plan) => `Gute Wahl: ${plan} geht weiter.`,
    changed: (plan) => `Erledigt. Du bist jetzt bei ${plan}.`,
    cancelled: (plan, day) => `Erledigt. ${plan} gehört dir noch bis zum ${day}.`,
    cancelledSoon: (plan) => `Erledigt. ${plan} endet mit dem bezahlten Zeitraum.`,
    upgradeCharge: 'Du zahlst jetzt die Differenz für den Rest dieses Monats.',
    trialUpgradeCharge: (price) =>
      `Beendet deine Testphase: Der erste Monat, ${price}, wird jetzt bezahlt.`,
    downgradeCharge:
      'Wechselt sofort. Was von diesem Monat übrig ist, zählt für die nächsten Rechnungen.',
    cancelDetail: (plan, day, tokens) =>
      `${plan} gehört dir noch bis zum ${day}. Danach hast du ${tokens} Tokens pro Woche, und Exporte tragen ein Wasserzeichen. Bis dahin kannst du es dir anders überlegen.`,
    cancelDetailSoon: (plan, tokens) =>
      `${plan} gehört dir noch bis zum Ende des bezahlten Zeitraums. Danach hast du ${tokens} Tokens pro Woche, und Exporte tragen ein Wasserzeichen. Bis dahin kannst du es dir anders überlegen.`,
    cancelDetailUnpaid: (plan, tokens) =>
      `${plan} endet sofort, und wir fragen nicht mehr bei deiner Karte an. Danach hast du ${tokens} Tokens pro Woche, und Exporte tragen ein Wasserzeichen.`,
  },
  success: {
    title: 'Zahlung erfolgreich!',
    text: 'Dein Abo ist aktualisiert. Willkommen an Bord!',
    link: 'Zur Übersicht',
    pageTitle: 'Zahlung erfolgreich',
    pageDescription: 'Dein Abo ist aktualisiert.',
    countdown: (seconds) => `In ${seconds} geht es nach Hause …`,
    onItsWay: 'Dein Tarif ist unterwegs …',
    arrived: (plan) => `${plan} ist da. Mach was draus!`,
    signedOut: 'Auf diesem Gerät bist du abgemeldet. {link}, um deinen Tarif zu sehen.',
    signIn: 'Melde dich an',
  },
  cancel: {
    title: 'Bezahlvorgang abgebrochen',
    text: 'Der Bezahlvorgang wurde abgebrochen, und es wurde nichts abgebucht.',
    link: 'Zurück zu den Preisen',
    pageTitle: 'Bezahlvorgang abgebrochen',
    pageDescription: 'Der Bezahlvorgang wurde abgebrochen, und es wurde nichts abgebucht.',
    countdown: (seconds) => `In ${seconds} zurück zu den Tarifen …`,
  },
};
