import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['shell'] = {
  navigation: {
    home: 'Start',
    create: 'Erstellen',
    gallery: 'Galerie',
    pricing: 'Preise',
    subscription: 'Abo',
    logout: 'Abmelden',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    fallbackName: 'Gast',
    main: 'Hauptnavigation',
    footer: 'Fußzeile',
    skip: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    useLightTheme: 'Auf hell umschalten',
    useDarkTheme: 'Auf dunkel umschalten',
    language: 'Sprache',
    generator: 'KI-GIF-Generator',
    contact: 'Kontakt',
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    tokens: (count) => (count === 1 ? 'Token' : 'Tokens'),
    motto: 'Es endet, wo es begann.',
  },
  session: {
    initializing: 'Sitzung wird gestartet …',
    loading: 'Sitzung wird geladen …',
    outsideProvider: 'useAuth must be used within an AuthProvider',
  },
  loadingPage: 'Seite wird geladen',
  withoutScripts:
    'Lesen kannst du hier alles. Um Loops zu machen, braucht Loopwright JavaScript: Schalte es bitte ein und lade die Seite neu.',
  keepIt: 'Behalten',
  close: 'Schließen',
  offline:
    'Du bist offline. Was du siehst, bleibt stehen; der Rest kommt mit der Verbindung zurück.',
  broken: {
    title: 'Etwas ist schiefgegangen.',
    text: 'Von dir ist nichts verloren. Neu laden hilft meistens.',
    reload: 'Neu laden',
  },
  notFound: {
    pageTitle: 'Seite nicht gefunden',
    title: 'Dieser Kreis schließt sich nicht.',
    text: 'Vielleicht wurde sie verschoben.',
    home: 'Zurück zum Start',
    create: 'Loop machen',
  },
};
