import type { HeadLook } from '../language/person.ts';
import { isEyewear } from '../things/nature.ts';
import type { HeldThing } from './held-thing.ts';

const HOODS = /^@(?:cowl|hood|reaper)hat$/;

/**
 * What shows that somebody is old below a hat, which hides the gray hair of their glyph: a woman's gray hair beside the
 * face, a man's gray mustache.
 */
export function lookBelowHat(
  glyph: string,
  head: HeadLook | undefined,
  held: readonly HeldThing[],
): HeadLook | undefined {
  // The inside of a hood is dark around the face.
  if (held.some((thing) => HOODS.test(thing.glyph))) return { ...head, isHooded: true };
  const isHatted = held.some((thing) => thing.hold === 'head' && !isEyewear(thing.glyph));
  if (!isHatted || !glyph.startsWith('old')) return head;
  if (glyph === 'old-man') return { beard: { shape: 'mustache', colour: null }, ...head };
  return { hair: { colour: null, style: 'bob' }, ...head };
}
