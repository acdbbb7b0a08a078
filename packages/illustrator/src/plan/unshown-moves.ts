import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { isCalled } from '../language/words-in-english.ts';
import { fitsOnTable } from '../things/nature.ts';
import { hideWords, isRelated, showInLoops, withChanged } from './spec-changes.ts';

const LICKS = /^(?:lick|bit)(?:e?s|ing|ed|ting)?$/i;
const OWN_PARTS =
  /\b(?:lick|bit)\w* (?:its|his|her|their) (?:own |lower )?(?:lips?|paws?|nose|face|fur|fingers?|nails?|tail)\b/i;

/** "a cat licking its paw": eaters of nothing that is drawn show no tongue and no teeth. */
export function withoutLicking(spec: PromptSpec): PromptSpec {
  const eats = ({ motion, person }: Subject, index: number): boolean =>
    motion === 'eat' && !isRelated(spec, index) && (person === null || OWN_PARTS.test(spec.prompt));
  return spec.subjects.some(eats) ? hideWords(spec, LICKS) : spec;
}

const BURNS_DOWN = /^(?:burn|melt)(?:s|ing|ed|t)? (?:down|out|low|away)$/i;

const CANDLE = /^(?:candle|@pillarcandle)$/;

/** "a candle burning down": it becomes shorter in a loop. "a match burning down": other small things stay as long as they are. */
export function burningDown(spec: PromptSpec, vocabulary: Vocabulary): PromptSpec {
  const isCandle = ({ glyph }: Subject): boolean => CANDLE.test(glyph);
  const { drawn, notDrawn } = spec.words;
  if (![...drawn, ...notDrawn].some((word) => isCalled(spec, word, BURNS_DOWN))) return spec;
  if (spec.subjects.some(isCandle))
    return showInLoops(withChanged(spec, isCandle, { shortens: true, motion: null }), BURNS_DOWN);
  const isSmall = ({ glyph }: Subject): boolean =>
    fitsOnTable(glyph, vocabulary.categoryOf(glyph) ?? '');
  return spec.subjects.some(isSmall) ? hideWords(spec, BURNS_DOWN) : spec;
}

const OFF_FURNITURE =
  /\bf(?:a|e)ll(?:s|ing|en)? (?:down )?(?:off|from) (?:of )?(?:an? |the |his |her )?(?:\w+ )?(table|desk|counter)\b/i;

/** "a cup falling off a table": what falls is before the table, which has no edge there. */
export function withoutEdgesOfTables(spec: PromptSpec): PromptSpec {
  const [, table] = OFF_FURNITURE.exec(spec.prompt) ?? [];
  const falls = spec.subjects.some(({ motion, person }) => motion === 'fall' && person === null);
  return table !== undefined && falls ? hideWords(spec, new RegExp(`\\b${table}$`, 'i')) : spec;
}
