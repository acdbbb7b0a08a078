import { change, give, relate, type Scene, showUndrawn, takeBack } from './deed-scene.ts';

const WAITERS = /\b(?:waiter|waitress|server)$/i;
const ORDERS =
  /\b(?:tak(?:es?|ing) (?:(?:an?|the|their|his|her) )?orders?|order(?:s|ing) .*\b(?:from|with) an? (?:waiter|waitress|server))\b/i;

/** "a waiter taking an order from a couple": the waiter stands there with a notepad, and only the guests are at the table. */
export function takeOrder(scene: Scene, doer: number): void {
  const { word = '', count = 0, motion = null } = scene.subjects[doer] ?? {};
  const isFree = motion === null || motion === 'idle';
  if (!WAITERS.test(word) || count !== 1 || !isFree || !ORDERS.test(scene.said.prompt)) return;
  const guests = scene.subjects.flatMap(({ person }, index) =>
    person !== null && index !== doer ? [index] : [],
  );
  if (guests.length === 0) return;
  takeBack(scene, doer, (glyph) => /^@(?:plate|tray)$/.test(glyph));
  const waiter = scene.subjects.findIndex((each) => each.word === word);
  change(scene, waiter, { motion: 'give' });
  give(scene, waiter, 'spiral-notepad', 'hold');
  for (const [index, guest] of scene.subjects.entries()) {
    if (guest.person === null || index === waiter) continue;
    change(scene, index, { motion: guest.motion ?? 'dine' });
    relate(scene, waiter, index, 'beside');
  }
  scene.setting ??= 'restaurant';
  showUndrawn(scene, /^(?:tak|order)/i);
}
