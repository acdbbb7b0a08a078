import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'KI-GIFs und Bilder, die nahtlos loopen',
    pageDescription:
      'KI-GIFs und Mikrovideos in Sekunden: Tippe einen Satz und erhalte ein Bild oder ein GIF, das nahtlos loopt. Kostenlos starten.',
    title: 'Sag es einmal. Schau ewig zu.',
    lead: 'KI-GIFs und Mikrovideos in Sekunden. Tippe einen Satz und erhalte ein Bild – oder ein GIF, das so sauber loopt, dass du keine Naht findest.',
  },
  generator: {
    pageTitle: 'KI-GIF-Generator: vom Text zum Loop-GIF',
    pageDescription:
      'Mache aus Text ein GIF, das ohne Sprung von vorn beginnt: Szene beschreiben, Länge, Bildrate und Format wählen, posten. Ganz ohne Animationskenntnisse.',
    title: 'Der KI-GIF-Generator für wirklich nahtlose Loops',
    lead: 'Beschreibe eine Szene in einfachen Worten, und Sekunden später bewegt sie sich: ein GIF im richtigen Format für deinen Kanal, ohne Sprung beim Neustart.',
  },
  hero: {
    promptLabel: 'Beschreibe ein Bild oder einen Loop',
    promptPlaceholder: 'a cat surfing at sunset',
    promptHint: 'Bitte auf Englisch: Andere Sprachen versteht unser Bildgenerator nicht.',
    create: 'Erstellen',
    ideas: { whale: 'Fliegender Wal', robot: 'Roboter im Garten', fox: 'Winkender Fuchs' },
    start: 'Kostenlos starten',
    logIn: 'Anmelden',
    note: (pictures, plan, days) =>
      `${pictures} Bilder pro Woche gratis, ohne Kreditkarte. GIFs gibt es mit ${plan}, ${days} Tage kostenlos.`,
  },
  carousel: {
    label: 'Loops, erstellt mit Loopwright',
    role: 'Karussell',
    slideRole: 'Folie',
    slide: (number, count) => `${number} von ${count}`,
    choose: (number, prompt) => `Loop ${number} zeigen: ${prompt}`,
    pause: 'Loops anhalten',
    play: 'Loops abspielen',
    words: 'Prompt',
    quote: (prompt) => `„${prompt}“`,
  },
};
