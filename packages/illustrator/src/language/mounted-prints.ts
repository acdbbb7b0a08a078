/** How a sheet looks and for which day it is, which is read besides. */
const LOOKS = String.raw`(?:(?!with\b|of\b|holding\b|in\b|on\b|and\b)[\p{L}'’-]+ ){0,4}?`;
const ENDS = String.raw`(?=(?: (?:with|of|featuring|for|titled|that says|saying|mit|für|avec|pour|con|para)(?!\p{L}))|\s*[,.、]|\s*$)`;
/** Places, which fill the picture that is printed on a shirt. */
export const PLACES = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'mountains?|beach|ocean|sea|waves?|forest|desert|city|skyline|sunset|sunrise|landscape|space|campfire|lake|island|jungle',
    'bergen?|gebirge|strand|meer|wald|wüste|stadt|sonnenuntergang|landschaft',
    'montañas?|playa|mar|bosque|desierto|ciudad|atardecer|paisaje',
    'montagnes?|plage|mer|forêt|désert|ville|coucher de soleil|paysage',
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Goods with a picture on them, and the word by which the parser knows them. */
const MOUNTED: readonly (readonly [goods: string, format: string, shown?: RegExp])[] = [
  [
    '(?:gift|present|favou?r|treat) tags?(?: designs?| templates?)?|geschenkanhänger|étiquettes? cadeaux?|etiquetas? (?:de|para) regalos?',
    'printed tag',
  ],
  [
    'bookmarks?(?: designs?| templates?)?|lesezeichen|marque-?pages?|marcap[aá]ginas?',
    'printed bookmark',
  ],
  // Read as a sheet whose cover is the picture.
  [
    'magazine covers?(?: designs?)?',
    'book cover',
    /\bcovers? (?:with|of|featuring|titled|that)\b/iu,
  ],
  [
    '(?:t-?shirt|t shirt|tee)[ -](?:designs?|prints?|graphics?|motiv)|diseños? de (?:camiseta|playera|remera)|design de t-?shirt',
    'printed shirt',
    PLACES,
  ],
  [
    "buch(?:cover|umschlag)|albumcover|portada de(?:l| un)? (?:libro|cuento|álbum|disco|novela|revista)|couverture (?:de|d[’']un) (?:livre|roman|magazine)|pochette d[’']album",
    'book cover',
  ],
];
const FIRST = MOUNTED.map(([goods, format, shown]) => ({
  format,
  shown,
  pattern: new RegExp(`^(?<before>\\s*${LOOKS})(?<goods>${goods})${ENDS}`, 'iu'),
}));

interface MountedPrint {
  readonly rest: string;
  readonly renamed: { readonly as: string; readonly said: string };
}

/** Reads goods that a whole picture is printed on: "gift tag with a snowman"; null for all others. */
export function readMountedPrint(prompt: string): MountedPrint | null {
  for (const { format, shown, pattern } of FIRST) {
    const match = pattern.exec(prompt);
    const { before = '', goods = '' } = match?.groups ?? {};
    if (match === null || (shown !== undefined && !shown.test(prompt))) continue;
    return {
      rest: `${before}${format}${prompt.slice(match[0].length)}`,
      renamed: { as: format, said: goods },
    };
  }
  return null;
}
