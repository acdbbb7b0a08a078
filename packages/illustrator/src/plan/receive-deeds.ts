import { isWorn } from '../things/nature.ts';
import {
  change,
  drop,
  glyphAt,
  indexOfGlyph,
  relate,
  type Scene,
  showStandIns,
  type Step,
  unrelate,
} from './deed-scene.ts';

const isPutOn = (glyph: string): boolean => isWorn(glyph) || glyph.endsWith('medal');

const RECEIVES = /^(?:buy|bought|receiv|accept|get|got|take|took|taking|order|collect|purchas)/i;
const SELLERS = /\b(?:vendor|seller|merchant|peddler)s?$/i;

/** The person that a thing is bought or got from, named after it; -1: no such person. */
function giverOf(scene: Scene, taker: number, gift: number): number {
  const isFrom = /\bfrom (?:an? |the |his |her |their |my )?\p{L}/iu.test(scene.said.prompt);
  return isFrom
    ? scene.subjects.findIndex(
        ({ person, motion, count }, index) =>
          index > gift &&
          index !== taker &&
          person !== null &&
          count === 1 &&
          (motion === null || motion === 'idle'),
      )
    : -1;
}

/** "buying flowers from a vendor", "receiving a medal from his coach": it is between the hands of both. */
function receive(scene: Scene, taker: number): void {
  const { person = null, motion = null, count = 0 } = scene.subjects[taker] ?? {};
  const gift = scene.relations.find(
    ({ from, kind, said }) => from === taker && kind === 'hold' && RECEIVES.test(said?.text ?? ''),
  )?.to;
  if (person === null || count !== 1 || motion !== null || gift === undefined) return;
  const giver = giverOf(scene, taker, gift);
  if (giver < 0) return;
  if (SELLERS.test(scene.subjects[giver]?.word ?? '')) scene.setting ??= 'market';
  showStandIns(scene, RECEIVES);
  if (isPutOn(glyphAt(scene, gift))) {
    // A medal is around the neck already, and the giver's hand is still there.
    change(scene, giver, { motion: 'groom' });
    relate(scene, giver, taker, 'front');
    return dropTools(scene, giver, gift);
  }
  change(scene, giver, { motion: 'handover' });
  change(scene, gift, {
    count: 1,
    ...(glyphAt(scene, gift) === 'blossom' && { glyph: 'bouquet' }),
  });
  unrelate(scene, ({ from, to }) => from === taker && to === gift);
  relate(scene, giver, gift, 'hold');
  relate(scene, giver, taker, 'beside');
  dropTools(scene, giver, gift);
}

/** The giver's own clipboard or bread would be in the way. */
function dropTools(scene: Scene, giver: number, gift: number): void {
  const tools = new Set(
    scene.relations.flatMap(({ from, to, kind }) =>
      from === giver && kind === 'hold' && to !== gift ? [to] : [],
    ),
  );
  drop(
    scene,
    ({ source, glyph }, index) => source === undefined && tools.has(index) && !isPutOn(glyph),
  );
}

const PUTS_RING =
  /\b(?:put|plac|slid|slip|push)\w* (?:(?:an?|the|his|her|their|engagement|wedding|gold|golden|diamond) )*rings? (?:on|onto)\b.*\bfingers?\b/i;
const PUTS = /^(?:put|plac|slid|slip|push)/i;

/** "putting a ring on the bride's finger": the ring is between the hands of both. */
function putOnRing(scene: Scene, groom: number): void {
  const ring = indexOfGlyph(scene, /^@(?:diamond)?ring$/);
  const bride = scene.subjects.findIndex(
    ({ person, count }, index) => index !== groom && person !== null && count === 1,
  );
  if (groom !== 0 || ring < 0 || bride < 0 || !PUTS_RING.test(scene.said.prompt)) return;
  unrelate(scene, ({ from, to }) => from === bride && to === groom);
  change(scene, groom, { motion: 'handover' });
  relate(scene, groom, ring, 'hold');
  relate(scene, groom, bride, 'beside');
  showStandIns(scene, PUTS);
  dropTools(scene, bride, ring);
}

/** Deeds in which one person gets a thing from another one. */
export const RECEIVE_DEEDS: readonly Step[] = [receive, putOnRing];
