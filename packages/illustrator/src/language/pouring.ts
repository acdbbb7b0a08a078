import type { Focus } from './focus.ts';
import { isPourable } from './kinds-of-things.ts';
import type { Cast } from './subjects.ts';

const VESSELS_OF_DRINKS: Readonly<Record<string, string>> = {
  '@coffee': 'teapot',
  'hot-beverage': 'teapot',
  'teacup-without-handle': 'teapot',
  'wine-glass': 'bottle-with-popping-cork',
  'bottle-with-popping-cork': 'bottle-with-popping-cork',
};

/** What is poured into something comes out of what it is kept in. */
export function pourFrom(cast: Cast, index: number): void {
  cast.reshape(index, VESSELS_OF_DRINKS[cast.subjects[index]?.glyph ?? ''] ?? '@jug');
}

/** "pouring tea into a cup": no person is named, so that a pot pours by itself. */
export function pourThings(focus: Focus): void {
  for (const [index, subject] of focus.cast.subjects.entries()) {
    if (subject.motion !== 'pour' || focus.isAnimate(index)) continue;
    if (!isPourable(subject.glyph, focus.vocabulary)) {
      focus.cast.stop(index);
      continue;
    }
    const target = focus.cast.relations.find(({ from }) => from === index)?.to;
    if (target === undefined) focus.cast.equip(index, '@coffee', 'above');
    else {
      for (const kind of ['inside', 'in', 'on', 'beside', 'work'] as const) {
        focus.cast.unrelate(index, target, kind);
      }
      focus.cast.relate(index, target, 'above');
    }
    pourFrom(focus.cast, index);
  }
}
