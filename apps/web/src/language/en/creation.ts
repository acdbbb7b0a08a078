/** What can be done with a creation: other cuts of its clip, and exports. */
export const texts = {
  title: 'Loop point',
  /** `ratio` is the last step over the 90th percentile of the others. */
  seam: (ratio: string): string => `Smooth loop (${ratio}×).`,
  jump: (ratio: string): string => `Slight jump at the restart (${ratio}×).`,
  seconds: (count: string): string => `${count} s`,
  /** How a cut closes, and how well. */
  way: (way: string, score: string): string => `${way} · ${score}`,
  ways: { native: 'Loops by itself', plain: 'Clean cut', fade: 'Crossfade' },
  /** Where in the clip the cut begins. */
  from: (seconds: string): string => `From second ${seconds} of the clip.`,
  boomerang: 'Boomerang',
  boomerangWay: 'Plays forward, then back',
  hint: (day: string): string => `New cuts are free until ${day} and are added to your gallery.`,
  gone: "We no longer keep the clip, so this loop can't be cut again.",
  cutting: 'Cutting',
  /** How many go first. */
  queued: (ahead: number): string =>
    ahead === 0 ? 'Next in the queue' : `${ahead} ahead in the queue`,
  cancel: 'Cancel',
  ready: 'New cut ready.',
  failed: "Couldn't make that cut. Please try again.",
  /** The export dialog. */
  exports: {
    title: 'Export',
    intro: 'Files that fit where they go. Exports cost no tokens.',
    export: 'Export',
    /** For screen readers: a place or a format. */
    exportFor: (place: string): string => `Export for ${place}`,
    cancel: (place: string): string => `Cancel ${place}`,
    download: (place: string): string => `Download for ${place}`,
    making: (percent: number): string => `${percent} %`,
    unchanged: 'Nothing changed',
    failed: "Couldn't export. Please try again.",
    loadFailed: "We couldn't load the list.",
    tryAgain: 'Try again',
    crop: 'Fill the frame (crop)',
    withoutBackdrop: 'Without backdrop',
    outline: 'White outline',
    custom: 'Your own settings',
    format: 'Format',
    width: 'Width (px)',
    rate: 'Frames per second',
    largest: 'Size limit (kB)',
    states: {
      pass: 'Fits as it is',
      fixable: 'Fits after changes',
      fail: 'Does not fit',
    },
    reasons: {
      needsAnimation: 'Takes animations only',
      needsStill: 'Takes stills only',
      tooLong: 'The loop is too long',
      tooManyBytes: 'The file would be too large',
      noFormat: 'This server cannot make the format',
      cannotMeet: 'Its limits cannot be met',
    },
    changes: {
      resized: (to: string): string => `${to} px`,
      cropped: (_to: string): string => 'cropped',
      padded: (_to: string): string => 'padded',
      flattened: (_to: string): string => 'without transparency',
      fewerFrames: (to: string): string => `${to} fps`,
      duplicatedFrames: (to: string): string => `${to} fps`,
      repeated: (to: string): string => `plays ${to}×`,
      spedUp: (to: string): string => `${to}× speed`,
      stillOnly: (_to: string): string => 'first frame',
      fewerColors: (to: string): string => `${to} colors`,
      lowerQuality: (quality: string): string =>
        quality === '' ? 'quality lowered' : `quality ${quality}`,
    },
  },
} as const;
