/** The cuts of a model's clip. */
export const texts = {
  title: 'Where it closes',
  /** `ratio` is the last step over the 90th percentile of the others. */
  seam: (ratio: string): string =>
    `The step back to the start is ${ratio} × one of its larger steps.`,
  jump: (ratio: string): string =>
    `The step back to the start is ${ratio} × one of its larger steps: it may show.`,
  seconds: (count: string): string => `${count} s`,
  /** How a cut closes, and how well. */
  way: (way: string, score: string): string => `${way} · ${score}`,
  ways: { native: 'Closes by itself', plain: 'Clean cut', fade: 'Soft fade' },
  /** Where in the clip the cut begins. */
  from: (seconds: string): string => `From second ${seconds} of the clip.`,
  boomerang: 'There and back',
  boomerangWay: 'Backwards, too',
  hint: (day: string): string =>
    `Another cut costs nothing and joins this one in your gallery. Until ${day}.`,
  gone: 'The clip is no longer kept: this cut stays as it is.',
  cutting: 'Cutting',
  /** How many go first. */
  queued: (ahead: number): string => (ahead === 0 ? 'Next in line' : `${ahead} ahead of you`),
  cancel: 'Cancel',
  ready: 'Here it is.',
  failed: 'That cut did not work out. Please try again.',
} as const;
