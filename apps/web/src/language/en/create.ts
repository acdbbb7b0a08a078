import { CREATE_MESSAGES, FORM_MESSAGES, SERVER_MESSAGES } from '@loopwright/contract';

/** The create screen. */
export const texts = {
  ...CREATE_MESSAGES,
  promptTooLong: FORM_MESSAGES.promptTooLong,
  invisibleCharacters: FORM_MESSAGES.invisibleCharacters,
  cancelled: SERVER_MESSAGES.cancelled,

  /** The words of `loggedOut`, `pleaseLogIn` and `gifLocked` that are links, as they stand there. */
  loggedOutLink: 'Log in',
  pleaseLogInLink: 'log in',
  gifLockedLink: 'Upgrade',

  pageTitle: 'Create',
  pageDescription:
    'Type a sentence and get a picture or a GIF that loops without a seam, ready to download and post.',
  /** How many are left, in the bar of small screens. */
  tokensLine: (count: number): string => `${CREATE_MESSAGES.tokens}: ${count}`,
  /** When the week's tokens are used up. */
  refill: (day: string): string => `New tokens on ${day}.`,
  title: 'What shall it be?',
  whatToMake: 'What to make',
  locked: '(locked)',
  promptPlaceholder: 'A cat riding a surfboard on the ocean at sunset',
  /** Under the prompt, for languages that the built-in engine does not read: it reads English. */
  promptHint: '',
  /** Below zero: that many too many. */
  charactersLeft: (count: number): string => (count < 0 ? `${-count} too many` : `${count} left`),
  optional: '(optional)',
  pickReference: 'Drop, paste or choose a picture',
  dropReference: 'Let go: it becomes your reference',
  removeReference: 'Remove the reference image',
  referencePreview: 'Your reference',
  /** `{count}` stays: the number is set there. */
  tokenCount: (count: number): string => (count === 1 ? '{count} token' : '{count} tokens'),
  cost: (tokens: number): string => (tokens === 1 ? 'Costs 1 token' : `Costs ${tokens} tokens`),
  shortcut: '⌘ or Ctrl + Enter',

  /** A fuller version of the prompt, to take or to leave. */
  enhance: {
    button: 'Flesh it out',
    /** What pressing it does, by who does it. */
    hint: {
      rules: 'Adds light, colours and framing where your words leave them open.',
      model: 'A text model reads your words and adds what they leave open.',
    },
    busy: 'Looking for words',
    title: 'A fuller version',
    byModel: 'from a text model',
    /** `words`: all that was added. */
    added: (words: string): string => `Added: ${words}`,
    take: 'Use this',
    leave: 'Keep mine',
    isThere: 'A fuller version is here, below your words.',
    standIn: 'The text model had nothing usable to say, so our own rules wrote this.',
    unchanged: {
      complete: 'Nothing is missing. Leave it just like that.',
      unreadable: 'Our rules read plain English, and understand too little of this to add to it.',
      full: 'There is no room left for more words.',
    },
    used: 'Taken.',
    undo: 'Undo',
    undone: 'Your own words are back.',
    away: 'You seem to be offline. Your words are untouched: try again when you are back.',
    failed: 'No words came to us. Yours are untouched: please try again.',
  },

  tooFewTokens: (possible: number): string =>
    possible === 0 ? 'Not enough for one.' : `Your tokens are enough for ${possible}.`,

  /** Of paid plans. The words of `locked` that are a link stand there as they are. */
  advanced: {
    title: 'Style & variations',
    locked: 'Styles, variations and seeds come with Creator and Studio. See plans.',
    lockedLink: 'See plans',
    style: 'Style',
    noStyle: 'As it comes',
    styles: {
      watercolor: 'Watercolour',
      sketch: 'Pencil',
      comic: 'Comic',
      papercut: 'Paper cut',
      clay: 'Clay',
      pixel: 'Pixel art',
      lowpoly: 'Low poly',
      neon: 'Neon',
      vintage: 'Vintage',
      noir: 'Film noir',
      stained: 'Stained glass',
    },
    variations: 'Variations',
    times: (count: number): string => `× ${count}`,
    negativePrompt: 'Leave out',
    negativePlaceholder: 'people, text, clutter',
    negativeTooLong: 'That is more than 500 characters.',
    negativeInvisible: 'Please leave out invisible characters.',
  },

  variations: {
    title: 'Variations',
    arrived: (count: number, asked: number): string =>
      count === asked
        ? `All ${count} are here.`
        : `${count} of ${asked} arrived. Only these were charged.`,
    open: (number: number): string => `Open variation ${number}`,
    tile: (number: number): string => `Variation ${number}`,
    tileReady: (number: number): string => `Variation ${number}: here`,
    tileMissing: (number: number): string => `Variation ${number}: did not arrive`,
  },

  tweak: {
    model: 'Model',
    title: 'Tweak',
    shape: 'Shape',
    size: 'Size',
    /** Pixels of the longest side. */
    pictureSize: (pixels: number): string => (pixels === 3840 ? '4K' : `${pixels} px`),
    /** Pixels of the shorter side. */
    loopSize: (pixels: number): string => `${pixels}p`,
    inHigherPlan: '(in a higher plan)',
    length: 'Length',
    seconds: (count: number): string => `${count} s`,
    frameRate: 'Frames a second',
    framesPerSecond: (count: number): string => `${count} fps`,
    seed: 'Seed',
    randomSeed: 'Random',
    shuffleSeed: 'Shuffle the seed',
    keepSeed: 'Keep this seed',
    seedKept: 'Kept: the same prompt gives the same result.',
    seedFree: 'A new one each time. Keep it to vary only the words.',
  },

  stage: 'Result',
  ideasTitle: 'Short of words? Borrow some:',
  /** What stands on the buttons; the prompts themselves are English in every language. */
  ideas: {
    surfingCat: 'a cat riding a surfboard on the ocean at sunset',
    balloons: 'three red balloons over a city at night',
    penguins: 'two penguins under the northern lights',
    coffee: 'a steaming cup of coffee by a rainy window',
    fox: 'a fox waving in a snowy forest, watercolor',
    rocket: 'a rocket over neon mountains, "LAUNCH DAY"',
  },

  progress: {
    label: 'Progress',
    sending: 'Sending your words',
    /** How many go first. */
    queued: (ahead: number): string => (ahead === 0 ? 'Next in line' : `${ahead} ahead of you`),
    drawing: 'Drawing',
    finishingImage: 'Finishing',
    finishingGif: 'Closing the loop',
    saving: 'Saving',
    cancelling: 'Cancelling',
    cancel: 'Cancel',
    mayLeave: 'You can leave this page: it will be waiting in your gallery.',
  },

  ready: {
    image: 'Your picture is ready.',
    gif: 'Your loop is ready.',
    text: 'The answer is here.',
  },
  download: 'Download',
  seeInGallery: 'See it in your gallery',
  play: 'Play the loop',
} as const;
