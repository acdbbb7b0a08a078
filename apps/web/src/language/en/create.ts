import {
  couldNotDraw,
  CREATE_MESSAGES,
  FORM_MESSAGES,
  GALLERY_MESSAGES,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { styles } from '../all/style-names/en.ts';

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
    'Type a sentence and get an image or a seamlessly looping GIF, ready to download and post.',
  /** How many are left, in the bar of small screens. */
  tokensLine: (count: number): string => `${CREATE_MESSAGES.tokens}: ${count}`,
  /** When the week's tokens are used up. */
  refill: (day: string): string => `New tokens on ${day}.`,
  /** A larger plan and what it adds, where the current one falls short. */
  offer: {
    title: (plan: string, price: string): string => `${plan}: ${price} a month`,
    tokens: (count: number): string => `${count} tokens a week`,
    gifs: (size: string): string => `GIFs up to ${size}`,
    images: (size: string): string => `Images up to ${size}`,
    noWatermark: 'No watermark',
    styles: 'Styles, variations and seeds',
  },
  title: 'What are you making?',
  whatToMake: 'What to make',
  locked: '(locked)',
  promptPlaceholder: 'A cat riding a surfboard on the ocean at sunset',
  /** Under the prompt, for languages that the built-in engine does not read: it reads English. */
  promptHint: '',
  /** Below zero: that many too many. */
  charactersLeft: (count: number): string => (count < 0 ? `${-count} too many` : `${count} left`),
  earlierPrompts: 'Your earlier prompts',
  optional: '(optional)',
  pickReference: 'Drop, paste or choose an image',
  dropReference: 'Drop to use as reference',
  removeReference: 'Remove the reference image',
  referencePreview: 'Your reference image',
  /** `{count}` stays: the number is set there. */
  tokenCount: (count: number): string => (count === 1 ? '{count} token' : '{count} tokens'),
  cost: (tokens: number): string => (tokens === 1 ? 'Costs 1 token' : `Costs ${tokens} tokens`),
  shortcut: '⌘ or Ctrl + Enter',

  /** A fuller version of the prompt, to take or to leave. */
  enhance: {
    button: 'Enhance',
    /** What pressing it does, by who does it. */
    hint: {
      rules: 'Adds light, color and framing where your prompt leaves them open.',
      model: 'A text model reads your prompt and fills in what it leaves open.',
    },
    busy: 'Enhancing…',
    title: 'Suggested prompt',
    byModel: 'from a text model',
    /** `words`: all that was added. */
    added: (words: string): string => `Added: ${words}`,
    take: 'Use this',
    leave: 'Keep mine',
    isThere: 'There is a suggested prompt below yours.',
    standIn: 'The model was unavailable, so we used our built-in suggestions.',
    unchanged: {
      complete: 'Your prompt has everything it needs.',
      unreadable: "We couldn't find anything to add. Try simpler English.",
      full: "There's no room left to add anything.",
    },
    used: 'Prompt updated.',
    undo: 'Undo',
    undone: 'Your prompt is back.',
    away: "You seem to be offline. Your prompt is unchanged. Try again when you're back.",
    failed: "Couldn't enhance that. Your prompt is unchanged.",
  },

  /** Words that the built-in engine does not know. */
  couldNotDraw,

  tooFewTokens: (possible: number): string =>
    possible === 0 ? 'Not enough tokens.' : `You have enough tokens for ${possible}.`,

  /** Of paid plans. The words of `locked` that are a link stand there as they are. */
  advanced: {
    title: 'Style & variations',
    locked: 'Styles, variations and seeds come with Creator and Studio. See plans.',
    lockedLink: 'See plans',
    style: 'Style',
    noStyle: 'None',
    styles,
    variations: 'Variations',
    times: (count: number): string => `× ${count}`,
    negativePrompt: 'Exclude',
    negativePlaceholder: 'people, text, clutter',
    negativeTooLong: 'Negative prompts can have at most 500 characters.',
    negativeInvisible: FORM_MESSAGES.invisibleCharacters,
  },

  variations: {
    title: 'Variations',
    arrived: (count: number, asked: number): string =>
      count === asked
        ? `${count} variations ready.`
        : `${count} of ${asked} finished. You were charged for ${count}.`,
    open: (number: number): string => `Open variation ${number}`,
    tile: (number: number): string => `Variation ${number}`,
    tileReady: (number: number): string => `Variation ${number}: ready`,
    tileMissing: (number: number): string => `Variation ${number}: failed`,
  },

  tweak: {
    model: 'Model',
    title: 'Size & motion',
    shape: 'Shape',
    size: 'Size',
    /** Pixels of the longest side. */
    pictureSize: (pixels: number): string => (pixels === 3840 ? '4K' : `${pixels} px`),
    /** Pixels of the shorter side. */
    loopSize: (pixels: number): string => `${pixels}p`,
    inHigherPlan: '(in a higher plan)',
    length: 'Length',
    seconds: (count: number): string => `${count} s`,
    frameRate: 'Frame rate',
    framesPerSecond: (count: number): string => `${count} fps`,
    seed: 'Seed',
    randomSeed: 'Random',
    shuffleSeed: 'Shuffle the seed',
    keepSeed: 'Lock the seed',
    seedKept: 'Locked: same prompt, same result.',
    seedFree: 'Random each time. Lock it to change only the prompt.',
  },

  stage: 'Result',
  ideasTitle: 'Need an idea? Try one:',
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
    sending: 'Submitting',
    /** How many go first. */
    queued: (ahead: number): string =>
      ahead === 0 ? 'Next in the queue' : `${ahead} ahead in the queue`,
    drawing: 'Drawing',
    finishingImage: 'Finishing',
    finishingGif: 'Closing the loop',
    saving: 'Saving',
    cancelling: 'Canceling',
    cancel: 'Cancel',
    notify: 'Notify me when it is done',
    willNotify: 'We will notify you when it is done.',
    mayLeave: "Feel free to leave. We'll save it to your gallery.",
  },

  /** Generations that wait or run beside the stage. */
  queue: {
    title: 'Queue',
    add: 'Add to queue',
    count: (open: number, limit: number): string => `${open} of ${limit}`,
    full: 'The queue is full. Add more when some are done.',
    cancel: (prompt: string): string => `Cancel: ${prompt}`,
    tryAgain: 'Try again',
    tryAgainWith: (prompt: string): string => `Try again: ${prompt}`,
    dismiss: (prompt: string): string => `Dismiss: ${prompt}`,
    finished: (prompt: string): string => `Finished: ${prompt}`,
    failed: (prompt: string): string => `Failed: ${prompt}`,
  },

  /** Under the prompt while typing: its words, as the built-in engine reads them. */
  words: {
    drawn: (words: string): string => `Draws: ${words}`,
    standIns: (words: string): string => `Drawn as something similar: ${words}`,
    notDrawn: (words: string): string => `Not drawn: ${words}`,
  },

  ready: {
    image: 'Your image is ready.',
    gif: 'Your loop is ready.',
    text: 'Response ready.',
  },
  result: {
    vary: 'Vary',
    animate: 'Animate this',
    useAsReference: 'Use as reference',
    favorite: 'Favorite',
    share: 'Share',
    shareTitle: 'Made with Loopwright',
    linkCopied: GALLERY_MESSAGES.linkCopied,
    shareFailed: GALLERY_MESSAGES.shareFailed,
    changeFailed: "That didn't work. Please try again.",
    enlarge: 'Enlarge',
    upscale: 'Upscale · free',
  },
  history: {
    title: 'History',
    empty: 'What you make appears here.',
    failed: "We couldn't load your history.",
    gif: 'GIF',
    bringBackGif: (prompt: string): string => `Bring back GIF: ${prompt}`,
    bringBack: (prompt: string): string => `Bring back: ${prompt}`,
  },
  download: 'Download',
  export: 'Export',
  editInStudio: 'Edit in Studio',
  editFailed: "Couldn't open the Studio. Please try again.",
  seeInGallery: 'View in gallery',
  play: 'Play the loop',
} as const;
