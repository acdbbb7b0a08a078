import type { MotionName } from './motion-name.ts';

/** Kinds of things that get a face, arms and legs when they act like somebody. */
const KINDS =
  /^(food-|drink|dishware|plant-|heart|sky-weather|time|light-video|book-paper|writing|household|phone|computer|mail)/;
const ALSO =
  /^(tooth|brain|bone|lungs|anatomical-heart|@coffee|@milkshake|@lavender|@star|star|glowing-star|cloud|basketball|soccer-ball|baseball|tennis|wrapped-gift|gem-stone|rocket|balloon|jack-o-lantern|@sun|@moon)$/;
const NEVER =
  /tree|fork-and|knife|umbrella|rainbow|tornado|cyclone|wind-face|dashing|thermometer|droplets|water-wave|leaves|leaf|sheaf|nest|bed$|couch|chair|door|window|elevator|bathtub|shower|toilet/;

/** @param category of the art pack, "" for props */
export const canHaveLimbs = (glyph: string, category: string): boolean =>
  !NEVER.test(glyph) && (KINDS.test(category) || ALSO.test(glyph));

/** What only somebody does; what else things do, as to fall or to spin, they do as they are. */
const OF_SOMEBODY: ReadonlySet<MotionName> = new Set<MotionName>([
  'dance',
  'run',
  'walk',
  'wave',
  'sleep',
  'jump',
  'cheer',
  'clap',
  'point',
  'highfive',
  'holdhands',
  'shakehands',
  'pray',
  'think',
  'shrug',
  'salute',
  'thumbsup',
  'flex',
  'bow',
  'yoga',
  'kick',
  'lift',
  'stretch',
  'facepalm',
  'sing',
  'selfie',
  'juggle',
  'toss',
  'surf',
  'ride',
  'box',
  'fight',
]);

/** Whether a thing that does this is drawn with limbs. */
export const isOfSomebody = (motion: MotionName | null): boolean =>
  motion !== null && OF_SOMEBODY.has(motion);
