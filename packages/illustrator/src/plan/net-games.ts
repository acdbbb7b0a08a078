import type { MotionName } from '../language/motion-name.ts';
import { isUncounted } from '../language/numbers.ts';
import { oneOf } from '../language/one-of.ts';
import type { PromptSpec } from '../language/spec.ts';
import type { Subject } from '../language/subject.ts';
import { countOf, indicesOf, leavingOut, showWords, withChanged } from './spec-changes.ts';
import { spelled } from './word-lists.ts';

interface NetGame {
  readonly name: RegExp;
  readonly motion: MotionName;
  readonly net: '@courtnet' | '@volleynet';
  readonly ball: string;
  /** What each player has in the hand; null: nothing. */
  readonly racket: string | null;
  /** On each side, where the prompt does not say how many they are. */
  readonly perSide: number;
}

const GAMES: readonly NetGame[] = [
  {
    name: /\b(?<!table )(?:tennis|padel|pickleball)\b/i,
    motion: 'strike',
    net: '@courtnet',
    ball: '@tennisball',
    racket: '@racket',
    perSide: 2,
  },
  {
    name: /\bbadminton\b/i,
    motion: 'strike',
    net: '@courtnet',
    ball: '@shuttlecock',
    racket: '@racket',
    perSide: 1,
  },
  {
    name: /\bvolleyball\b/i,
    motion: 'cheer',
    net: '@volleynet',
    ball: 'volleyball',
    racket: null,
    perSide: 2,
  },
];

const PLAYED = /\b(?:play(?:s|ing)?|match|game|against|versus|vs|doubles|rally|final)\b/i;
const WATCHED = /\b(?:watch|tv|television|video game|console|court shoes|logo|poster of)/i;
const PLAYING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  null,
  'idle',
  'serve',
  'strike',
  'toss',
  'fight',
  'shake',
]);
/** More are too small to be seen as players. */
const MOST = 6;
const GEAR = /^(?:tennis|badminton|volleyball|@tennisball|@racket)$/;
const isGear = ({ glyph }: Subject): boolean => GEAR.test(glyph);
const WORDS = /^(?:against|versus|vs|doubles|match|game|play\w*|rally|final)$/i;

/** "women against men, tennis doubles": both sides play over a net, with a racket each. */
export function acrossNets(spec: PromptSpec): PromptSpec {
  const { prompt, subjects, setting } = spec;
  const game = GAMES.find(({ name }) => name.test(prompt));
  if (game === undefined || !PLAYED.test(prompt) || WATCHED.test(prompt)) return spec;
  const isPlayer = ({ person, motion }: Subject): boolean => person !== null && PLAYING.has(motion);
  const players = indicesOf(spec, isPlayer);
  const others = subjects.some((each, index) => !players.includes(index) && !isGear(each));
  const isElsewhere =
    setting !== null && !/^(?:court|beach|park|stadium|gym|garden)$/.test(setting);
  if (others || isElsewhere || players.length > 2) return spec;
  const counted = withChanged(spec, (each, index) => players.includes(index) && isUncounted(each), {
    count: players.length === 1 ? game.perSide * 2 : game.perSide,
  });
  const count = countOf(counted, players);
  if (count < 2 || count > MOST) return spec;
  return withGame(counted, game);
}

function withGame(spec: PromptSpec, { motion, net, ball, racket }: NetGame): PromptSpec {
  const gear = spec.subjects.find(isGear);
  const bare = leavingOut(spec, isGear);
  const players = bare.subjects.map((each) => ({ ...each, motion }));
  const rackets = racket === null ? [] : players.map(() => oneOf(racket));
  return showWords(
    {
      ...bare,
      setting: spec.setting ?? (/\bbeach\b/i.test(spec.prompt) ? 'beach' : 'court'),
      subjects: [...players, ...rackets, oneOf(net), oneOf(ball, gear && spelled(gear))],
      relations: rackets.map((_, index) => ({
        from: index,
        to: players.length + index,
        kind: 'hold' as const,
      })),
    },
    WORDS,
  );
}
