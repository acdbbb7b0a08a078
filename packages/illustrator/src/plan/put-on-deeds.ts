import { isWorn } from '../things/nature.ts';
import {
  change,
  drop,
  glyphAt,
  loseWords,
  relate,
  type Scene,
  showStandIns,
  showUndrawn,
  type Step,
  unrelate,
} from './deed-scene.ts';

const PUTS =
  /^(?:put|plac|appl|rub|spray|smear|stick|pin|drap|wrap|throw|pour|spread|dab|fit|sett?|lay)/i;

/** What somebody has in the hands to put it on somebody else. */
const putThings = (scene: Scene, doer: number): readonly number[] =>
  scene.relations.flatMap(({ from, to, kind, said }) =>
    from === doer && kind === 'hold' && PUTS.test(said?.text ?? '') ? [to] : [],
  );

/** "putting makeup on her grandmother", "putting a crown on a knight": the doer is beside, and not on top of them. */
function putOnSomebody(scene: Scene, doer: number): void {
  const { person = null, motion = null } = scene.subjects[doer] ?? {};
  const other = scene.relations.find(
    ({ from, to, kind, said }) =>
      from === doer &&
      kind === 'on' &&
      scene.isActor(to) &&
      /^(?:on|onto|over)$/.test(said?.text ?? ''),
  )?.to;
  const things = putThings(scene, doer);
  const [first] = things;
  if (person === null || other === undefined || first === undefined) return;
  relate(scene, doer, other, 'front');
  scene.setting ??= placeOf(scene);
  if (motion === null || motion === 'idle') change(scene, doer, { motion: 'groom' });
  const isPutOn = isWorn(glyphAt(scene, first));
  if (isPutOn) wear(scene, doer, other, first);
  showStandIns(scene, PUTS);
  showUndrawn(scene, /^(?:on|onto)$/i);
  // One thing of a set is enough for one hand.
  const { source } = scene.subjects[first] ?? {};
  drop(scene, (each, index) => index !== first && things.includes(index) && each.source === source);
}

/** Where it is done when the prompt names no place: by what is put on. */
function placeOf({ said }: Scene): Scene['setting'] {
  if (/\b(?:makeup|make up|lipstick|mascara|nail polish)\b/i.test(said.prompt)) return 'salon';
  if (/\b(?:sunscreen|sun ?cream|sunblock)\b/i.test(said.prompt)) return 'beach';
  return /\b(?:blanket|bandage|plaster|pajamas|slippers|sleeping)\b/i.test(said.prompt)
    ? 'bedroom'
    : 'park';
}

/** It is on the other one already, and the hand still there. */
function wear(scene: Scene, doer: number, other: number, thing: number): void {
  unrelate(scene, ({ from, to }) => from === doer && to === thing);
  relate(scene, other, thing, 'hold');
}

const BY_PART =
  /\b(?:pull|tug|grab|pinch|tickl|touch|yank|squeez|poke?)\w* (?:(?:on|at) )?(?:\S+ ){1,3}?(?:tails?|ears?|hair|nose|whiskers|paws?|mane|beard|cheeks?|trunk|belly|toes?|fe?et|sleeve|pigtails?|ponytail)\b/i;

/** "pulling the cat's tail": beside the cat, and neither on it nor with it on the head. */
function takeByPart(scene: Scene, doer: number): void {
  if (scene.subjects[doer]?.person == null || !BY_PART.test(scene.said.prompt)) return;
  const held = scene.relations.find(({ from, to, kind }) => {
    const [one, other] = kind === 'crown' ? [to, from] : [from, to];
    return /^(?:on|crown)$/.test(kind) && one === doer && scene.isActor(other);
  });
  if (held === undefined) return;
  const other = held.from === doer ? held.to : held.from;
  unrelate(scene, (each) => each === held);
  relate(scene, doer, other, 'beside');
  // The hands are at the end that is nearer.
  if (scene.subjects[doer].motion === 'pull') loseWords(scene, /^(?:ears?|nose|whiskers|trunk)$/i);
}

/** What is put on people and animals, and parts of them that others take hold of. */
export const PUT_ON_DEEDS: readonly Step[] = [putOnSomebody, takeByPart];
