import { asWord, type Token } from './tokenize.ts';

const TEAM = /^(?:team|squad)$/;
const SPORTS =
  /^(?:soccer|football|basketball|volleyball|baseball|hockey|rugby|tennis|cricket|handball|softball)$/;
/** What is said before a team of its members: how each of its players and all of a crew are called. */
const MEMBERS: Readonly<Record<string, { readonly player: string; readonly crew: string }>> = {
  girls: { player: 'girl', crew: 'girls' },
  boys: { player: 'boy', crew: 'boys' },
  kids: { player: 'boy', crew: 'boys' },
  women: { player: 'female', crew: 'women' },
  womens: { player: 'female', crew: 'women' },
  ladies: { player: 'female', crew: 'women' },
  men: { player: 'male', crew: 'men' },
  mens: { player: 'male', crew: 'men' },
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

interface FoundTeam {
  /** The word for the team. */
  readonly team: Token;
  /** The word for what it does. */
  readonly activity: Token;
  /** The word for its members, with what they are called; null: the prompt has none. */
  readonly members: {
    readonly token: Token;
    readonly player: string;
    readonly crew: string;
  } | null;
  /** What stands before the team and its article, and behind it. */
  readonly before: readonly Token[];
  readonly behind: readonly Token[];
}

/** The first team that is said to do what it does: "a girls soccer team"; null: there is none. */
function findTeam(tokens: readonly Token[], group: RegExp, doing: RegExp): FoundTeam | null {
  const at = tokens.findIndex(
    ({ text }, i) =>
      group.test(text) &&
      doing.test(tokens[i - 1]?.text ?? '') &&
      !OF_TEAMS.test(tokens[i + 1]?.text ?? ''),
  );
  const [token, activity, team] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (activity === undefined || team === undefined) return null;
  const called = MEMBERS[token?.text ?? ''];
  const members = token === undefined || called === undefined ? null : { token, ...called };
  const first = members === null ? at - 1 : at - 2;
  const start = ARTICLE.test(tokens[first - 1]?.text ?? '') ? first - 1 : first;
  return { team, activity, members, before: tokens.slice(0, start), behind: tokens.slice(at + 1) };
}

/** "a women's rowing team": those who row are in the picture, as many as one boat has room for. */
export function withRowers(tokens: readonly Token[]): readonly Token[] {
  const found = findTeam(tokens, CREW, ROWING);
  if (found === null) return tokens;
  const { team, activity, members, before, behind } = found;
  return [
    ...before,
    asWord(SIZE_OF_CREW, team),
    members === null ? asWord('people', team) : asWord(members.crew, members.token),
    asWord('rowing', activity),
    ...behind,
  ];
}

/** "two soccer teams", "a soccer match between two teams": the players of both. */
function withBothTeams(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => /^(?:teams|squads)$/.test(text));
  const team = tokens[at];
  const isNamed = SPORTS.test(tokens[at - 1]?.text ?? '');
  const first = isNamed ? at - 2 : at - 1;
  const sport = isNamed
    ? tokens[at - 1]
    : tokens.slice(0, at).find(({ text }) => SPORTS.test(text));
  const number = tokens[first];
  if (!team || !sport || !number || !BOTH.test(number.text)) return tokens;
  const start = isNamed ? first : tokens.indexOf(sport);
  return [
    ...tokens.slice(0, ARTICLE.test(tokens[start - 1]?.text ?? '') ? start - 1 : start),
    asWord(SIZE_OF_BOTH, number),
    asWord(sport.text, sport),
    asWord('players', team),
    ...tokens.slice(at + 1),
  ];
}
const BOTH = /^(?:two|2|both|rival|opposing)$/;
const SIZE_OF_BOTH = 'six';

/** "a girls soccer team": several players, whom the other rules know. */
export function withPlayers(tokens: readonly Token[]): readonly Token[] {
  const both = withBothTeams(tokens);
  if (both !== tokens) return both;
  const found = findTeam(tokens, TEAM, SPORTS);
  if (found === null) return tokens;
  const { team, activity, members, before, behind } = found;
  return [
    ...before,
    asWord(SIZE_OF_TEAM, members?.token ?? team),
    ...(members === null ? [] : [asWord(members.player, members.token)]),
    activity,
    asWord('players', team),
    ...behind,
  ];
}
