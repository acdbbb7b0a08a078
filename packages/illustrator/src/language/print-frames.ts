import { inSentenceCase } from './sentence-case.ts';

/** Plants of which wreaths are bound, as they are named before the word. */
const PLANT =
  'eucalyptus|lavender|olive(?: branch| leaf| leaves)?|roses?|peony|peonies|tulips?|daisy|daisies|sunflowers?|hibiscus|cherry blossoms?|lotus|herbs?|rosemary|mint|leaf|maple leaf|autumn leaf|fall leaf|wheat|ivy|pine ?cones?|acorns?|mushrooms?|lemons?|oranges?|cherry|strawberry';
const PLANT_WREATH = new RegExp(
  String.raw`\b(?<plants>(?:${PLANT})(?:(?:,? and |, )(?:${PLANT}))*) (?=wreaths?\b)`,
  'giu',
);
const FLOWER_WREATH = /\b(?:floral|flower|wildflower|spring flower) (?=wreaths?\b)/giu;

/** What pictures hang in, and what else is called so. */
const OTHER_FRAME =
  'picture|photo|image|gold|golden|silver|bronze|brass|wooden|wood|metal|black|white|ornate|vintage|antique|baroque|window|door|bed|bike|bicycle|glasses|eyeglass|empty|square|round|oval|art|mirror|polaroid|instagram|film|key|time|steel|simple|elegant|the|a|an|one|climbing|house|video|card';
const THINGS = String.raw`(?:(?!(?:in|on|at|of|with|holding|behind|inside|over|under)\b)[\p{L}'’-]+,? ){1,6}`;
/** "seashell and starfish frame for a program": things along the edges of the sheet. */
const THINGS_FRAME = new RegExp(
  String.raw`^(?<things>\s*${THINGS})(?<!\b(?:${OTHER_FRAME}) )(?<frame>frames?)(?=\s*(?:$|,|\.|for\b|around\b|with (?:an? )?(?:empty|blank|text|title|space)))`,
  'iu',
);
/** "frame of lemons and leaves". */
const FRAME_OF =
  /^(?<looks>\s*(?:an? )?(?:[\p{L}-]+ )?)(?<frame>frame)(?= (?:made )?of (?!mind|reference|the|a)\p{L})/iu;

/** Media on which no text would name them. */
const MEDIUM =
  /\b(?:instagram|insta|facebook|story|stories|posts?|websites?|pages?|documents?|letters?|papers?|photos?|pictures?|images?|text|posters?|scrapbook\w*|wallpapers?|desktop|phones?|videos?|streams?|twitch|profile|presentations?|slides?|powerpoint|stationery|notebooks?|planners?|worksheets?|prints?|printing|quotes?|me|us|kids|class(?:room)?)\b/iu;
/** What is written on the sheet that the border is on: no thing along its edges. */
const PAPER =
  /\b(?:letters?|documents?|(?:note ?)?papers?|pages?|stationery|notebooks?|planners?|notes?|worksheets?|photos?|pictures?|quotes?)$/iu;
const PURPOSE =
  /(?<=\b(?:borders?|frames?|wreaths?)\b.*) for (?:(?:an?|the|my|our|your) )?(?:beach |rustic |boho |elegant |summer |spring |simple |modern )?(?<purpose>\p{L}[\p{L}’'&-]*(?: \p{L}[\p{L}’'&-]*){0,3})(?=\s*(?:$|[,.;]))/iu;
/** What is for somebody whose name is not said. */
const OF_BUSINESS = /\b(?:logos?|icons?|emblems?|badges?)\b/iu;
/** The sheet itself, which says nothing. */
const SHEET = / (?:labels?|signs?|templates?|cards?|tags?|stickers?|flyers?|logos?)$/iu;

interface PrintFrame {
  /** What stands in the middle; null: the prompt names no purpose. */
  readonly title: string | null;
  readonly rest: string;
  /** A word that was replaced to be read, and what the prompt says. */
  readonly renamed: { readonly as: string; readonly said: string } | null;
  /** Words for the sheet that the picture is. */
  readonly drawn: readonly string[];
  /** Words for whom the sheet is. */
  readonly unmet: readonly string[];
}

const PRINTS =
  /\b(?:cards?|invit\p{L}+|borders?|frames?|logos?|emblems?|labels?|monograms?|badges?|menus?|programs?|posters?|flyers?|save the date|stickers?)\b/iu;

/** Whether a wreath is printed, and not worn. */
const isBoundInPrint = (prompt: string): boolean =>
  !/\b(?:wear\w*|hair|head)\b/iu.test(prompt) && (PRINTS.test(prompt) || isWreathAlone(prompt));

/** A frame of things is a border; a wreath of a plant names both. */
function asBorder(prompt: string): Pick<PrintFrame, 'rest' | 'renamed'> {
  const bound = isBoundInPrint(prompt)
    ? prompt.replaceAll(PLANT_WREATH, '$<plants> and ').replaceAll(FLOWER_WREATH, 'flowers and ')
    : prompt;
  const frame = THINGS_FRAME.exec(bound) ?? FRAME_OF.exec(bound);
  const { frame: said, things, looks } = frame?.groups ?? {};
  if (said === undefined) return { rest: bound, renamed: null };
  const before = things ?? looks ?? '';
  const rest = `${before}border${bound.slice(before.length + said.length)}`;
  return { rest, renamed: { as: 'border', said } };
}

/** Reads a frame of things or a wreath, and what it is for: "leaf border for a dinner menu" has "Dinner menu" in its middle. */
export function takePrintFrame(prompt: string, caption: string | null): PrintFrame {
  const { rest, renamed } = asBorder(prompt);
  const match = caption === null && !OF_BUSINESS.test(prompt) ? PURPOSE.exec(rest) : null;
  const purpose = match?.groups?.['purpose'] ?? '';
  const frame = { title: null, rest, renamed, drawn: [], unmet: [] };
  if (match === null) return frame;
  const paper = PAPER.exec(purpose)?.[0];
  if (paper !== undefined) {
    const others = purpose.slice(0, -paper.length).trim();
    const unmet = others === '' ? [] : [others];
    return { ...frame, rest: rest.replace(match[0], ''), drawn: [paper], unmet };
  }
  if (MEDIUM.test(purpose)) return frame;
  const sheet = SHEET.exec(purpose)?.[0] ?? '';
  return {
    title: inSentenceCase(purpose.slice(0, purpose.length - sheet.length)),
    rest: rest.replace(match[0], ''),
    renamed,
    drawn: sheet === '' ? [] : [sheet.trim()],
    unmet: [],
  };
}

/** Whether a wreath is all that a prompt asks for, and hangs nowhere. */
export const isWreathAlone = (prompt: string): boolean =>
  /^[\s,]*(?:(?!(?:with|on|in|at|and a|holding|behind)\b)[\p{L}'’-]+,? ){0,6}wreaths?\b(?! (?:on|hanging|above|over|in) )/iu.test(
    prompt,
  ) &&
  !/\b(?:doors?|windows?|walls?|fireplace|hanging|hung|porch|grave|head|hair)\b/iu.test(prompt);
