import { takeCaption } from './caption.ts';
import { choosePlace, chooseStyle } from './places.ts';
import { Reader } from './reader.ts';
import { scan } from './scan.ts';
import type { PromptSpec } from './spec.ts';
import { tokenize } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads a prompt in English. Never fails: what is not understood is listed in `unknown`, and an
 * empty prompt gives an empty spec. The same prompt and vocabulary give the same spec.
 */
export function parsePrompt(prompt: string, vocabulary: Vocabulary): PromptSpec {
  const { caption, rest } = takeCaption(prompt);
  const reader = new Reader(scan(tokenize(rest), vocabulary), vocabulary);
  reader.read();
  const { places, placeHints, styles, time, weather } = reader.atmosphere;
  const place = choosePlace(places);
  const style = chooseStyle(styles);
  const unknown = [...reader.unknown, ...place.dropped, ...style.dropped];
  return {
    prompt,
    subjects: reader.cast.subjects,
    relations: reader.cast.relations,
    setting: place.chosen ?? choosePlace(placeHints).chosen,
    time,
    weather,
    style: style.chosen,
    caption,
    colours: reader.colours,
    backdrop: reader.backdrop,
    unknown: [...new Set(unknown)],
  };
}
