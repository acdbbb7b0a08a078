/** A plane that pulls a banner with the text, which has left a comma behind. */
const PLANE_WITH_BANNER =
  /\b(?:small |little |red |old |vintage )*(?:air)?(?:bi)?planes? (?:[\p{L}-]+ ){0,3}?(?:a |the )?(?:long |big |white |red |aerial )*banners?(?: behind it)?(?=\s*(?:that|which|with)?\s*,)/iu;
const BANNER =
  /(?<!\b(?:hanging|cloth|party|birthday|sale|web|twitch|youtube|discord|profile|header|email|website)\s)\bbanners?(?=\s*(?:that|which|with)?\s*,)|(?<=,\s+(?:on|across) (?:a|the) (?:[\p{L}-]+ )?)banner\b/iu;

/** "a note on the desk saying see you soon": no note of music. */
const NOTE =
  /(?<!\b(?:musical|music|paper|sticky|love|thank you|quarter|eighth|half|bank)\s)\b(?:hand[- ]?written |little |small |folded )?note(?=(?:\s+(?:on|under|in|from)\s[^,]{1,25})?\s*(?:that|which|with)?\s*,)/iu;

/** 'neon "love" in pink'. */
const NEON_WORDS = /\bneon(?: (?:text|words?|letters|lettering|lights?))?(?=\s*,)/iu;

/**
 * Names what bears a text as it is drawn: a banner hangs in the picture, which it is without a text, and neon is a sign.
 * @param rest a prompt whose text has left a comma behind
 */
export const withBearers = (rest: string): string =>
  rest
    .replace(PLANE_WITH_BANNER, 'banner plane')
    .replace(BANNER, 'hanging banner')
    .replace(NEON_WORDS, 'neon sign')
    .replace(NOTE, 'paper note');

/** The word of the prompt for a bearer that was named longer. */
export const asSaid = (word: string, prompt: string): string =>
  prompt.toLowerCase().includes(word.toLowerCase())
    ? word
    : (/\b(?:banner|neon|note)\b/iu.exec(word)?.[0] ?? word);
