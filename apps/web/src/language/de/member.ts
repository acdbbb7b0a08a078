import type { Catalogue } from '../catalogue.ts';

const daysLeftText = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

export const texts: Catalogue['member'] = {
  dashboard: {
    fallbackName: 'Creator',
    createTitle: 'Neu erstellen',
    createText: 'Bild oder GIF generieren',
    galleryTitle: 'Meine Kreationen',
    galleryText: 'Zu deiner Galerie',
    settingsTitle: 'Kontoeinstellungen',
    settingsText: 'Profil und Tarif verwalten',
    tipTitle: 'Tarife entdecken',
    tipText: 'Sieh dir auf der Preisseite an, was noch alles geht!',
    caughtUp: 'Du bist auf dem neuesten Stand!',
    pageTitle: 'Übersicht',
    pageDescription:
      'Erstelle ein Bild oder ein GIF im Loop oder sieh dir an, was du mit Loopwright gemacht hast.',
    welcomeNew: (name) => `Willkommen, ${name}!`,
    welcome: (name) => `Willkommen zurück, ${name}!`,
    notifications: 'Mitteilungen',
    tipLink: 'Tarife vergleichen',
    paymentFailed: 'Deine letzte Zahlung ist fehlgeschlagen',
    paymentFailedText: (plan) =>
      `Du behältst ${plan}, während wir es in den nächsten Tagen noch einmal versuchen. Aktualisiere deine Kreditkarte unter „Abo verwalten“, um das zu beheben.`,
    paymentFailedLink: 'Zu deinem Abo',
    tokensLeft: (left, weekly, moment) =>
      `${left} von ${weekly} Tokens übrig. Neue Tokens am ${moment}.`,
    start: {
      prompt: 'Was möchtest du machen?',
      placeholder: 'A cat riding a surfboard at sunset',
      button: 'Loslegen',
    },
    running: 'In Arbeit',
    progressOf: (prompt) => `Fortschritt: ${prompt}`,
    recentCreations: 'Neueste Kreationen',
    recentDocuments: 'Neueste Dokumente',
    untitled: 'Ohne Titel',
    seeAll: 'Alle ansehen',
    steps: {
      title: 'Dein erster Loop in drei Schritten',
      describe: { title: 'Beschreiben', text: 'Tippe einen Satz und wähle Bild oder GIF.' },
      edit: { title: 'Bearbeiten', text: 'Im Studio zuschneiden, kürzen und Text hinzufügen.' },
      export: {
        title: 'Exportieren',
        text: 'Hol dir eine Datei, die dorthin passt, wo du postest.',
      },
      free: 'Bearbeiten und Exportieren kosten keine Tokens.',
    },
    dismiss: (title) => `„${title}“ ausblenden`,
  },
  profile: {
    loading: 'Profil wird geladen …',
    denied: 'Kein Zugriff',
    deniedText: 'Bitte melde dich an, um dein Profil zu sehen.',
    logIn: 'Anmelden',
    notAvailable: 'k. A.',
    manage: 'Abo verwalten',
    portalFailed: 'Die Abrechnung konnte nicht geladen werden. Versuche es später noch einmal.',
    pageTitle: 'Profil',
    pageDescription:
      'Dein Loopwright-Konto: Name und E-Mail, Tarif, wöchentliche Tokens, Design und Sprache.',
    title: 'Profil',
    account: 'Konto',
    name: 'Name',
    email: 'E-Mail',
    username: 'Benutzername',
    preferences: 'Einstellungen',
    theme: 'Design',
    light: 'Hell',
    dark: 'Dunkel',
    language: 'Sprache',
    singleKeys: 'Tastenkürzel mit einzelnen Tasten',
    singleKeysHint: 'Tasten wie / und ? ohne Strg oder ⌘. Mit ? siehst du alle Tastenkürzel.',
  },
  planNames: { free: 'Gratis', basic: 'Basis', premium: 'Premium' },
  subscription: {
    ofTeam: 'Den Plan dieses Teams verwaltet, wem es gehört.',
    title: 'Abo',
    start: 'Abo starten',
    comparePlans: 'Tarife vergleichen',
    tokensOf: (perWeek) => `von ${perWeek} Tokens diese Woche übrig`,
    tokensLeft: 'Tokens diese Woche übrig',
    /** The day comes with its hour. */
    tokensRefresh: (day) => `Neue Tokens am ${day} Uhr.`,
    usage: 'Token-Verbrauch ansehen',
    costs: (imageTokens, gifTokens) => `Ein Bild kostet ${imageTokens}, ein GIF ${gifTokens}.`,
    tokensAfterUpgrade: (left, perWeek) =>
      `Diese Woche sind noch ${left} von ${perWeek} Tokens übrig. Was du vor dem Upgrade verbraucht hast, zählt mit.`,
    freePlan: 'Kostenloser Tarif. GIFs gibt es mit Creator und Studio.',
    renews: (day, price) => `Verlängert sich am ${day} für ${price}.`,
    trial: (daysLeft, day, price) =>
      `Deine Testphase läuft noch ${daysLeftText(daysLeft)}. Ab dem ${day} kostet dein Abo ${price} im Monat.`,
    ends: (plan, day) =>
      `${plan} läuft noch bis zum ${day}. Danach bist du wieder bei Starter, und es wird nichts mehr abgebucht.`,
    notes: {
      renewing: (day) => `Verlängert sich am ${day}`,
      trial: (day) => `Testphase bis ${day}`,
      ending: (day) => `Aktiv bis ${day}`,
      starts: (day) => `Beginnt am ${day}`,
      unpaid: 'Letzte Zahlung fehlgeschlagen',
    },
    keep: (plan) => `${plan} behalten`,
    kept: (plan) => `Du bleibst bei ${plan}.`,
    changed: (plan) => `Erledigt. Du bist jetzt bei ${plan}.`,
    cancelled: (plan, day) => `Gekündigt. ${plan} läuft noch bis zum ${day}.`,
    cancelledSoon: (plan) => `Gekündigt. ${plan} endet mit dem bezahlten Zeitraum.`,
    upgradeCharge: 'Du zahlst heute die anteilige Differenz.',
    trialUpgradeCharge: (price) => `Beendet deine Testphase. Heute fällig: ${price}.`,
    downgradeCharge:
      'Gilt ab sofort. Die restliche Zeit wird auf deiner nächsten Rechnung gutgeschrieben.',
    cancelDetail: (plan, day, tokens) =>
      `${plan} läuft noch bis zum ${day}. Danach bekommst du ${tokens} Tokens pro Woche, und Exporte tragen ein Wasserzeichen. Bis dahin kannst du das rückgängig machen.`,
    cancelDetailSoon: (plan, tokens) =>
      `${plan} läuft noch bis zum Ende des bezahlten Zeitraums. Danach bekommst du ${tokens} Tokens pro Woche, und Exporte tragen ein Wasserzeichen. Bis dahin kannst du das rückgängig machen.`,
    cancelDetailUnpaid: (plan, tokens) =>
      `${plan} endet sofort, und deine Karte wird nicht mehr belastet. Danach bekommst du ${tokens} Tokens pro Woche, und Exporte tragen ein Wasserzeichen.`,
  },
  success: {
    title: 'Zahlung erfolgreich!',
    text: 'Dein Abo ist aktualisiert. Willkommen an Bord!',
    link: 'Zur Übersicht',
    pageTitle: 'Zahlung erfolgreich',
    pageDescription:
      'Dein Abo ist aktualisiert. Dein neuer Tarif ist in deiner Loopwright-Übersicht startklar.',
    create: 'Ersten Loop erstellen',
    countdown: (seconds) => `Zur Startseite in ${seconds} s …`,
    onItsWay: 'Dein Tarif wird aktiviert …',
    arrived: (plan) => `Du bist jetzt bei ${plan}. Erstelle deinen ersten Loop.`,
    signedOut: 'Auf diesem Gerät bist du abgemeldet. {link}, um deinen Tarif zu sehen.',
    signIn: 'Melde dich an',
  },
  cancel: {
    title: 'Bezahlvorgang abgebrochen',
    text: 'Der Bezahlvorgang wurde abgebrochen, und es wurde nichts abgebucht.',
    link: 'Zurück zu den Preisen',
    pageTitle: 'Bezahlvorgang abgebrochen',
    pageDescription:
      'Der Bezahlvorgang wurde abgebrochen, und es wurde nichts abgebucht. Du kannst jederzeit einen Tarif wählen.',
    countdown: (seconds) => `Zurück zu den Tarifen in ${seconds} s …`,
  },
};
