import { asWord, type Token } from './tokenize.ts';

const SPORT =
  /^(?:soccer|football|basketball|volleyball|baseball|hockey|rugby|tennis|badminton|cricket|handball)$/;
/** Where a sport is played whose name has the place in it, as a prompt would say it. */
const PLACES: Readonly<Record<string, string>> = {
  beach: 'on the beach',
  street: 'in the street',
  ice: 'on an ice rink',
  backyard: 'in the garden',
  park: 'in the park',
};
const ENDS = /^(?:at|in|on|with|during|under|by|and)$/;
const PERSON = /^(?:girl|boy|kid|woman|man|guy|girls|boys|kids|women|men|guys)$/;

/** "beach volleyball", "street hockey at dusk": two play it there. "a soccer girl" is a player. */
export function withSportScenes(tokens: readonly Token[]): readonly Token[] {
  return withSportingPeople(withGame(tokens));
}

function withGame(tokens: readonly Token[]): readonly Token[] {
  const [place, sport, next] = tokens;
  const where = PLACES[place?.text ?? ''];
  const isWhole = next === undefined || next.kind === 'break' || ENDS.test(next.text);
  if (!place || !sport || where === undefined || !SPORT.test(sport.text) || !isWhole) return tokens;
  return [
    ...['two', 'people', 'playing', sport.text].map((text) => asWord(text, sport)),
    ...where.split(' ').map((text) => asWord(text, place)),
    ...tokens.slice(2),
  ];
}

function withSportingPeople(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => SPORT.test(text) && PERSON.test(tokens[i + 1]?.text ?? ''),
  );
  const [sport, person] = [tokens[at], tokens[at + 1]];
  if (sport === undefined || person === undefined) return tokens;
  const isPlural = /s$|men$/.test(person.text);
  const member = person.text.replace(/s$/, '').replace(/men$/, 'man');
  return [
    ...tokens.slice(0, at),
    asWord(member, person),
    sport,
    asWord(isPlural ? 'players' : 'player', person),
    ...tokens.slice(at + 2),
  ];
}
