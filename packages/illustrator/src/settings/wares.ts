import type { Canvas } from '../canvas.ts';
import type { ScenePlan } from '../plan/plan.ts';
import type { Stage } from '../stage/stage.ts';

const MIXED = 'red-apple tangerine lemon tomato carrot pear broccoli eggplant';

/** What is sold together with what the prompt names. */
const KINDS: readonly (readonly [named: RegExp, wares: string])[] = [
  [
    /blossom|tulip|rose|bouquet|flower|hibiscus|hyacinth/,
    'tulip rose sunflower hyacinth bouquet hibiscus',
  ],
  [/fish|shrimp|lobster|crab|oyster|squid/, 'fish lobster shrimp crab oyster fish'],
  [/book|scroll/, 'books open-book books notebook'],
  [/bread|croissant|pie|cookie|pretzel/, 'bread croissant baguette-bread pretzel bagel pie'],
  [/clock|amphora|teapot|radio|camera/, 'mantelpiece-clock teapot amphora books camera radio'],
  [/cheese/, 'cheese-wedge cheese-wedge butter honey-pot'],
];
const CHRISTMAS = 'cookie candle teddy-bear wrapped-gift candy bell';
const STREET_FOOD = 'steaming-bowl dumpling dango takeout-box sushi oden';

/** What the stalls of a market sell: what the prompt names, else what fits the hour. */
export function glyphsSold({
  wares,
  festival,
  time,
}: Pick<ScenePlan, 'wares' | 'festival' | 'time'>): readonly string[] {
  const known = KINDS.find(([named]) => wares !== null && named.test(wares))?.[1];
  if (known !== undefined) return known.split(' ');
  if (festival === 'christmas') return CHRISTMAS.split(' ');
  return (time === 'night' ? STREET_FOOD : MIXED).split(' ');
}

/** The sprites of what the stalls of a market sell. */
export async function waresOf(stage: Stage, sizePx: number): Promise<readonly Canvas[]> {
  return Promise.all(
    glyphsSold(stage.plan).map(async (glyph) =>
      stage.lit(await stage.sprite(glyph, Math.ceil(sizePx)), { rim: 0.3 }),
    ),
  );
}

/** All that markets sell. */
export const glyphsOfWares = (): readonly string[] =>
  [MIXED, CHRISTMAS, STREET_FOOD, ...KINDS.map(([, wares]) => wares)].flatMap((each) =>
    each.split(' '),
  );
