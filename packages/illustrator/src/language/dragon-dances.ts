import { asWord, textAt, type Token } from './tokenize.ts';

const DANCE = /^(?:dance|dancers?|parade)$/;
const CARRIED = /^(?:dancing|danc(?:e|es)|carry|carries|carrying|performing|parading)$/;
const BETWEEN =
  /^(?:a|an|the|with|their|long|big|huge|giant|red|gold|golden|green|paper|chinese|silk|colorful|colourful)$/;
const OF_PUPPETS = /^(?:paper|chinese|silk)$/;
const PEOPLE =
  /^(?:people|men|women|man|woman|kids|children|boys|girls|students|friends|performers|dancers|team|acrobats|teenagers|villagers|family)$/;

/** The single word for the dragon of a dragon dance. */
const PUPPET = 'dragonpuppet';

/** "a dragon dance", "people dancing a paper dragon": people carry a dragon of paper, and no dragon dances. */
export function withDragonDances(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => text === 'dragon' && isOfDance(tokens, i));
  const dragon = tokens[at];
  if (dragon === undefined) return tokens;
  const dance = tokens[at + 1];
  const isNamed = dance !== undefined && DANCE.test(dance.text);
  const hasPeople = tokens.some(({ text }, i) => PEOPLE.test(text) && i !== at + 1);
  const start = hasPeople || !/^(?:a|an|the)$/.test(textAt(tokens, at - 1)) ? at : at - 1;
  const puppet = asWord(
    PUPPET,
    isNamed ? { ...dragon, source: `${dragon.source} ${dance.source}` } : dragon,
  );
  const carriers = ['five', 'people', 'carrying'].map((text) => asWord(text, dragon));
  return [
    ...tokens.slice(0, start),
    ...(hasPeople ? [] : carriers),
    puppet,
    ...tokens.slice(isNamed ? at + 2 : at + 1),
  ];
}

/** A dance is named behind it, or people dance it or carry one of paper. */
function isOfDance(tokens: readonly Token[], at: number): boolean {
  if (DANCE.test(textAt(tokens, at + 1))) return true;
  let before = at - 1;
  while (BETWEEN.test(textAt(tokens, before))) before--;
  const verb = textAt(tokens, before);
  const isPuppet = tokens.slice(before, at).some(({ text }) => OF_PUPPETS.test(text));
  const isDanced = verb.startsWith('danc') && textAt(tokens, before + 1) !== 'with';
  const hasPeople = tokens.slice(0, before).some(({ text }) => PEOPLE.test(text));
  return hasPeople && CARRIED.test(verb) && (isPuppet || isDanced);
}
