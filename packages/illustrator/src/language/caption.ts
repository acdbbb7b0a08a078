/** Straight, typographic, German and French quotation marks. */
const QUOTED = /"([^"]+)"|[“”„]([^“”„]+)[“”]|«([^«»]+)»|「([^「」]+)」/u;
const SAYING = String.raw`saying|says|said|titled|title|captioned|caption|reading|reads|text|words?|labell?ed|written`;
/** A single quotation mark is also an apostrophe: only after a word of saying it opens a caption. */
const SAID = new RegExp(String.raw`\b(?:${SAYING})[:\s]+['‘]([^\n]+?)['’](?![\p{L}])`, 'iu');
const SAID_BEFORE = new RegExp(
  String.raw`\b(?:(?:with|and)\s+)?(?:a\s+|the\s+|an?\s+sign\s+)?(?:that\s+)?(?:${SAYING})[:\s]*$`,
  'i',
);
/**
 * Without quotation marks: what follows "says" up to a comma or a place, and what follows "reading" only
 * where something bears writing ("a neon sign reading open late").
 */
const UNQUOTED = new RegExp(
  String.raw`\b(?:(?:that\s+)?says|saying|with (?:the )?(?:text|words)|(?:signs?|banners?|cards?|posters?|signpost|board|shirt|mug|cake|billboard|text|caption|letters)\s+(?:that\s+)?(?:reading|reads))[:\s]+([^,.;:!?\n"“„«「]+[!?]?)`,
  'iu',
);
/** What follows is said of the picture again, not of the lettering. */
const AFTER_LETTERING =
  /\s+(?:in (?:front|the|a|an|his|her|its)|on (?:the|a|an|his|her|its)|above|below|under|behind|next to|beside|at (?:the|night|sunset|sunrise)|while|with)\b.*$/iu;

const LONGEST_CAPTION = 80;

export interface SplitPrompt {
  /** The text to be lettered, null when the prompt names none. */
  readonly caption: string | null;
  /** The prompt without it. */
  readonly rest: string;
}

/**
 * Takes the text to be lettered out of a prompt, and the "saying" before it: the first quoted one, else
 * what follows a word of saying.
 */
export function takeCaption(prompt: string): SplitPrompt {
  const match = QUOTED.exec(prompt) ?? SAID.exec(prompt);
  if (!match) return takeUnquoted(prompt);
  const quoted = match.slice(1).find((text) => text !== undefined) ?? '';
  const before = prompt.slice(0, match.index).replace(SAID_BEFORE, ' ');
  const after = prompt.slice(match.index + match[0].length);
  return { caption: captionOf(quoted), rest: `${before} , ${after}` };
}

function takeUnquoted(prompt: string): SplitPrompt {
  const match = UNQUOTED.exec(prompt);
  const said = match?.[1]?.replace(AFTER_LETTERING, '') ?? '';
  const caption = captionOf(said);
  if (!match || caption === null) return { caption: null, rest: prompt };
  const start = match.index + match[0].length - (match[1]?.length ?? 0);
  const before = prompt.slice(0, start).replace(SAID_BEFORE, ' ');
  return { caption, rest: `${before} , ${prompt.slice(start + said.length)}` };
}

function captionOf(text: string): string | null {
  const caption = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_CAPTION).trim();
  return caption === '' ? null : caption;
}
