const VESSEL = 'jar|bottle|can|tin|box|bag|tube|pot';
/** What is sold with a label on it. */
const GOODS = `(?:wine|beer|honey|jam|sauce|hot sauce|soap|candle|coffee|tea|lotion|cream|shampoo|perfume|cosmetics?|skincare|olive oil|oil|juice|water|soda|syrup|spices?|whiskey|gin|rum|cider|kombucha|pickles?|salsa|chocolate|vitamins?|milk|yogurt|butter|cheese|lemonade|essential oil|bath bomb|lip balm|${VESSEL})`;

/** "honey jar label", "lavender soap label design": the label is on what is named before it. */
const LABEL_OF = new RegExp(
  String.raw`\b(?<goods>${GOODS}(?: (?:${VESSEL}))?) labels?(?: designs?)?(?!\p{L})(?! for\b)`,
  'iu',
);
/** "jar label for strawberry jam". */
const LABEL_FOR = new RegExp(
  String.raw`\b(?:(?:${VESSEL}|product|food) )?labels?(?: designs?)? for (?:an? |the |my |our |some )?`,
  'iu',
);

/** Goods whose bare name is what is in a glass or a cup. */
const SOLD_IN: Readonly<Record<string, string>> = {
  wine: 'wine bottle',
  beer: 'beer bottle',
  coffee: 'coffee bag',
  candle: 'jar candle',
};

interface LabelledGoods {
  /** With the goods instead of their label. */
  readonly rest: string;
  readonly unmet: readonly string[];
  /** What the goods are called here, in the prompt's words; null: as in the prompt. */
  readonly renamed: { readonly as: string; readonly said: string } | null;
}

/** A prompt in which nothing is said of a label. */
export const withoutLabel = (prompt: string): LabelledGoods => ({
  rest: prompt,
  unmet: [],
  renamed: null,
});

/** Reads the label of a product as the product, which bears it; what the label looks like in print is not followed. */
export function takeProductLabel(prompt: string): LabelledGoods {
  const named = LABEL_OF.exec(prompt);
  const goods = named?.groups?.['goods'];
  if (named !== null && goods !== undefined) {
    const sold = SOLD_IN[goods.toLowerCase()] ?? goods;
    const renamed = sold === goods ? null : { as: sold, said: goods };
    return { rest: prompt.replace(named[0], sold), unmet: ['label'], renamed };
  }
  return LABEL_FOR.test(prompt)
    ? { rest: prompt.replace(LABEL_FOR, ''), unmet: ['label'], renamed: null }
    : withoutLabel(prompt);
}
