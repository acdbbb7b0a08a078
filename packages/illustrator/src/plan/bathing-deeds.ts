import { isDone } from '../language/words-in-english.ts';
import {
  change,
  companionOf,
  glyphAt,
  indexOfGlyph,
  isDoneTo,
  relate,
  type Scene,
  showStandIns,
  takeBack,
  unrelate,
  useOwn,
} from './deed-scene.ts';

/** The actor that the prompt names directly after the doer, if no deed is said of that actor. */
function nextAtRest(scene: Scene, doer: number): number | undefined {
  const next = scene.subjects[doer + 1];
  return next && scene.isActor(doer + 1) && next.motion === null ? doer + 1 : undefined;
}

const BATHS = /^(bathtub|@hottub|@bucket|@sink)$/;

/** "bathing her toddler", and not "bathing in a lake with his wife". */
function isBathAtHome({ said, setting, relations }: Scene, doer: number): boolean {
  const isTogether = relations.some((each) => each.from === doer && each.said?.text === 'with');
  const isAtHome = setting === null || setting === 'bathroom';
  return isAtHome && !isTogether && isDone(said, /^bath/);
}

/** "washing her horse": with a sponge at its side, and not at a table. */
function washByHand(scene: Scene, doer: number, washed: number): void {
  const bucket = indexOfGlyph(scene, /^@bucket$/);
  if (bucket < 0 || !isDoneTo(scene, doer, bucket)) return;
  change(scene, doer, { motion: 'pet' });
  relate(scene, doer, washed, 'beside');
  takeBack(scene, doer, (glyph) => glyph === '@bucket');
}

/** "washing his dog in a bathtub": it is the dog that is in it. */
export function bathe(scene: Scene, doer: number): void {
  const { motion, person } = scene.subjects[doer] ?? {};
  if (!person || !/^(scrub|pet|sit)$/.test(motion ?? '')) return;
  const bathed = companionOf(scene, doer) ?? nextAtRest(scene, doer);
  if (bathed === undefined) return;
  const named = scene.relations.find(
    ({ from, to, kind }) =>
      (from === doer || from === bathed) &&
      /^(in|inside|on)$/.test(kind) &&
      BATHS.test(glyphAt(scene, to)),
  )?.to;
  if (named === undefined && !isBathAtHome(scene, doer)) {
    if (motion === 'scrub') washByHand(scene, doer, bathed);
    return;
  }
  unrelate(scene, ({ from, to }) => from === doer && (to === named || to === bathed));
  if (named === undefined) useOwn(scene, bathed, 'bathtub', 'inside');
  else relate(scene, bathed, named, 'inside');
  showStandIns(scene, /^bath/);
  change(scene, doer, { motion: 'pet' });
  relate(scene, doer, bathed, 'beside');
  takeBack(scene, doer, (glyph) => glyph === '@bucket' || glyph === 'bathtub');
  scene.setting ??= 'bathroom';
}
