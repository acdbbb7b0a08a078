import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['marketing'] = {
  home: {
    pageTitle: 'KI-GIFs und Bilder, die nahtlos loopen',
    pageDescription:
      'KI-GIFs und Mikrovideos in Sekunden: Tipp einen Satz und bekomm ein Bild oder ein GIF, dessen Ende in seinen Anfang greift. Kostenlos starten.',
    title: 'Sag es einmal. Schau ewig zu.',
    lead: 'KI-GIFs und Mikrovideos in Sekunden. Tipp einen Satz und bekomm ein Bild oder ein GIF, dessen Ende so sauber in den Anfang greift, dass niemand die Naht findet.',
  },
  generator: {
    pageTitle: 'KI-GIF-Generator: vom Text zum Endlos-GIF',
    pageDescription:
      'Mach aus Text ein GIF, das ohne Sprung von vorn beginnt: Szene beschreiben, Länge, Bildrate und Format wählen, posten. Ganz ohne Animationskenntnisse.',
    title: 'Der KI-GIF-Generator für wirklich nahtlose Loops',
    lead: 'Beschreib eine Szene in einfachen Worten und Sekunden später bewegt sie sich: ein GIF im Format deines Kanals, ohne Sprung beim Neustart.',
  },
  hero: {
    start: 'Kostenlos starten',
    logIn: 'Anmelden',
    note: (pictures, plan, days) =>
      `${pictures} Bilder pro Woche sind gratis, ohne Karte. Loops gibt es mit ${plan}: ${days} Tage zum Ausprobieren.`,
  },
  carousel: {
    label: 'Loops, gemacht mit Loopwright',
    role: 'Karussell',
    slideRole: 'Bild',
    slide: (number, count) => `${number} von ${count}`,
    choose: (number, prompt) => `Loop ${number} zeigen: ${prompt}`,
    pause: 'Loops anhalten',
    play: 'Loops abspielen',
    words: 'Daraus wurde es',
    quote: (prompt) => `„${prompt}“`,
  },
};
