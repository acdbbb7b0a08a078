import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['plans'] = {
  title: 'Tarife im Vergleich',
  rows: {
    contents: 'Enthalten',
    tokens: 'Tokens pro Woche',
    images: 'Das sind: Bilder pro Woche',
    gifs: 'Oder: GIFs pro Woche',
    imageSize: 'Bilder bis',
    gifSize: 'GIFs bis',
    gifLength: 'GIF-Länge',
    styles: 'Stile, Varianten und Seeds',
    noWatermark: 'Ohne Wasserzeichen',
    queue: 'Platz in der Warteschlange',
    documents: 'Studio-Dokumente',
    exports: 'Exporte pro Stunde',
    storage: 'Speicherplatz',
    support: 'Bevorzugter Support',
    trial: 'Testphase',
    formats: 'Exportformate',
    visibility: 'Private Kreationen',
    rights: 'Kommerzielle Nutzung',
  },
  values: {
    yes: 'Ja',
    no: 'Nein',
    queue: ['Standard', 'Vorrang', 'Ganz vorn'],
    days: (count) => `${count} Tage`,
    answer: {
      hours: (count) => `Antwort innerhalb von ${count} ${count === 1 ? 'Stunde' : 'Stunden'}`,
      workingDays: (count) =>
        `Antwort innerhalb von ${count} ${count === 1 ? 'Werktag' : 'Werktagen'}`,
    },
    visibility: 'In jedem Tarif: Nur wer deinen Link hat, sieht sie.',
    rights: 'In jedem Tarif, auch nach der Kündigung.',
  },
  questions: {
    title: 'Fragen zu den Tarifen',
    tokens: {
      question: 'Was bekomme ich für einen Token, und wann gibt es neue?',
      answer: (image, gif) =>
        `Ein Bild kostet ${image} Token, ein GIF ${gif}. Neue Tokens gibt es jeden Montag um 00:00 Uhr (UTC-5). Tokens, die du bis dahin nicht verbraucht hast, verfallen.`,
    },
    failed: {
      question: 'Was passiert, wenn eine Generierung fehlschlägt?',
      answer: 'Du bekommst die Tokens zurück. Das gilt auch, wenn du eine Generierung abbrichst.',
    },
    trial: {
      question: 'Wie funktioniert die Testphase?',
      answer: (plan, days) =>
        `${plan} beginnt mit ${days} kostenlosen Tagen, einmal pro Person. Kündigst du vorher, zahlst du nichts.`,
    },
    change: {
      question: 'Kann ich zwischen bezahlten Tarifen wechseln?',
      answer:
        'Ja. Der Wechsel gilt sofort, und der Rest des Monats wird anteilig verrechnet. Bei einem Upgrade bekommst du die zusätzlichen Tokens sofort.',
    },
    end: {
      question: 'Was passiert, wenn ich kündige?',
      answer: (plan) =>
        `Dein Tarif läuft bis zum Ende des bezahlten Zeitraums. Danach bist du bei ${plan}, und alles, was du erstellt hast, bleibt in deiner Galerie.`,
    },
    visibility: {
      question: 'Wer kann sehen, was ich erstelle?',
      answer:
        'Nichts wird von selbst veröffentlicht. Jede Kreation hat einen Link, den man nicht erraten kann. Nur wer ihn von dir bekommt, kann sie öffnen.',
    },
  },
};
