import { asWord, type Token, textOf } from './tokenize.ts';

/** Places full of people. */
const FULL = /^(busy|crowded|bustling|packed)$/;
const PLACES =
  /^(street|streets|crossing|crosswalk|intersection|market|marketplace|beach|square|plaza|station|platform|city|boardwalk|pier|promenade|bazaar|souk|mall|subway|metro|train|bus|airport|terminal|cafe|café|restaurant|bar|pub|diner|club|nightclub|disco|park|museum|gallery|gym|classroom|room|hall|lobby|supermarket|store|shop|bakery|bookstore|library|church|temple|zoo|pool|playground|fair|fairground|carnival|elevator|office|waiting|casino|sidewalk|alley|harbor|port|dock|lane|village|town)$/;
/** People who are there already, so that no crowd is added. */
const SOMEBODY =
  /\b(people|person|crowds?|man|men|woman|women|boys?|girls?|kids?|child|children|pedestrians?|tourists?|shoppers?|commuters?|workers?|couple|family|friends?|cats?|dogs?|robots?|cars?|taxis?|bus|traffic|vendors?|sellers?)\b/;

/** "umbrellas everywhere": they are in the hands of people. */
function withUmbrellas(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => text === 'umbrellas' && /^(everywhere|all)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const sea = tokens.findIndex(
    ({ text }, i) =>
      /^(sea|crowd)$/.test(text) &&
      tokens[i + 1]?.text === 'of' &&
      tokens[i + 2]?.text === 'umbrellas',
  );
  const start = at < 0 ? sea : at;
  const umbrellas = at < 0 ? tokens[sea + 2] : tokens[at];
  const first = tokens[start];
  if (first === undefined || umbrellas === undefined) return tokens;
  const quantity = at < 0 ? first : (tokens[at + 1] ?? first);
  const length = at < 0 ? 3 : /^all$/.test(quantity.text) ? 3 : 2;
  return [
    ...tokens.slice(0, start),
    asWord('many', quantity),
    asWord('people', quantity),
    asWord('with', quantity),
    asWord('umbrellas', umbrellas),
    ...tokens.slice(start + length),
  ];
}

/** "a busy crossing": people are what it is full of. */
function withPeople(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      FULL.test(text) && tokens.slice(i + 1, i + 4).some((next) => PLACES.test(next.text)),
  );
  const full = tokens[at];
  if (full === undefined) return tokens;
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 1),
    { text: ',', source: ',', kind: 'break' },
    asWord('many', full),
    asWord('people', full),
  ];
}

/** Adds the people that a prompt means and does not name: "umbrellas everywhere", "a crowded market". */
export function withCrowds(tokens: readonly Token[]): readonly Token[] {
  return SOMEBODY.test(textOf(tokens)) ? tokens : withUmbrellas(withPeople(tokens));
}
