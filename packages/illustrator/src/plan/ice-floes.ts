import { isAnimate } from '../language/kinds-of-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { leavingOut, showWords, withLandform } from './spec-changes.ts';
import { takeBackWords } from './word-lists.ts';

const ON_ICE =
  /\bon (?:top of )?(?:an? |the |some |their |its )?(?:[\w-]+ ){0,2}?(?:icebergs?|ice floes?|ice sheet|ice block|(?:melting|floating|drifting|thin|broken) ice|(?:piece|block|chunk|slab|sheet) of (?:\w+ )?ice)\b/i;
const SAID = /^(?:icebergs?|ice floes?|ice|floating|drifting|block|piece|on)$/i;
const NOT_SHOWN: ReadonlySet<string> = new Set(['melting']);
const PLACES: ReadonlySet<string | null> = new Set([null, 'ocean', 'snowfield', 'ice', 'icerink']);

/** "penguins on an iceberg": it drifts in the open sea, with a flat top for all of them. */
export function onIceFloes(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const [first] = spec.subjects;
  if (first === undefined || !ON_ICE.test(spec.prompt) || !PLACES.has(spec.setting)) return spec;
  const isPlain = spec.format === null && spec.backdrop === null;
  if (!isPlain || first.person !== null || !isAnimate(first.glyph, vocabulary)) return spec;
  const bare = leavingOut(spec, ({ glyph }) => /^(?:@iceberg|ice)$/.test(glyph));
  const shown = showWords(bare, SAID);
  return {
    ...shown,
    words: /\bmelting\b/i.test(spec.prompt) ? takeBackWords(shown.words, NOT_SHOWN) : shown.words,
    setting: 'isle',
    landforms: withLandform(bare.landforms, 'floe'),
  };
}
