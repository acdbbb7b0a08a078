import { oneOf } from '../language/one-of.ts';
import { SKIN_TONES } from '../language/skin-tones.ts';
import type { Subject } from '../language/subject.ts';
import { isDone } from '../language/words-in-english.ts';
import {
  change,
  companionOf,
  drop,
  glyphAt,
  holds,
  indexOfGlyph,
  relate,
  relatedTo,
  type Scene,
  showUndrawn,
  type Step,
  unrelate,
  useOwn,
} from './deed-scene.ts';

/** Rides without room for two to kneel and stand in. */
const FAIR_RIDES = /^(?:@ferriswheel|ferris-wheel|roller-coaster|carousel-horse|@carousel)$/;

/** A proposal is made on the knees before a partner, beside the ride of a fair and not on it. */
function proposeToSomebody(scene: Scene, doer: number): void {
  const { person = null, motion = null, count = 0, glyph = '' } = scene.subjects[doer] ?? {};
  const isProposing = motion === 'kneel' && isDone(scene.said, /^propos/);
  if (person === null || count !== 1 || !isProposing) return;
  showUndrawn(scene, /^knees?$/i);
  const others = scene.subjects.filter((each) => each.person !== null).length - 1;
  if (companionOf(scene, doer) === undefined && others === 0) {
    const isWoman = /woman|girl/.test(glyph);
    const partner: Subject = {
      ...oneOf(isWoman ? 'man' : 'woman'),
      person: { skin: SKIN_TONES, isKin: false },
    };
    relate(scene, doer, scene.subjects.push(partner) - 1, 'beside');
  }
  const ride = scene.relations.find(
    ({ from, to, kind }) =>
      from === doer && /^(?:on|in|inside|ride)$/.test(kind) && FAIR_RIDES.test(glyphAt(scene, to)),
  );
  if (ride === undefined) return;
  relate(scene, ride.to, doer, 'behind');
  unrelate(scene, (each) => each === ride);
  if (ride.said !== undefined) scene.lost.push(ride.said.word);
}

const TAKES_SHOT =
  /\b(?:tak(?:es?|ing)|mak(?:es?|ing)|shoot(?:s|ing)?) (?:a|an|his|her|their|the) (?:\p{L}+ ){0,2}?(?:shots?|basket|free throw|three pointer)\b/iu;

/** "a basketball player taking a shot": the ball is thrown at a hoop. */
function shootAtHoop(scene: Scene, doer: number): void {
  const { motion = null, person = null } = scene.subjects[doer] ?? {};
  const isReady = person !== null && holds(scene, doer, 'basketball');
  if (!isReady || (motion ?? 'idle') !== 'idle' || !TAKES_SHOT.test(scene.said.prompt)) return;
  change(scene, doer, { motion: 'throw' });
  useOwn(scene, doer, '@hoop', 'beside');
}

/** "a girl who refuses to eat her soup": it is on the table before her. */
function refuseFood(scene: Scene, doer: number): void {
  const { motion = null, person = null, count = 0 } = scene.subjects[doer] ?? {};
  const isFood = isDone(scene.said, /^eat/);
  if (motion !== 'refuse' || person === null || count !== 1 || !isFood) return;
  const food = scene.relations.find(({ from, kind }) => from === doer && kind === 'hold')?.to;
  if (food === undefined || scene.isTooLarge(food)) return;
  relate(scene, doer, food, 'work');
  showUndrawn(scene, /^eat/i);
  scene.setting ??= 'kitchen';
}

const LIT = /^(?:@menorah|@lantern)$/;

/** "a family lighting the menorah": it is one for all of them. */
function lightOneForAll(scene: Scene, doer: number): void {
  const own = relatedTo(scene, doer, LIT);
  const first = indexOfGlyph(scene, LIT);
  if (scene.subjects[doer]?.motion !== 'knead' || own === first || own < 0) return;
  if (glyphAt(scene, own) !== glyphAt(scene, first)) return;
  relate(scene, doer, first, 'work');
  drop(scene, (_, index) => index === own);
}

const OUT_OF = /^out of$/i;
/** What comes out of them has a step of its own. */
const OPENED = /^(?:@oven|@openoven|top-hat|@upturnedhat)$/;

/** "lifting a fish out of a bucket": the one who lifts it is not in the bucket. */
function liftOut(scene: Scene, doer: number): void {
  if (!/^(?:lift|pull)$/.test(scene.subjects[doer]?.motion ?? '')) return;
  const from = scene.relations.find(
    ({ from: owner, to, kind, said }) =>
      owner === doer &&
      kind === 'inside' &&
      OUT_OF.test(said?.text ?? '') &&
      !scene.isActor(to) &&
      !OPENED.test(glyphAt(scene, to)),
  );
  if (from === undefined) return;
  relate(scene, doer, from.to, 'behind');
  if (from.said !== undefined) scene.lost.push(from.said.word);
}

/** "slipping on a banana": on its peel, which lies on the ground. */
function slipOnPeel(scene: Scene, doer: number): void {
  const banana = relatedTo(scene, doer, /^banana$/);
  if (scene.subjects[doer]?.motion === 'slip' && banana >= 0)
    change(scene, banana, { glyph: '@bananapeel', count: 1 });
}

/** Deeds that take a posture towards somebody or something. */
export const POSTURE_DEEDS: readonly Step[] = [
  proposeToSomebody,
  shootAtHoop,
  refuseFood,
  lightOneForAll,
  liftOut,
  slipOnPeel,
];
