import { escaped } from '../language/escaped.ts';
import {
  change,
  give,
  glyphAt,
  hasRelation,
  relate,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
} from './deed-scene.ts';

const RACING = /^rac(?:e|es|ing)$/;
const WINNING = /^(?:winning|wins|win|won|leading|ahead)$/;
const VEHICLES =
  /car$|automobile|motorcycle|motor-scooter|bus$|truck|locomotive|train|tractor|lorry|taxi|boat|ship|airplane|rocket|@gokart|@jetski|@snowmobile/;
/** Much smaller than others in the race, they are drawn larger so that both are seen. */
const SMALL =
  /^(?:snail|mouse|rat|@hamster|turtle|frog|@squirrel|bug|beetle|ant|duck|@hen|chicken|hedgehog|caterpillar|worm|crab)$/;
const LARGER = 1.6;
/** The line takes no room from the racers; it is as wide as the winner needs. */
const ROOM_FOR_LINE = 0.3;

/** The other one in a race; -1: somebody races alone. */
const rivalOf = (scene: Scene, racer: number): number =>
  scene.subjects.findIndex(
    (subject, index) =>
      index > racer &&
      subject.count === 1 &&
      subject.source !== undefined &&
      !hasRelation(scene, racer, /^(?:on|ride|inside|in|hold)$/) &&
      !hasRelation(scene, index, /^(?:on|ride|inside|in)$/) &&
      (scene.isActor(index) || VEHICLES.test(subject.glyph)),
  );

/** Whether the prompt says of a subject that it wins: "the snail is winning". */
function wins(scene: Scene, index: number): boolean {
  const { word = '', source = word } = scene.subjects[index] ?? {};
  const said = `${escaped(source)},? (?:who |that |which )?(?:(?:is|are) )?(?:winning|wins|in the lead|ahead|leading)`;
  return new RegExp(`\\b${said}\\b`, 'iu').test(scene.said.prompt);
}

/** "a snail racing a race car, the snail is winning": both go the same way, and the winner is in front. */
function race(scene: Scene, doer: number): void {
  const racer = scene.subjects[doer];
  const isRacing = scene.said.words.drawn.some((word) => RACING.test(word));
  if (racer?.motion !== 'run' || racer.count !== 1 || !isRacing) return;
  const rival = rivalOf(scene, doer);
  // A crowd that watches stands behind those who race already.
  const isWatched = scene.subjects.some(({ count, person }) => person !== null && count > 2);
  if (rival < 0 || isWatched) return;
  const isActor = scene.isActor(rival);
  change(scene, rival, { motion: isActor ? 'run' : 'drive' });
  for (const index of [doer, rival])
    if (SMALL.test(glyphAt(scene, index))) change(scene, index, { scale: LARGER });
  const [first, last] = wins(scene, rival) ? [rival, doer] : [doer, rival];
  const isWon = wins(scene, first);
  // A crowd that watches stays behind both.
  if (isWon || scene.subjects.length === 2) relate(scene, first, last, 'right');
  scene.setting ??= 'road';
  if (!isWon) return;
  const line = give(scene, first, '@finishline', 'across');
  change(scene, line, { scale: ROOM_FOR_LINE });
  for (const show of [showStandIns, showUndrawn]) show(scene, WINNING);
}

const MARATHON = /\b(?:(?:half[- ]?)?marathons?|fun run|(?:5|10) ?k(?: run| race)?)\b/i;

/** "people running a marathon": they come through the arch at its end. */
function runMarathon(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  const isThere = scene.subjects.some(({ glyph }) => glyph === '@finishline');
  if (person === null || motion !== 'run' || isThere || !MARATHON.test(scene.said.prompt)) return;
  give(scene, doer, '@finishline', 'across');
  showUndrawn(scene, MARATHON);
}

export const RACE_DEEDS: readonly Step[] = [race, runMarathon];
