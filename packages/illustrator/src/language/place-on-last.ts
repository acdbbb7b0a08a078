import { dishOf, isTopping } from './dishes.ts';
import type { Focus } from './focus.ts';
import { isAttire, isContentOf, isPerson } from './kinds-of-things.ts';
import { pourFrom } from './pouring.ts';
import { isNoPerch } from './relation-kind.ts';
import type { SaidRelation } from './relation.ts';

const isFootwear = (glyph: string): boolean => /boot$|shoe$|sandal$/.test(glyph);

/** "a turtle late to school with a backpack": it is the turtle that wears it, as it does "in boots". */
export function putOnActor(focus: Focus, kind: SaidRelation, added: readonly number[]): boolean {
  const [thing] = added;
  if (thing === undefined || !isAttire(focus.glyphOf(thing), focus.vocabulary)) return false;
  const isPair = (focus.cast.subjects[thing]?.count ?? 1) === 2;
  const heads = focus.livingHeads;
  if (heads.length > 0 && !(kind === 'in' && isPair && isFootwear(focus.glyphOf(thing)))) {
    return false;
  }
  if (kind !== 'with' && kind !== 'in') return false;
  const actor = focus.cast.subjects.findLastIndex((_, index) => focus.isAnimate(index));
  const wearers = heads.length > 0 ? heads : actor < 0 ? [] : [actor];
  for (const wearer of wearers) for (const each of added) focus.cast.relate(wearer, each, 'hold');
  return wearers.length > 0;
}

/**
 * "blowing out candles on a cake", "pouring milk into a bowl": it is the object that is on the cake, not
 * the doer, who has both before them.
 */
export function relateObject(focus: Focus, kind: SaidRelation, added: readonly number[]): boolean {
  const object = focus.lastRelation;
  const [head] = focus.heads;
  const [target] = added;
  if (!object?.isObject || head === undefined || target === undefined) return false;
  if (focus.cast.subjects[head]?.motion === 'knock' && kind === 'on') {
    focus.cast.relate(object.to, target, 'on');
    return true;
  }
  if (focus.isAnimate(object.to) || !isPerson(focus.glyphOf(head), focus.vocabulary)) return false;
  const pours = focus.cast.subjects[head]?.motion === 'pour';
  const isOn = kind === 'on' && isNoPerch(focus.glyphOf(target), focus.vocabulary);
  if (!isOn && !(pours && (kind === 'inside' || kind === 'in' || kind === 'on'))) return false;
  focus.cast.relate(head, target, object.kind === 'work' ? 'work' : 'beside');
  if (!pours) focus.cast.relate(object.to, target, 'on');
  else {
    focus.cast.unrelate(head, object.to, 'work');
    pourFrom(focus.cast, object.to);
    focus.cast.relate(head, object.to, 'hold');
  }
  return true;
}

/** "a vase with tulips", "a woman with a basket of apples": they are in what was named last. */
export function fillVessel(focus: Focus, added: readonly number[]): boolean {
  const vessel = focus.lastAdded;
  if (vessel === null) return false;
  const contents = added.filter((each) =>
    isContentOf(focus.glyphOf(each), focus.glyphOf(vessel), focus.vocabulary),
  );
  for (const content of contents) focus.cast.relate(content, vessel, 'inside');
  return contents.length > 0;
}

/** "a bike with flowers in the basket": the flowers are in it, and it belongs to the bike. */
export function putInto(focus: Focus, kind: SaidRelation, added: readonly number[]): boolean {
  const [vessel] = added;
  const content = focus.lastAdded;
  if (vessel === undefined || content === null || focus.heads.includes(content)) return false;
  if (kind !== 'in' && kind !== 'inside') return false;
  if (!isContentOf(focus.glyphOf(content), focus.glyphOf(vessel), focus.vocabulary)) return false;
  for (const head of focus.heads) {
    const owns = focus.cast.relations.find(({ from, to }) => from === head && to === content);
    if (owns === undefined) continue;
    focus.cast.unrelate(head, content, owns.kind);
    focus.cast.relate(head, vessel, owns.kind);
  }
  focus.cast.relate(content, vessel, 'inside');
  return true;
}

/** "pancakes with blueberries", "ice cream with a cherry": small food lies on what was named last. */
export function topDish(focus: Focus, added: readonly number[]): boolean {
  const dish = focus.lastAdded;
  if (dish === null || dishOf(focus.glyphOf(dish)) === undefined) return false;
  const toppings = added.filter((each) => isTopping(focus.glyphOf(each)));
  for (const topping of toppings) {
    focus.cast.relate(topping, dish, 'on');
  }
  return toppings.length > 0;
}
