import type { Catalogue } from '../catalogue.ts';

const list = new Intl.ListFormat('de');
const named = (words: readonly string[]): string => list.format(words.map((word) => `„${word}“`));
const couldNotDraw = (words: readonly string[]): string =>
  `Wir konnten ${named(words)} nicht zeichnen.`;

export const texts: Catalogue['create'] = {
  image: 'Bild',
  gif: 'GIF',
  prompt: 'Prompt',
  reference: 'Referenzbild',
  referenceHint: 'PNG / JPG / WEBP ≤ 5 MB',
  tokens: 'TOKENS',
  loggedOut: 'Melde dich an, um Bilder oder GIFs zu erstellen.',
  generateImage: 'Bild generieren',
  generateGif: 'GIF generieren',
  busyGif: 'Animation wird gezaubert …',
  busyImage: 'Pixel werden gemalt …',
  brewing: 'Einen Moment noch, deine Kreation entsteht …',
  empty: 'Hier erscheint dein Ergebnis.',
  enterPrompt: 'Gib einen Prompt ein',
  unsupportedFile: 'Dieser Dateityp wird nicht unterstützt',
  fileTooLarge: 'Die Datei ist größer als 5 MB',
  pleaseLogIn: 'Bitte melde dich an, um etwas zu generieren.',
  gifLocked: 'GIFs gibt es nur mit Creator und Studio. Jetzt upgraden.',
  outOfTokens: 'Deine Tokens für diese Woche sind aufgebraucht.',
  failed: 'Das Generieren hat nicht geklappt. Versuche es noch einmal.',
  noContent: 'Kein Inhalt erhalten',
  emptyGif: 'Das erhaltene GIF ist leer',
  upgrade: 'Upgraden',

  promptTooLong: 'Prompts können höchstens 2.000 Zeichen haben.',
  invisibleCharacters: 'Bitte entferne unsichtbare Zeichen.',
  cancelled: 'Abgebrochen. Es wurde nichts berechnet.',

  loggedOutLink: 'Melde dich an',
  pleaseLogInLink: 'melde dich an',
  gifLockedLink: 'Jetzt upgraden',

  pageTitle: 'Erstellen',
  pageDescription:
    'Tippe einen Satz und erhalte ein Bild oder ein nahtlos loopendes GIF, bereit zum Herunterladen und Posten.',
  tokensLine: (count) => `TOKENS: ${count}`,
  /** When the week's tokens are used up. */
  refill: (day: string): string => `Neue Tokens gibt es am ${day} Uhr.`,
  title: 'Was möchtest du erstellen?',
  whatToMake: 'Art der Kreation',
  locked: '(gesperrt)',
  promptPlaceholder: 'A cat riding a surfboard on the ocean at sunset',
  promptHint: 'Bitte auf Englisch: Andere Sprachen versteht unser Bildgenerator nicht.',
  charactersLeft: (count) => (count < 0 ? `${-count} zu viel` : `Noch ${count}`),
  optional: '(optional)',
  pickReference: 'Bild ablegen, einfügen oder auswählen',
  dropReference: 'Ablegen, um es als Referenz zu nutzen',
  removeReference: 'Referenzbild entfernen',
  referencePreview: 'Dein Referenzbild',
  tokenCount: (count) => (count === 1 ? '{count} Token' : '{count} Tokens'),
  cost: (tokens) => (tokens === 1 ? 'Kostet 1 Token' : `Kostet ${tokens} Tokens`),
  shortcut: '⌘ oder Strg + Enter',

  enhance: {
    button: 'Verbessern',
    hint: {
      rules: 'Ergänzt Licht, Farben und Bildausschnitt, wo dein Prompt sie offenlässt.',
      model: 'Ein Textmodell liest deinen Prompt und ergänzt, was er offenlässt.',
    },
    busy: 'Wird verbessert …',
    title: 'Prompt-Vorschlag',
    byModel: 'von einem Textmodell',
    added: (words) => `Ergänzt: ${words}`,
    take: 'Übernehmen',
    leave: 'Meinen behalten',
    isThere: 'Unter deinem Prompt steht ein Vorschlag.',
    standIn:
      'Das Textmodell war nicht verfügbar. Der Vorschlag stammt aus unseren eingebauten Ergänzungen.',
    unchanged: {
      complete: 'Dein Prompt hat alles, was er braucht.',
      unreadable: 'Wir konnten nichts ergänzen. Versuche es mit einfacherem Englisch.',
      full: 'Für Ergänzungen ist kein Platz mehr.',
    },
    used: 'Prompt aktualisiert.',
    undo: 'Rückgängig',
    undone: 'Dein Prompt ist wiederhergestellt.',
    away: 'Du bist wohl offline. Dein Prompt ist unverändert. Versuche es noch einmal, sobald du wieder verbunden bist.',
    failed: 'Verbessern hat nicht geklappt. Dein Prompt ist unverändert.',
  },

  couldNotDraw,
  nothingToDraw: (words) =>
    `${couldNotDraw(words)} Nenne Dinge auf Englisch, zum Beispiel „a fox in the snow“. Es wurde nichts berechnet.`,

  tooFewTokens: (possible) =>
    possible === 0 ? 'Nicht genug Tokens.' : `Deine Tokens reichen für ${possible}.`,

  advanced: {
    title: 'Stil & Varianten',
    locked: 'Stile, Varianten und Seeds gibt es mit Creator und Studio. Tarife ansehen.',
    lockedLink: 'Tarife ansehen',
    style: 'Stil',
    noStyle: 'Ohne',
    styles: {
      watercolor: 'Aquarell',
      sketch: 'Bleistift',
      comic: 'Comic',
      papercut: 'Papercut',
      clay: 'Knete',
      pixel: 'Pixel-Art',
      lowpoly: 'Low Poly',
      neon: 'Neon',
      vintage: 'Vintage',
      noir: 'Film noir',
      stained: 'Buntglas',
    },
    variations: 'Varianten',
    times: (count) => `× ${count}`,
    negativePrompt: 'Ausschließen',
    negativePlaceholder: 'people, text, clutter',
    negativeTooLong: 'Negative Prompts können höchstens 500 Zeichen haben.',
    negativeInvisible: 'Bitte entferne unsichtbare Zeichen.',
  },

  variations: {
    title: 'Varianten',
    arrived: (count, asked) =>
      count === asked
        ? `${count} Varianten fertig.`
        : `Fertig: ${count} von ${asked}. Nur das kostet Tokens.`,
    open: (number) => `Variante ${number} öffnen`,
    tile: (number) => `Variante ${number}`,
    tileReady: (number) => `Variante ${number}: fertig`,
    tileMissing: (number) => `Variante ${number}: fehlgeschlagen`,
  },

  tweak: {
    model: 'Modell',
    title: 'Größe & Bewegung',
    shape: 'Format',
    size: 'Größe',
    pictureSize: (pixels) => (pixels === 3840 ? '4K' : `${pixels} px`),
    loopSize: (pixels) => `${pixels}p`,
    inHigherPlan: '(in einem höheren Tarif)',
    length: 'Länge',
    seconds: (count) => `${count} s`,
    frameRate: 'Bildrate',
    framesPerSecond: (count) => `${count} fps`,
    seed: 'Seed',
    randomSeed: 'Zufällig',
    shuffleSeed: 'Seed neu würfeln',
    keepSeed: 'Seed fixieren',
    seedKept: 'Fixiert: gleicher Prompt, gleiches Ergebnis.',
    seedFree: 'Zufällig. Fixiere ihn, um nur den Prompt zu ändern.',
  },

  stage: 'Ergebnis',
  ideasTitle: 'Brauchst du eine Idee? Probiere eine aus:',
  ideas: {
    surfingCat: 'eine Katze, die bei Sonnenuntergang auf dem Meer surft',
    balloons: 'drei rote Ballons über einer Stadt bei Nacht',
    penguins: 'zwei Pinguine unter dem Nordlicht',
    coffee: 'eine dampfende Tasse Kaffee am verregneten Fenster',
    fox: 'ein Fuchs, der im verschneiten Wald winkt, Aquarell',
    rocket: 'eine Rakete über Neonbergen, „LAUNCH DAY“',
  },

  progress: {
    label: 'Fortschritt',
    sending: 'Wird gesendet',
    queued: (ahead) => (ahead === 0 ? 'Als Nächstes dran' : `Noch ${ahead} davor`),
    drawing: 'Wird gezeichnet',
    finishingImage: 'Letzter Schliff',
    finishingGif: 'Loop wird geschlossen',
    saving: 'Wird gespeichert',
    cancelling: 'Wird abgebrochen',
    cancel: 'Abbrechen',
    mayLeave: 'Du kannst diese Seite verlassen. Das Ergebnis kommt in deine Galerie.',
  },

  ready: {
    image: 'Dein Bild ist fertig.',
    gif: 'Dein Loop ist fertig.',
    text: 'Die Antwort ist fertig.',
  },
  download: 'Herunterladen',
  seeInGallery: 'In der Galerie ansehen',
  play: 'Loop abspielen',
};
