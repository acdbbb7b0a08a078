import type { MotionName } from './motion-name.ts';
import type { InclineName } from './place-look.ts';
import { has, type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

/** Motions that lead up or down a slope. */
const MOVING: ReadonlySet<MotionName | null> = new Set<MotionName | null>([
  'ride',
  'slide',
  'surf',
  'run',
  'walk',
  'drive',
  'jump',
  'fly',
  'push',
  'pull',
  // What rolls.
  'spin',
  'roll',
]);
const SLOPES =
  /\b(hill|hills|hillside|slope|slopes|mountain|mountains|mountainside|dune|dunes|piste|ramp|volcano|glacier|halfpipe)$/;
/** Level, unless it is said that they lead up or down. */
const WAYS = /\b(road|street|trail|path|track|lane|highway|stairs|way|alley)$/;
const STEEP = /^(steep|sloping|hilly|vertical)$/;
const OF_MOUNTAINS = /^(mountain road|winding road|mountain pass|mountain trail|hill road)$/;
const ICY = /^(ice|icy|frozen|glacier|snowy|snow|icy hill|icy slope|snowy hill|snowy slope)$/;
const ICE_SLOPE = /^(icy|snowy|ice|snow) (hill|slope|mountain)$/;
const DIRECTIONS: Readonly<Record<string, InclineName>> = {
  down: 'down',
  downhill: 'down',
  downwards: 'down',
  up: 'up',
  uphill: 'up',
  climbing: 'up',
  climbs: 'up',
  climb: 'up',
};
const REACH = 6;

interface Found {
  readonly incline: InclineName;
  readonly from: number;
  readonly to: number;
}

function inclineAt(sentence: readonly Item[], i: number): Found | null {
  const text = sentence[i]?.text ?? '';
  const incline = DIRECTIONS[text];
  if (incline === undefined) return null;
  if (text.endsWith('hill')) return { incline, from: i, to: i };
  for (let at = i + 1; at < Math.min(sentence.length, i + REACH); at++) {
    const item = sentence[at];
    if (item === undefined || item.isBreak) return null;
    const isSteepWay =
      WAYS.test(item.text) &&
      (OF_MOUNTAINS.test(item.text) || sentence.slice(i, at).some((each) => STEEP.test(each.text)));
    if (SLOPES.test(item.text) || isSteepWay) return { incline, from: i, to: at };
  }
  return null;
}

/**
 * The slope that somebody goes up or down: "sledding down a hill", "riding up a steep mountain road".
 * @returns the way that the ground leans, and the place where it is one of ice
 */
export function readIncline(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): { readonly incline: InclineName | null; readonly setting: SettingName | null } {
  for (let i = 0; i < sentence.length; i++) {
    const found = inclineAt(sentence, i);
    if (found === null) continue;
    const isMoving = sentence.some(
      (item) => MOVING.has(senseOf(item, 'verb')?.verb.motion ?? null) && has(item, 'verb'),
    );
    const isVehicle = sentence
      .slice(0, i)
      .some((item) =>
        /^(cyclist|skier|snowboarder|sledder|skateboarder|biker|skiing|runner|hiker|tram|streetcar|trolley|cable car|car|jeep|bus|truck|train|bicycle|bike|motorcycle|scooter|tractor|taxi|van)$/.test(
          item.text,
        ),
      );
    if (!isMoving && !isVehicle) continue;
    const words = sentence.slice(found.from, found.to + 1);
    account.drawAll(
      words.filter(({ text }) => STEEP.test(text) || text in DIRECTIONS || SLOPES.test(text)),
    );
    const icy = words.filter(({ text }) => ICY.test(text) || ICE_SLOPE.test(text));
    account.drawAll(icy);
    const isOnMeadow = setting === null || setting === 'hills' || setting === 'mountain';
    return {
      incline: found.incline,
      setting: icy.length > 0 && isOnMeadow ? 'snowfield' : setting,
    };
  }
  return { incline: null, setting };
}
