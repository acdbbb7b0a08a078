/** The cuts of a model's clip. */
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
} as const;
