import type { TextStyle } from '../../document/text-schema.ts';

/** A caption at a moment of the time that it is shown. */
export interface CaptionState {
  /** 0 to 1, from the start of the time that it is shown to its end. */
  readonly share: number;
  /** How long it is shown, in seconds. */
  readonly seconds: number;
}

/** What a preset does to the whole text. Lengths are shares of the text's width and height. */
export interface TextMotion {
  readonly x: number;
  readonly scale: number;
  readonly opacity: number;
}

const STILL: TextMotion = { x: 0, scale: 1, opacity: 1 };

/**
 * Where on the ring a caption is shown.
 * @param phase of the document @param seconds of one round
 * @returns null outside of its span. A caption that is always shown has its change, such as popping, in the middle of
 *   the round, so that the first and the last frame show it.
 */
export function captionStateAt(
  { span }: Pick<TextStyle, 'span'>,
  phase: number,
  seconds: number,
): CaptionState | null {
  if (span === null) return { share: (phase + 0.5) % 1, seconds };
  const length = wrap(span.to - span.from) || 1;
  const share = wrap(phase - span.from) / length;
  return share < 1 ? { share, seconds: seconds * length } : null;
}

const wrap = (value: number): number => value - Math.floor(value);
const easeOut = (share: number): number => 1 - (1 - share) ** 3;
/** Goes a little beyond 1 and back. */
const overshoot = (share: number): number => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2;

/** How far a text has come in, and gone out again: 0 to 1. */
function entrance({ share, seconds }: CaptionState, inSeconds: number, outSeconds: number) {
  const inShare = Math.min(inSeconds / seconds, 0.3);
  const outShare = Math.min(outSeconds / seconds, 0.2);
  return {
    entered: Math.min(1, share / inShare),
    left: Math.max(0, (share - 1) / outShare + 1),
  };
}

/** The motion of the whole text. The first and the last moment are the same, for every preset. */
export function textMotion(preset: TextStyle['preset'], state: CaptionState): TextMotion {
  if (preset === 'pop') {
    const { entered, left } = entrance(state, 0.4, 0.2);
    return {
      ...STILL,
      scale: Math.max(0, overshoot(entered) * (1 - left * left)),
      opacity: Math.min(1, entered * 3),
    };
  }
  if (preset === 'slide') {
    const { entered, left } = entrance(state, 0.5, 0.4);
    return {
      ...STILL,
      x: 0.6 * (left ** 3 - (1 - easeOut(entered))),
      opacity: easeOut(entered) * (1 - left ** 2),
    };
  }
  return STILL;
}

/** Whole, so that it closes. @param seconds of one repetition, about */
const repetitions = (state: CaptionState, seconds: number): number =>
  Math.max(1, Math.round(state.seconds / seconds));

/** How far a part is above its place, as a share of the font's size. */
export function partLift(preset: TextStyle['preset'], state: CaptionState, index: number): number {
  if (preset === 'wave') {
    const turns = state.share * repetitions(state, 1.6);
    return 0.11 * Math.sin(2 * Math.PI * turns - index * 0.55);
  }
  if (preset === 'bounce') {
    const turns = state.share * repetitions(state, 0.8);
    return 0.3 * Math.abs(Math.sin(Math.PI * turns - index * 0.3));
  }
  return 0;
}

/** How many of the parts are shown: they are typed, stay, and are deleted again. */
export function typedParts(state: CaptionState, count: number): number {
  if (count === 0) return 0;
  const typing = Math.min((count * 0.07) / state.seconds, 0.45);
  const deleting = Math.min((count * 0.03) / state.seconds, 0.2);
  const typed = state.share / typing;
  const left = (1 - state.share) / deleting;
  return Math.min(count, Math.floor(Math.max(0, Math.min(typed, left)) * count + 1e-6));
}

/** By how much the colors of a rainbow are turned, as a share of all hues. */
export const rainbowTurn = (state: CaptionState): number =>
  wrap(state.share * repetitions(state, 2));
