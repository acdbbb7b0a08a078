import { takeCaption } from './caption.ts';
import { singularPhrase } from './inflection.ts';
import { choosePlace, chooseStyle } from './places.ts';
import { Reader } from './reader.ts';
import { scan } from './scan.ts';
import { senseOf } from './sense.ts';
import type { PromptSpec } from './spec.ts';
import { type Cast, noModifiers } from './subjects.ts';
import { tokenize } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Adds the thing that a place is named after, if there is a picture of it. */
function showPlaceAsThing(cast: Cast, source: string, vocabulary: Vocabulary): void {
  const words = source.toLowerCase().split(' ');
  for (const name of [words.join(' '), ...words]) {
    const [item] = scan(tokenize(name), vocabulary);
    const glyph = senseOf(item, 'noun')?.glyph ?? vocabulary.lookup(singularPhrase(name))[0]?.glyph;
    if (!item || glyph === undefined || LOGO.test(name)) continue;
    cast.add(glyph, { ...item, isPlural: false }, noModifiers());
    return;
  }
}

const LOGO = /logo|icon|emblem|sticker/i;

/**
 * Reads a prompt in English. Never fails: what is not understood is listed in `unknown`, and an
 * empty prompt gives an empty spec. The same prompt and vocabulary give the same spec.
 */
export function parsePrompt(prompt: string, vocabulary: Vocabulary): PromptSpec {
  const { caption, rest } = takeCaption(prompt);
  const reader = new Reader(scan(tokenize(rest), vocabulary), vocabulary);
  reader.read();
  const { places, placeHints, styles, time, weather, crop } = reader.atmosphere;
  const place = choosePlace(places);
  // "a mountain logo": a place that becomes the thing to be shown.
  if (reader.cast.subjects.length === 0 && places.some(({ source }) => LOGO.test(source))) {
    for (const { source } of places) showPlaceAsThing(reader.cast, source, vocabulary);
  }
  const style = chooseStyle(styles);
  const unknown = [...reader.unknown, ...place.dropped, ...style.dropped];
  return {
    prompt,
    subjects: reader.cast.subjects,
    relations: reader.cast.relations,
    setting: place.chosen ?? choosePlace(placeHints).chosen,
    crop,
    time,
    weather,
    style: style.chosen,
    caption,
    colours: reader.colours,
    backdrop: reader.backdrop,
    unknown: [...new Set(unknown)],
  };
}
