import { invert } from './phrases.ts';
import type { DecorName, RoomLook } from './place-look.ts';
import { type Item, senseOf } from './sense.ts';
import type { SettingName } from './setting-name.ts';
import type { WordAccount } from './word-account.ts';

/** Rooms of a home, which are furnished in these manners. */
const HOMES: ReadonlySet<SettingName | null> = new Set<SettingName | null>([
  'living',
  'bedroom',
  'room',
]);

const DECORS = invert<DecorName>({
  modern: 'modern, contemporary, mid century modern, sleek',
  minimal: 'minimal, minimalist, minimalistic, minimalism, minimalist interior',
  luxury: 'luxury, luxurious, elegant, glamorous, deluxe, opulent, fancy, penthouse',
  scandinavian: 'scandinavian, scandi, nordic, hygge, swedish, danish',
  boho: 'boho, bohemian, boho chic, rattan, macrame, wicker',
  japanese: 'japanese, wabi, wabi sabi, japandi, zen, tatami',
  rustic: 'rustic, farmhouse style, country style, log cabin',
});
const FITS_BARE: ReadonlySet<DecorName> = new Set(['minimal', 'modern', 'scandinavian']);
const FITS_BOHO = /^(rattan|macrame|wicker|linen|bohemian|boho)$/;
const BIG =
  /^(big|large|huge|giant|tall|wide|panoramic|panorama|floor to ceiling|full length|great)$/;
const PLANTS_ALONE = /^(indoor plants|houseplants|greenery)$/;
const MANY =
  /^(full of|filled with|lots of|many|packed with|overflowing with|a lot of|plenty of|so many)$/;

/** A room of which the prompt says nothing. */
export const PLAIN_LOOK: RoomLook = {
  decor: null,
  clothColour: null,
  hasBigWindows: false,
  isFullOfPlants: false,
  hasFireplace: false,
  hasStockings: false,
  hasBookshelf: false,
  hasDoor: false,
  hasSofa: false,
  hasPottedTree: false,
};

/** "rattan chairs": chairs are drawn, not woven ones. */
const isMaterialOfThing = (item: Item, next: Item | undefined): boolean =>
  /^(?:rattan|macrame|wicker|linen)$/.test(item.text) && senseOf(next, 'noun')?.glyph != null;

/** The words "big windows", if they are there. */
function bigWindows(sentence: readonly Item[]): readonly Item[] {
  const at = sentence.findIndex(
    ({ text }, i) =>
      /windows?$/.test(text) &&
      (BIG.test(sentence[i - 1]?.text ?? '') || /^(floor to ceiling|panoramic) /.test(text)),
  );
  if (at < 0) return [];
  const before = sentence[at - 1];
  const window = sentence[at];
  return [...(before && BIG.test(before.text) ? [before] : []), ...(window ? [window] : [])];
}

/**
 * How a room of a home is furnished: "a modern living room with big windows", "a boho bedroom".
 * @returns null where the place is no such room
 */
export function readRoomLook(
  sentence: readonly Item[],
  setting: SettingName | null,
  account: WordAccount,
): RoomLook | null {
  if (!HOMES.has(setting)) return null;
  const said = sentence.flatMap((item, i) =>
    isMaterialOfThing(item, sentence[i + 1]) ? [] : (DECORS.get(item.text)?.[0] ?? []),
  );
  // "modern, scandinavian": the other one is modern as well, and what is minimal may be both.
  const isBare = said.includes('minimal') && said.every((name) => FITS_BARE.has(name));
  const decor = isBare
    ? 'minimal'
    : (said.find((name) => name !== 'modern' && name !== 'minimal') ?? said[0] ?? null);
  for (const [i, item] of sentence.entries()) {
    if (isMaterialOfThing(item, sentence[i + 1])) continue;
    const name = DECORS.get(item.text)?.[0];
    const isOfDecor =
      decor !== null &&
      (name === decor ||
        name === 'modern' ||
        (isBare && name !== undefined && FITS_BARE.has(name)));
    const isHanging = item.text === 'hanging' && sentence[i - 1]?.text === 'wall';
    const fitsBoho = decor === 'boho' && (FITS_BOHO.test(item.text) || isHanging);
    if (isOfDecor || fitsBoho) account.draw(item);
  }
  const windows = bigWindows(sentence);
  account.drawAll(windows);
  const isFullOfPlants = sentence.some(
    (item, i) =>
      PLANTS_ALONE.test(item.text) ||
      (senseOf(item, 'noun')?.glyph === 'potted-plant' &&
        (item.isPlural || MANY.test(sentence[i - 1]?.text ?? ''))),
  );
  return { ...PLAIN_LOOK, decor, hasBigWindows: windows.length > 0, isFullOfPlants };
}
