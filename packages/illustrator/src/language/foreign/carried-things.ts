import { garmentNamed } from '../garments.ts';
import { isAttire } from '../kinds-of-things.ts';
import { type Token, textAt } from '../tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { glyphOfNoun, isDescribing, isListedNoun, listedNoun } from './drawn-words.ts';
import { reworded } from './english-tokens.ts';

/** Verbs that say both: what is worn and what is carried. */
const EITHER = /^(?:tr[aä]g|port)/i;
/** What is worn although no clothing: jewels, flowers in the hair, bandages. */
const ADORNING =
  /ring|bracelet|watch|badge|mask|medal|bandage|band|flower|blossom|rose|wreath|garland|bow|ribbon|costume|mustache|beard|(?<!shopping |garbage |trash |paper |plastic )bag|heart|bell|tag|diaper|wig|wings|armor|feather|makeup|chain|collar|cape|braids?|curls?/;
const DETERMINER = /^(?:an?|the|his|her|its|their|my|some|two|three)$/;

/** "porte un seau" and "trägt eine Kiste" are carrying it, while "porte un chapeau" is wearing one. */
export const carriedThings = (tokens: readonly Token[], vocabulary: Vocabulary): Token[] =>
  tokens.map((token, i) => {
    const isEither = token.text === 'wearing' && EITHER.test(token.source);
    return isEither && isCarried(nounBehind(tokens, i), vocabulary)
      ? reworded(token, 'carrying')
      : token;
  });

/** The noun that follows a verb, past its article and what describes it; empty where another word comes first. */
function nounBehind(tokens: readonly Token[], at: number): string {
  let noun = at + 1;
  while (DETERMINER.test(textAt(tokens, noun)) || isDescribing(textAt(tokens, noun))) noun++;
  const word = textAt(tokens, noun);
  const isWhole = tokens[noun + 1]?.source === tokens[noun]?.source;
  return isWhole ? `${word} ${textAt(tokens, noun + 1)}` : word;
}

function isCarried(noun: string, vocabulary: Vocabulary): boolean {
  const glyph = isListedNoun(noun) ? glyphOfNoun(listedNoun(noun), vocabulary) : null;
  if (glyph === null || glyph === undefined) return false;
  return !isAttire(glyph, vocabulary) && garmentNamed(noun) === null && !ADORNING.test(noun);
}
