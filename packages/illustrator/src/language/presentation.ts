import { phrases } from './phrases.ts';
import type { FormatName } from './picture-look.ts';
import type { Item } from './sense.ts';
import type { WordAccount } from './word-account.ts';

/** Words for the paper that the picture is on. They name no thing in it. */
const FORMATS: Readonly<Record<FormatName, string>> = {
  banner: '',
  tarot: 'tarot card frame',
  tag: 'printed tag',
  bookmark: 'printed bookmark',
  shirt: 'printed shirt',
  sticker:
    'sticker, stickers, sticker sheet, sticker sheets, sticker design, sticker style, cute sticker, funny sticker, die cut sticker, die cut, vinyl sticker, laptop sticker, sticker art, emote, emotes, twitch emote, twitch emotes, discord emote, discord emotes, discord emoji, telegram sticker, whatsapp sticker',
  polaroid:
    'polaroid, polaroids, polaroid photo, polaroid picture, polaroid style, polaroid frame, instant photo, instant film, instax, instax photo',
  poster:
    'travel poster, vintage travel poster, retro travel poster, concert poster, band poster, gig poster, music poster, festival poster, film poster, motivational poster, fitness poster, minimalist poster, minimal poster, retro movie poster, vintage poster, retro poster, art deco poster, tourism poster, wpa poster',
  pattern:
    'seamless pattern, repeating pattern, repeat pattern, tileable pattern, surface pattern, textile pattern, fabric pattern, seamless texture, pattern, patterns, pattern design, wallpaper pattern, wrapping paper, wrapping paper pattern, all over print, scrapbook paper, tile pattern',
  border:
    'border, borders, floral background, flower background, botanical background, leafy background, floral backdrop, floral border, flower border, floral frame, flower frame, leaf border, leaf frame, leafy border, botanical border, botanical frame, border frame, frame border, page border, wreath frame, around the edges, around the edge, along the edges, on the edges, around the border',
  emblem:
    'logo, logo design, minimal logo, minimalist logo, simple logo, mascot logo, mascot design, team mascot, esports mascot, esports team mascot, sports mascot, gaming mascot, icon, icons, app icon, line icon, minimal icon, minimalist icon, flat icon, outline icon, minimal line icon, emblem, badge logo, badge design, badge emblem, club badge, brand mark, logotype, line logo, line icons, simple line icons, outline icons, flat icons, minimal icons, icon set, icon sets, icon pack, icon collection, highlight icons, highlight covers, highlight cover, story highlight covers, monogram, crest, line art logo, app logo, brand logo, company logo, business logo, team logo, esports logo, vintage logo, retro logo, modern logo, elegant logo, luxury logo, flat logo',
  label: 'product label',
  card: 'card, cards, valentine card, valentines card, greeting card, thank you card, wedding card, invitation card, invitation, invitations, invite, wedding invitation, wedding invite, party invitation, save the date, save the date card, place card',
};
/** The format that a word names. */
export const FORMAT_OF: ReadonlyMap<string, FormatName> = new Map(
  (Object.keys(FORMATS) as FormatName[]).flatMap((name) =>
    phrases(FORMATS[name]).map((word): [string, FormatName] => [word, name]),
  ),
);

/** All words that name a format. */
export const FORMAT_WORDS: readonly string[] = [...FORMAT_OF.keys()];

/** They show things and no place. */
export const SHOWN_ALONE: ReadonlySet<FormatName> = new Set<FormatName>([
  'pattern',
  'border',
  'emblem',
]);

/** Schools of design that the paper of a format does not show. */
const SCHOOLS = /^(?:art deco|art nouveau|bauhaus|psychedelic|constructivist|y2k|swiss) /;

/**
 * Reads how the picture is presented: as a sticker, a print.
 * @param isShownAlone whether the prompt names subjects and no place
 * @param hasPeople whether somebody is among them: a frame around a person is not made of people
 */
export function readFormat(
  sentence: readonly Item[],
  { isShownAlone, hasPeople }: { readonly isShownAlone: boolean; readonly hasPeople: boolean },
  account: WordAccount,
): FormatName | null {
  let format: FormatName | null = null;
  for (const [i, item] of sentence.entries()) {
    // "around the edge of a daisy" is no frame.
    const isOfThing = item.text.startsWith('around the edge') && sentence[i + 1]?.text === 'of';
    const named = isOfThing ? undefined : FORMAT_OF.get(item.text);
    if (named === undefined || (!isShownAlone && SHOWN_ALONE.has(named))) continue;
    if (named === 'border' && hasPeople) continue;
    format ??= named;
    if (named === format) account.draw(item, SCHOOLS.test(item.text) ? named : null);
  }
  return format;
}

const LIGHT_STRINGS =
  /^(string lights?|fairy lights|festoon lights|bistro lights|light strings?|christmas lights|hanging lights|lights strings)$/;

/** Reads whether strings of bulbs hang over the place. */
export function readLightStrings(sentence: readonly Item[], account: WordAccount): boolean {
  const said = sentence.filter(({ text }) => LIGHT_STRINGS.test(text));
  for (const item of said) account.draw(item);
  return said.length > 0;
}
