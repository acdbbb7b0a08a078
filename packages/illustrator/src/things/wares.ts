import type { PromptSpec } from '../language/spec.ts';

const MIXED = 'red-apple tangerine lemon tomato carrot pear broccoli eggplant';

/** What is sold together with what the prompt names. */
const KINDS: readonly (readonly [named: RegExp, wares: string])[] = [
  [
    /blossom|tulip|rose|bouquet|flower|hibiscus|hyacinth/,
    'tulip rose sunflower hyacinth bouquet hibiscus',
  ],
  [/fish|shrimp|lobster|crab|oyster|squid/, 'fish lobster shrimp crab oyster fish'],
  [/book|scroll/, 'books open-book books notebook'],
  [/bread|croissant|^pie$|cookie|pretzel/, 'bread croissant baguette-bread pretzel bagel pie'],
  [
    /clock/,
    '@cuckooclock mantelpiece-clock alarm-clock @cuckooclock alarm-clock mantelpiece-clock',
  ],
  [/amphora|teapot|radio|camera/, 'mantelpiece-clock teapot amphora books camera radio'],
  [/candy|lollipop|chocolate|sweet|gummy/, 'lollipop candy chocolate-bar doughnut cupcake cookie'],
  [/toy|teddy|doll/, 'teddy-bear yo-yo nesting-dolls puzzle-piece kite game-die'],
  [/ice[ -]cream|gelato/, 'soft-ice-cream ice-cream shaved-ice soft-ice-cream cupcake'],
  [
    /record|vinyl|optical-disk|music|guitar/,
    'optical-disk musical-note guitar headphone radio violin',
  ],
  [/antique|vintage|curiosity|thrift/, 'mantelpiece-clock teapot amphora books camera radio'],
  [/pet|parrot|hamster/, 'parrot hamster rabbit tropical-fish bone turtle'],
  [/magic|potion|wizard|witch|wand/, 'crystal-ball magic-wand alembic candle books scroll'],
  [/shoe/, 'running-shoe high-heeled-shoe womans-boot running-shoe'],
  [/hat/, 'top-hat womans-hat billed-cap top-hat'],
  [/gift|souvenir/, 'wrapped-gift teddy-bear postbox candle teapot'],
  [/lemonade/, 'cup-with-straw lemon cup-with-straw lemon cup-with-straw lemon'],
  [/tea|coffee/, 'teapot teacup-without-handle jar teapot jar'],
  [/plant|cactus|potted/, 'potted-plant cactus seedling tulip potted-plant herb'],
  [/candle/, 'candle candle lotus candle bouquet'],
  [/spice/, '@spiceorange @spicered @spiceyellow @spicegreen @spicebrown @spicered'],
  [/carpet|rug|textile|fabric/, '@rug @rug @rug'],
  [/\bdeli/, 'cheese-wedge @ham bread @sausages olive cheese-wedge'],
  [/meat|sausage|bacon|@ham|butchery/, 'cut-of-meat @sausages poultry-leg bacon @ham meat-on-bone'],
  [
    /perfume|lipstick|cosmetic|makeup|lotion/,
    '@perfume lipstick lotion-bottle @serum @creamjar @perfume',
  ],
  [/hammer|wrench|hardware|^tool/, 'hammer wrench @paintbucket screwdriver @powerdrill toolbox'],
  [
    /^@?(ring|necklace|chainnecklace|diamondring|gem-stone)/,
    '@diamondring @chainnecklace @earrings @bracelet @pearlpendant @ring',
  ],
  [/cheese/, 'cheese-wedge cheese-wedge butter @honeyjar'],
];
const CHRISTMAS = 'cookie candle teddy-bear wrapped-gift candy bell';
const STREET_FOOD = 'steaming-bowl dumpling dango takeout-box sushi oden';

function kindOf(wares: string | null): readonly string[] | null {
  const known = KINDS.find(([named]) => wares !== null && named.test(wares))?.[1];
  return known?.split(' ') ?? null;
}

/** What a shop sells by its name ("toy store") or by a noun before it; null when neither says so. */
export function waresNamed({
  wares,
  placeNames,
}: Pick<PromptSpec, 'wares' | 'placeNames'>): readonly string[] | null {
  return kindOf(placeNames.join(' ')) ?? kindOf(wares) ?? (wares === null ? null : [wares]);
}

/** What the stalls of a market sell: what the prompt names, else what fits the hour. */
export function glyphsSold({
  wares,
  festival,
  time,
  stallGoods,
}: Pick<PromptSpec, 'wares' | 'festival' | 'time' | 'stallGoods'>): readonly string[] {
  if (stallGoods !== undefined) return stallGoods;
  const known = kindOf(wares);
  if (known !== null) return known;
  if (festival === 'christmas') return CHRISTMAS.split(' ');
  return (time === 'night' ? STREET_FOOD : MIXED).split(' ');
}

/** All that markets sell. */
export const glyphsOfWares = (): readonly string[] =>
  [MIXED, CHRISTMAS, STREET_FOOD, ...KINDS.map(([, wares]) => wares)].flatMap((each) =>
    each.split(' '),
  );
