import type { MotionName } from './spec.ts';

/** What people do who are named by it, unless the prompt says something else. */
export const ROLE_MOTIONS: Readonly<Record<string, MotionName>> = {
  runner: 'run',
  jogger: 'run',
  sprinter: 'run',
  'marathon runner': 'run',
  dancer: 'dance',
  'ballet dancer': 'twirl',
  ballerina: 'twirl',
  swimmer: 'swim',
  hiker: 'walk',
  singer: 'sing',
  'jazz singer': 'sing',
  'opera singer': 'sing',
  painter: 'paint',
  pianist: 'type',
  'scuba diver': 'swim',
  'tap dancer': 'dance',
  boxer: 'box',
  goalkeeper: 'catch',
  goalie: 'catch',
  lumberjack: 'chop',
};
