import { type Token, textAt } from '../tokenize.ts';
import { isCapitalized } from './capitals.ts';

/** Weak nouns end in the singular as in the plural: "einen Bären", "eines kleinen Piraten". */
const SINGULAR_ARTICLE =
  /^(?:ein|eine[nmrs]?|kein|keine[nmrs]?|(?:sein|ihr|mein|dein|unser)es|des|dem|vom|beim|zum|am|im)$/;
/** "Omas Kuchen" is one grandmother's. */
const GENITIVE = /^(?:oma|opa|mama|papa|mutti|vati|mutter|vater)s$/;
/** "mit den Hasen" has many, and "jagt den Hasen" one. */
const WITH_DATIVE =
  /^(?:mit|von|bei|nach|aus|zu|in|auf|unter|über|neben|vor|zwischen|hinter|an|und|oder)$/;

const MANY_ARTICLE =
  /^(?:die|seine|ihre|meine|unsere|deine|alle|viele|beide|diese|einige|mehrere)$/;
/** Nouns that are the same in the plural: "seine Küken", "die Lehrer". */
const SAME_IN_PLURAL = /(?:chen|lein|küken|kueken|kissen|er|el|en)$/;
const FEMININE =
  /(?:mutter|tochter|schwester|leiter|feder|butter|mauer|feier|nummer|schulter|trommel|gabel|insel|tafel|nadel|kugel|schaufel|muschel|amsel|ampel|schüssel|kartoffel|zwiebel|wurzel|fackel|gondel|orgel|klingel|schaukel|fledermaus|libelle|kammer|oper|ziffer|klammer|eichel|hummel|brezel|semmel|waffel|formel)$/;

const COUNT = /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d+)$/;

/** "bunte Wimpel" are many: without an article the singular is "bunter Wimpel". */
const isManyAdjective = (word: string, earlier: string): boolean =>
  /[^aeiou]e$/.test(word) &&
  !/^(?:ohne|ende|mitte|beide|eine|keine)$/.test(word) &&
  /^(?:|mit|und|für|ohne|,)$/.test(earlier);

/** How many a German noun means whose form does not tell; null: its form does. */
export function germanNumberAt(tokens: readonly Token[], at: number): 'one' | 'many' | null {
  const [word, before, earlier] = [
    textAt(tokens, at),
    textAt(tokens, at - 1),
    textAt(tokens, at - 2),
  ];
  // "Opas alter Traktor".
  const isOwner =
    GENITIVE.test(word) &&
    (isCapitalized(tokens[at + 1]) ||
      (/(?:e[rs]?)$/.test(textAt(tokens, at + 1)) && isCapitalized(tokens[at + 2])));
  if (isOwner || SINGULAR_ARTICLE.test(before)) return 'one';
  const isDescribed = /(?:en|er|es)$/.test(before);
  if (isDescribed && SINGULAR_ARTICLE.test(earlier)) return 'one';
  if (before === 'den' && earlier !== '' && !WITH_DATIVE.test(earlier)) return 'one';
  // The dative of one has no "n": "mit ihren Küken".
  if (
    /^(?:mit|von|bei|zu|aus)$/.test(earlier) &&
    /^(?:den|ihren|seinen|meinen|unseren|vielen|deinen)$/.test(before)
  )
    return 'many';
  // "umarmt kleinen Hasen".
  if (/[^d]en$/.test(before) && /(?<!^mi)t$/.test(earlier) && !MANY_ARTICLE.test(before))
    return 'one';
  const article = before.endsWith('en') && before !== 'den' ? earlier : before;
  const isSame = SAME_IN_PLURAL.test(word) && !FEMININE.test(word);
  // "Schüler jubeln".
  const next = tokens[at + 1];
  const areDoing = /^(?:|,)$/.test(before) && /^\p{Ll}+(?:en|ern|eln)$/u.test(next?.source ?? '');
  const isMany =
    areDoing ||
    MANY_ARTICLE.test(article) ||
    COUNT.test(article) ||
    isManyAdjective(before, earlier);
  return isSame && isMany ? 'many' : null;
}
