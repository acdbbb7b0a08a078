import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['billing'] = {
  plans: {
    free: {
      description: 'Für immer kostenlos. Ohne Kreditkarte.',
      badge: null,
      features: [
        '5 Bild-Tokens pro Woche',
        'Standardauflösung',
        'Community-Galerie',
        'Wasserzeichen im Export',
        'Standard-Prompts',
      ],
    },
    basic: {
      description: 'Loops für alle, die täglich posten.',
      badge: 'Am beliebtesten',
      features: [
        '200 Tokens pro Woche',
        'GIFs in hoher Auflösung',
        'Bilder in 4K',
        'HD-Export',
        'Ohne Wasserzeichen',
        'Erweiterte Prompts',
        'Vorrang in der Warteschlange',
      ],
    },
    premium: {
      description: 'Für Teams und Marken, die nie stillstehen.',
      badge: null,
      features: [
        '1.000 Bild-Credits pro Woche',
        'Schnellstes Rendering',
        'Neue Tools vor allen anderen',
        'Bevorzugter Support',
        '4K-Export',
        'Team-Workspace',
      ],
    },
  },
  pricing: {
    title: 'Ein Abo, unendlich viele Loops',
    loading: 'Tarife werden geladen …',
    chat: 'Schreib uns',
    getStarted: 'Loslegen',
    signUp: 'Registrieren',
    alreadyHaveAccount: 'Schon ein Konto? Anmelden',
    currentPlan: 'Aktueller Tarif',
    current: 'Aktuell',
    upgrade: 'Upgraden',
    downgrade: 'Downgraden',
    failed: 'Etwas ist schiefgegangen.',
    pageTitle: 'Preise',
    pageDescription: (basicPrice, premiumPrice) =>
      `Starte gratis mit 5 Tokens pro Woche. Creator kostet ${basicPrice}, Studio ${premiumPrice} im Monat. Jederzeit kündbar.`,
    intro: (imageTokens, gifTokens) =>
      `Ein Bild kostet ${imageTokens} Token, ein GIF im Loop ${gifTokens}. Neue Tokens gibt es jeden Montag. Du zahlst monatlich und kündigst mit einem Klick.`,
    perMonth: '/Monat',
    forGood: 'für immer',
    trial: (days) => `Die ersten ${days} Tage gratis`,
    sandbox: 'Testmodus: Probiere jeden Tarif aus, deine Karte wird nicht belastet.',
    notSold: 'Bezahlte Tarife gibt es hier nicht. Alle nutzen Starter.',
    chatQuestion: 'Ein Team, eine Kampagne, eine verrückte Idee? {chat}',
  },
};
