import type { ScenePlan } from '../plan/plan.ts';
import { isTitledSheet } from '../plan/titled-sheet.ts';
import { isWreathPrint } from '../plan/wreaths.ts';
import { placeBorder } from './border.ts';
import { fitInFrame, fitMark } from './fit.ts';
import { placeFlat } from './flat-lay.ts';
import { acrossOf } from './frame-measures.ts';
import type { LayoutFrame, LeadContext, Slot } from './lead.ts';
import { placePattern } from './pattern.ts';
import type { Placement } from './placement.ts';
import { placeUnderTitle } from './under-title.ts';
import { placeWreath } from './wreath.ts';

/** What is printed on a sheet or lies on a surface seen from above; null: the picture is of neither. */
export function placeOnPaper(
  slots: readonly Slot[],
  context: LeadContext,
): readonly Placement[] | null {
  const { plan, frame } = context;
  const isFlat = plan.setting === 'flatlay';
  if (isFlat && plan.format === 'pattern') return placePattern(slots, context);
  if (isFlat && isWreathPrint(plan)) return placeWreath(slots, context);
  if (isTitledSheet(plan)) return placeUnderTitle(slots, context);
  if (!isFlat) return null;
  if (plan.format === 'border') return placeBorder(slots, context);
  const flat = handInHand(placeFlat(slots, context), plan, frame);
  if (plan.mark != null && plan.format === 'emblem') return fitMark(flat, plan, frame);
  // The words of a card are in its middle.
  const words = plan.format === 'card' ? { ...plan, caption: null } : plan;
  return flat.map((placement) => fitInFrame(placement, words, frame));
}

/** How far from the middle two are whose arms meet on paper, in sizes. */
const ARMS_MEET = { hands: 0.4, hug: 0.31 } as const;

/** Two that hold hands or hug lie beside each other on paper as well. */
function handInHand(
  placements: readonly Placement[],
  { relations }: ScenePlan,
  frame: LayoutFrame,
): readonly Placement[] {
  const hug = relations.find(({ kind }) => kind === 'hug');
  const pair = placements.filter(({ subject }) => subject === hug?.from || subject === hug?.to);
  if (pair.length !== 2) return placements;
  const size = Math.min(...pair.map((each) => each.size));
  const apart = pair[0]?.motion === 'holdhands' ? ARMS_MEET.hands : ARMS_MEET.hug;
  return placements.map((each) => {
    const place = pair.indexOf(each);
    if (place < 0) return each;
    const x = 0.5 + (place === 0 ? -1 : 1) * acrossOf(size * apart, frame);
    const facing = place === 0 ? ('right' as const) : ('left' as const);
    return { ...each, x, y: 0.5, size, facing, turn: 0, attends: 'hug' as const };
  });
}
