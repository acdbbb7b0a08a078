import type { MotionName } from '../language/motion-name.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { countOf, indicesOf, leavingOut, showWords } from './spec-changes.ts';

const NUMBER = '(?:two|three|four|five|[2-5])';
/** "two soccer teams", "two against two", "girls versus boys". */
const OPPOSED = new RegExp(
  String.raw`\b(?:two|2|both|rival|opposing) (?:[\p{L}-]+ ){0,2}teams\b|\b${NUMBER} ?(?:against|versus|vs\.?|v|on|a side) ?${NUMBER}\b|\b\p{L}+ (?:against|versus|vs\.?) (?:the )?\p{L}+`,
  'iu',
);
const SPORT =
  /\b(?:soccer|football|basketball|handball|rugby|hockey|cricket|baseball|dodgeball)\b/iu;
const BEFORE_GAME = /\b(?:before|facing|lin(?:e|ed|ing) up|shak\w+ hands|anthem|stare|staring)\b/iu;
const WATCHED = /\b(?:watch\w*|tv|television|console|video game|logo|poster|jersey)\b/iu;
const WORDS = /^(?:against|versus|vs|match|game|two|three|facing|playing|each other)$/iu;

const NETS = /net$/;
const BALLS = /ball$/;
const PLAYING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null, 'idle', 'kick', 'dunk', 'shake', 'toss', 'fight', 'score', 'run',
]); // prettier-ignore
const COLOURS = { left: 'red', right: 'blue' } as const;
/** More are too small to be seen as players. */
const MOST = 10;

/** Those who play a game against each other are two sides in shirts of two colors, with the ball between them. */
export function opposingTeams(said: PromptSpec): PromptSpec {
  const { prompt } = said;
  if (!OPPOSED.test(prompt) || !SPORT.test(prompt) || WATCHED.test(prompt)) return said;
  if (said.subjects.some(({ glyph }) => NETS.test(glyph) && glyph !== 'goal-net')) return said;
  const spec = inTwoSubjects(withoutAll(said));
  const players = playersOf(spec);
  const [left, right, ...others] = players;
  if (left === undefined || right === undefined || others.length > 0) return said;
  if (countOf(spec, players) > MOST) return said;
  const sideOf = (index: number) => (index === left ? ('left' as const) : ('right' as const));
  const relations = spec.relations.filter(
    ({ from, to, kind }) =>
      !players.includes(from) || (kind === 'hold' && !BALLS.test(spec.subjects[to]?.glyph ?? '')),
  );
  const subjects = spec.subjects.map((subject, index): Subject => {
    if (BALLS.test(subject.glyph)) return { ...subject, count: 1 };
    if (!players.includes(index)) return subject;
    const side = sideOf(index);
    const hasTool = relations.some(({ from }) => from === index);
    const motion = hasTool ? 'idle' : motionIn(prompt);
    return { ...subject, side, motion, colour: subject.colour ?? COLOURS[side] };
  });
  return showWords({ ...spec, subjects, relations }, WORDS);
}

const playersOf = (spec: PromptSpec): number[] =>
  indicesOf(spec, ({ person, motion }) => person !== null && PLAYING.has(motion));

/** "kids playing soccer, girls against boys": the kids are the girls and the boys. */
function withoutAll(spec: PromptSpec): PromptSpec {
  const players = playersOf(spec);
  return players.length === 3
    ? leavingOut(
        spec,
        ({ glyph }, index) => index === players[0] && /^(?:child|person)$/.test(glyph),
      )
    : spec;
}

/** One half of a number of players plays against the other half. */
function inTwoSubjects(spec: PromptSpec): PromptSpec {
  const [all, ...others] = playersOf(spec);
  const players = spec.subjects[all ?? -1];
  if (all === undefined || players === undefined || others.length > 0 || players.count < 2)
    return spec;
  const half = Math.ceil(players.count / 2);
  const tools = spec.relations.flatMap(({ from, to, kind }) => {
    const tool = from === all && kind === 'hold' ? spec.subjects[to] : undefined;
    return tool === undefined || BALLS.test(tool.glyph) ? [] : [tool];
  });
  const at = spec.subjects.length;
  const subjects = [
    ...spec.subjects.map((each, index) => (index === all ? { ...each, count: half } : each)),
    { ...players, count: players.count - half },
    ...tools,
  ];
  const held = tools.map((_, i) => ({ from: at, to: at + 1 + i, kind: 'hold' as const }));
  return { ...spec, subjects, relations: [...spec.relations, ...held] };
}

/** All kick, or reach for the ball in the air; before the game they wait. */
function motionIn(prompt: string): MotionName {
  if (BEFORE_GAME.test(prompt)) return 'idle';
  return /\b(?:soccer|football)\b/iu.test(prompt) ? 'kick' : 'cheer';
}
