import { EXPRESSION_NOUNS, EXPRESSION_WORDS } from './expressions.ts';
import { type Item, senseOf } from './sense.ts';
import type { SaidAct } from './spec.ts';

/** The words of a prompt that say what somebody does or feels, with what is drawn for it. */
export const readActs = (sentence: readonly Item[]): readonly SaidAct[] =>
  sentence.flatMap((item) => {
    if (senseOf(item, 'noun')?.glyph != null) return [];
    const verb = senseOf(item, 'verb')?.verb;
    const motion = verb?.motion ?? null;
    const [feeling = null] = EXPRESSION_WORDS.get(item.text) ?? [];
    const expression = feeling ?? EXPRESSION_NOUNS.get(item.text) ?? verb?.expression ?? null;
    return motion === null && expression === null ? [] : { word: item.source, motion, expression };
  });
