/** Straight, typographic, German and French quotation marks. */
const QUOTED = /"([^"]+)"|[“”„]([^“”„]+)[“”]|«([^«»]+)»|「([^「」]+)」/u;
/** A single quotation mark is also an apostrophe: only after a word of saying it opens a caption. */
const SAID =
  /\b(?:saying|says|said|titled|title|captioned|caption|reading|reads|text|words?|labell?ed|written)[:\s]+['‘]([^\n]+?)['’](?![\p{L}])/iu;
const SAID_BEFORE =
  /\b(?:(?:with|and)\s+)?(?:a\s+|the\s+|an?\s+sign\s+)?(?:that\s+)?(?:saying|says|said|titled|title|captioned|caption|reading|reads|text|words?|labell?ed|written)[:\s]*$/i;

const LONGEST_CAPTION = 80;

export interface SplitPrompt {
  /** The text to be lettered, null when the prompt quotes none. */
  readonly caption: string | null;
  /** The prompt without it. */
  readonly rest: string;
}

/** Takes the first quoted text out of a prompt, and the "saying" before it. */
export function takeCaption(prompt: string): SplitPrompt {
  const match = QUOTED.exec(prompt) ?? SAID.exec(prompt);
  if (!match) return { caption: null, rest: prompt };
  const quoted = match.slice(1).find((text) => text !== undefined) ?? '';
  const caption = quoted.replace(/\s+/g, ' ').trim().slice(0, LONGEST_CAPTION).trim();
  const before = prompt.slice(0, match.index).replace(SAID_BEFORE, ' ');
  const after = prompt.slice(match.index + match[0].length);
  return { caption: caption === '' ? null : caption, rest: `${before} , ${after}` };
}
