import type { ReadWords } from '../language/accounted-words.ts';
import type { PromptSpec } from '../language/spec.ts';
import { isDeterminer } from './is-in-picture.ts';
import { hasPlaceLight } from './photo-light.ts';

/** What became of a prompt on a photograph. */
export interface PhotoOutcome {
  /** Words of things that should be worn and could not be placed. */
  readonly notPlaced: readonly string[];
  /** Words of what the photograph shows by itself. */
  readonly pictured: readonly string[];
  /** Something is drawn that may move as the prompt says. */
  readonly hasActors: boolean;
}

/** Said of what is put on somebody: these are no movements. */
const WEARING = /^(?:wear\w*|put\w*|with|hav\w+|trag\w*|llev\w*|port\w*|かけ\w*|かぶ\w*|着\w*)/iu;

/**
 * The account of words of a prompt whose place is a photograph. Its subject does not move by itself, a
 * place shows as light alone, and what cannot be put on the face is not drawn.
 */
export function wordsOverPicture(
  spec: Pick<PromptSpec, 'words' | 'places' | 'deeds' | 'setting'>,
  { notPlaced, pictured, hasActors }: PhotoOutcome,
): ReadWords {
  const { words, places, deeds, setting } = spec;
  const isPlace = (word: string): boolean => places.includes(word);
  const isUnshown = (word: string): boolean =>
    notPlaced.includes(word) ||
    (isPlace(word) && !hasPlaceLight(setting)) ||
    (!hasActors && deeds.includes(word) && !WEARING.test(word));
  const isLight = (word: string): boolean => isPlace(word) && !isUnshown(word);
  const isPictured = (word: string): boolean => pictured.includes(word);
  const kept = words.standIns.filter(
    ({ word }) => !isUnshown(word) && !isLight(word) && !isPictured(word),
  );
  const claimed = [...words.drawn, ...words.standIns.map(({ word }) => word)];
  return {
    drawn: [
      ...words.drawn.filter((word) => !isUnshown(word) && !isLight(word)),
      ...words.standIns.flatMap(({ word }) => (isPictured(word) ? [word] : [])),
    ],
    standIns: [...kept, ...claimed.filter(isLight).map((word) => ({ word, as: 'light' }))],
    // "Put sunglasses on" asks for the picture to be changed: its verb is no movement.
    notDrawn: [
      ...words.notDrawn.filter((word) => !WEARING.test(word) && !isDeterminer(word)),
      ...claimed.filter(isUnshown),
    ],
  };
}
