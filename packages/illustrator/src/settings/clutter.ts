import { canBeMessy, type MessyRoom, saysMess } from '../language/mess.ts';
import type { ScenePlan } from '../plan/plan.ts';
import { type StandingThing, thing } from './room-plan.ts';

const CLOTHES_AND_TOYS: readonly StandingThing[] = [
  thing('t-shirt', 0.16, 0.95, 0.13),
  thing('socks', 0.33, 0.88, 0.08),
  thing('books', 0.86, 0.95, 0.13),
  thing('running-shoe', 0.52, 0.96, 0.11),
  thing('jeans', 0.68, 0.9, 0.12),
  thing('pizza', 0.42, 0.95, 0.09),
  thing('soccer-ball', 0.95, 0.84, 0.08),
  thing('page-facing-up', 0.27, 0.96, 0.09),
];
const DISHES: readonly StandingThing[] = [
  thing('@bowl', 0.4, 0.51, 0.1),
  thing('@plate', 0.5, 0.51, 0.1),
  thing('@bowl', 0.6, 0.51, 0.1),
  thing('banana', 0.14, 0.9, 0.1),
  thing('@bowl', 0.3, 0.86, 0.11),
  thing('spoon', 0.44, 0.9, 0.08),
  thing('egg', 0.58, 0.87, 0.07),
  thing('tomato', 0.7, 0.9, 0.08),
  thing('bread', 0.86, 0.88, 0.12),
];
const PAPERS: readonly StandingThing[] = [
  thing('page-facing-up', 0.1, 0.88, 0.11),
  thing('books', 0.24, 0.84, 0.12),
  thing('page-facing-up', 0.38, 0.9, 0.11),
  thing('file-folder', 0.66, 0.87, 0.11),
  thing('@coffee', 0.78, 0.91, 0.08),
  thing('page-facing-up', 0.9, 0.85, 0.11),
];

const CLUTTER: Readonly<Record<MessyRoom, readonly StandingThing[]>> = {
  bedroom: CLOTHES_AND_TOYS,
  living: CLOTHES_AND_TOYS,
  kitchen: DISHES,
  office: PAPERS,
  classroom: PAPERS,
};

/** What lies about in a room of which the prompt says that it is messy. */
export const clutterOf = ({ prompt, setting }: ScenePlan): readonly StandingThing[] =>
  saysMess(prompt) && canBeMessy(setting) ? CLUTTER[setting] : [];
