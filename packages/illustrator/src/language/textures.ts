import type { TextureName } from './picture-look.ts';
import { type Item, senseOf } from './sense.ts';
import type { Cast } from './subjects.ts';
import { textOf } from './tokenize.ts';
import type { WordAccount } from './word-account.ts';

/** Words of textures, first those that say most. Texts are English words as the reader has them. */
const TEXTURES: readonly (readonly [words: RegExp, texture: TextureName])[] = [
  [/\bterrazzo\b/, 'terrazzo'],
  [/\bart deco\b/, 'deco'],
  [/\b(?:(?:gold|golden|floral|indian|zen) )?mandalas?\b/, 'mandala'],
  [/\bhexagon(?:s|al)?\b/, 'hexagons'],
  [
    /\b(?:memphis(?: style| design)?|(?:80s|90s|eighties|nineties)(?: retro)?(?= (?:patterns?|shapes|backgrounds?|wallpapers?|prints?)\b))/,
    'memphis',
  ],
  [
    /\b(?:(?:abstract|boho|organic|soft|fluid|curvy|pastel) )*(?:blobs?|blob shapes?|organic shapes?|abstract shapes?|boho shapes?)\b/,
    'blobs',
  ],
  [
    /\b(?:(?:geometric(?:al)?|bauhaus|colou?r block)(?: (?:style|abstract|shapes?))?|triangles?|abstract geometry|geometric art)\b/,
    'geometric',
  ],
  [/\b(?:japanese waves?(?: pattern)?|seigaiha)\b/, 'seigaiha'],
  [
    /\b(?:(?:mediterranean|portuguese|moroccan|spanish|italian|turkish|talavera|ceramic|azulejo|kitchen|bathroom) )*(?:tiles|azulejos?|tile pattern|zellige)\b/,
    'tiles',
  ],
  [
    /\b(?:(?:palm|tropical|monstera|plant|tree|botanical|leaf|leaves?|branch) )+shadows?(?: overlay)?|shadows? of (?:\w+ )?(?:leaf|leaves|plants?|palms?|branch(?:es)?)/,
    'leafshadow',
  ],
  [/\bwindow (?:light )?shadows?\b/, 'windowshadow'],
  [
    /\b(?:glitter(?:y|ing)?|sequins?|foil|shimmer(?:y|ing)?|sparkly|sparkl(?:es?|ing))\b/,
    'glitter',
  ],
  [/\bmarbled?\b/, 'marble'],
  [/\b(?:bokeh|out of focus lights|blurred lights|blurry lights)(?: lights?| effect)?\b/, 'bokeh'],
  [/\b(?:polka dots?|polka dotted|dotted|dots)\b/, 'dots'],
  [/\b(?:striped|stripes|pinstripes?)\b/, 'stripes'],
  [/\b(?:gingham|plaid|tartan|checkered|checked|checkerboard)\b/, 'checks'],
  [/\b(?:chevron|zig ?zag)\b/, 'zigzag'],
  [/\b(?:leopard|cheetah)(?: print| spots)?\b/, 'leopard'],
  [/\bkraft(?: paper)?\b/, 'kraft'],
  [/\b(?:(?:old|vintage|antique|aged|crumpled|parchment) )*(?:paper|parchment)\b/, 'paper'],
  [/\b(?:linen|canvas|fabric|burlap)\b/, 'linen'],
  [/\b(?:wood(?:en)?|oak) (?:planks?|boards?|texture|background)\b/, 'wood'],
  [/\brainbow\b/, 'rainbow'],
  [/\b(?:sunburst|sun rays|sunrays|starburst|radial rays|rays)\b/, 'rays'],
  [/\b(?:water ?colou?rs?|aquarelle)\b/, 'wash'],
  [
    /\b(?:plain|solid|simple|blank|empty|minimal|minimalist|minimalistic|aesthetic|clean|neutral|confetti)\b/,
    'plain',
  ],
];

const BACKGROUND = /\b(?:backgrounds?|backdrop|wallpapers?|textures?|overlay)\b/;
/** Ornaments that are patterns by themselves. */
const ORNAMENTS: ReadonlySet<TextureName> = new Set<TextureName>([
  'terrazzo',
  'seigaiha',
  'tiles',
  'blobs',
  'geometric',
  'memphis',
  'hexagons',
  'deco',
  'mandala',
]);
const IS_PATTERN =
  /\b(?:patterns?|prints?|seamless|repeat(?:ing)?|tileable|wrapping paper|shapes|posters?|art|abstract|mandalas?)\b/;
/** Things that a texture shows already: they are no subjects of the picture. */
const PART_OF_TEXTURE =
  /^(?:lea(?:f|ves)|palms?|palm lea(?:f|ves)|palm trees?|plants?|tree|monstera|branch(?:es)?|paper|lights?|window|wood|planks?|fabric|canvas|marble|glitter|sequins?|foil|wallpapers?|parchment|linen|phone|laptop|desktop|computer|leopard|cheetah|dots?|shadows?|rays|burlap|overlay|sparkles?|rainbow|wall|tiles?|azulejos?|prints?|patterns?)$/;

const OF_MANDALAS = /^(?:symmetr(?:y|ic|ical)|lotus|lotus flower|flowers?|petals?|roses?)$/;

const TILES =
  /^(?:(?:ceramic |kitchen |bathroom |portuguese |moroccan |mediterranean )?tiles|azulejos?)$/;

/** "a pattern of lemons and blue tiles": the tiles are behind the things. @returns their color name; null: there are none */
export function readTiles(sentence: readonly Item[], account: WordAccount): string | null {
  const at = sentence.findIndex(({ text }) => TILES.test(text));
  const item = sentence[at];
  if (item === undefined) return null;
  account.draw(item);
  const before = sentence[at - 1];
  const colour = senseOf(before, 'colour')?.colour;
  if (before === undefined || colour === undefined) return 'blue';
  account.draw(before);
  return colour;
}

/** Words that say that flowing color itself is wanted. */
const FLOWING =
  /\b(?:abstract|waves?|wavy|liquid|fluid|swirls?|flow(?:ing)?|blobs?|ripples?|lava|geometric|gradient|ombre|psychedelic|fractal|kaleidoscope|spirals?|mandala|hypnotic|tie dye|ink|void|illusion|acrylic)\b/;

/** Whether the picture is said to be a background for something else. */
export const isBackground = (sentence: readonly Item[]): boolean =>
  BACKGROUND.test(textOf(sentence));

/** Whether the prompt asks for a picture of nothing but color in motion. */
export const isFlowing = (sentence: readonly Item[]): boolean => FLOWING.test(textOf(sentence));

/**
 * Reads what a background is made of: "gold glitter background", "beige with leaf shadows". Things that belong to
 * it are taken out of the cast.
 * @returns null where the prompt wants no background or says nothing of it
 */
export function readTexture(
  sentence: readonly Item[],
  cast: Cast,
  account: WordAccount,
): TextureName | null {
  const text = textOf(sentence);
  const isMandala = TEXTURES.find(([words]) => words.test(text))?.[1] === 'mandala';
  const isOwn = ({ word }: { readonly word: string }): boolean =>
    PART_OF_TEXTURE.test(word) || (isMandala && OF_MANDALAS.test(word));
  if (!cast.subjects.every(isOwn)) return null;
  const found = TEXTURES.find(([words]) => words.test(text));
  const isOrnament = found !== undefined && ORNAMENTS.has(found[1]);
  if (!isBackground(sentence) && !(isOrnament && IS_PATTERN.test(text))) return null;
  if (found === undefined || (isFlowing(sentence) && found[1] !== 'rainbow' && !isOrnament))
    return null;
  const [words, texture] = found;
  const said = ` ${words.exec(text)?.[0] ?? ''} `;
  for (const item of sentence) {
    const isTexture =
      said.includes(` ${item.text} `) ||
      PART_OF_TEXTURE.test(item.text) ||
      (isMandala && OF_MANDALAS.test(item.text));
    const isPattern = isOrnament && IS_PATTERN.test(item.text);
    if (isTexture || isPattern || BACKGROUND.test(item.text)) account.draw(item);
    if (texture === 'plain' && senseOf(item, 'style')?.style === 'minimal') account.draw(item);
  }
  cast.clear();
  return texture;
}
