import { asWord, type Token } from './tokenize.ts';

const TEAM = /^(?:team|squad)$/;
const SPORTS =
  /^(?:soccer|football|basketball|volleyball|baseball|hockey|rugby|tennis|cricket|handball|softball)$/;
/** The word of a player for the members of a team. */
const MEMBERS: Readonly<Record<string, string>> = {
  girls: 'girl',
  boys: 'boy',
  kids: 'boy',
  women: 'female',
  womens: 'female',
  ladies: 'female',
  men: 'male',
  mens: 'male',
};
/** The same as nouns. */
const MEMBERS_OF_CREW: Readonly<Record<string, string>> = {
  girl: 'girls',
  boy: 'boys',
  female: 'women',
  male: 'men',
};
const ARTICLE = /^(?:a|an|the|our|my|their|his|her)$/;
/** "a soccer team logo": no players are asked for. */
const OF_TEAMS =
  /^(?:logo|mascot|name|banner|badge|crest|jersey|jerseys|poster|flag|emblem|colors|colours|bus)$/;

const SIZE_OF_TEAM = 'five';

/** Said before "team" or "crew" of those who row together. */
const ROWING = /^rowing$/;
const CREW = /^(?:team|squad|crew)$/;
const SIZE_OF_CREW = 'four';

/** "a women's rowing team": those who row are in the picture, as many as one boat has room for. */
export function withRowers(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      CREW.test(text) &&
      ROWING.test(tokens[i - 1]?.text ?? '') &&
      !OF_TEAMS.test(tokens[i + 1]?.text ?? ''),
  );
  const team = tokens[at];
  const rowing = tokens[at - 1];
  if (team === undefined || rowing === undefined) return tokens;
  const before = tokens[at - 2];
  const member = MEMBERS[before?.text ?? ''];
  const first = member === undefined ? at - 1 : at - 2;
  const hasArticle = ARTICLE.test(tokens[first - 1]?.text ?? '');
  const people =
    member === undefined || before === undefined
      ? asWord('people', team)
      : asWord(MEMBERS_OF_CREW[member] ?? member, before);
  return [
    ...tokens.slice(0, hasArticle ? first - 1 : first),
    asWord(SIZE_OF_CREW, team),
    people,
    asWord('rowing', rowing),
    ...tokens.slice(at + 1),
  ];
}

/** "a girls soccer team": several players, whom the other rules know. */
export function withPlayers(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      TEAM.test(text) &&
      SPORTS.test(tokens[i - 1]?.text ?? '') &&
      !OF_TEAMS.test(tokens[i + 1]?.text ?? ''),
  );
  const team = tokens[at];
  const sport = tokens[at - 1];
  if (team === undefined || sport === undefined) return tokens;
  const before = tokens[at - 2];
  const member = MEMBERS[before?.text ?? ''];
  const members = before !== undefined && member !== undefined ? [asWord(member, before)] : [];
  const first = at - 1 - members.length;
  const hasArticle = ARTICLE.test(tokens[first - 1]?.text ?? '');
  return [
    ...tokens.slice(0, hasArticle ? first - 1 : first),
    asWord(SIZE_OF_TEAM, members[0] ?? team),
    ...members,
    sport,
    asWord('players', team),
    ...tokens.slice(at + 1),
  ];
}
