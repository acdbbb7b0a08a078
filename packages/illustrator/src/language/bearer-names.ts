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

/** Up to the comma that the text has left behind. */
const BEFORE_TEXT = String.raw`(?=\s*(?:(?:that|which|with|for|and|the|showing|reading|displaying|text|quote|phrase|slogan|saying|words?)\s*)*(?:,|$))`;
/** Signs of houses that are lit at night. */
const LIT_SIGN = new RegExp(
  String.raw`\b(?:(?<place>diner|motel|hotel|casino|drive-?in|gas station|nightclub|arcade|circus|carnival)|(?:cinema|theat(?:er|re)|movie|movie theat(?:er|re))(?: marquee)?) (?:marquee )?(?:sign|marquee)s?${BEFORE_TEXT}`,
  'iu',
);
/** A sign on a door hangs there, and stands on no legs. */
const DOOR_SIGN = new RegExp(
  String.raw`(?<=(?:^|,|\b(?:an?|the|my|our|his|her|cute|funny|wooden|rustic|vintage))\s*)(?:front |bedroom |classroom |office )?door (?:sign|plaque|plate|hanger)s?${BEFORE_TEXT}`,
  'iu',
);
/** "t-shirt design with the words ...": nothing but the text is printed on it. */
const PLAIN_DESIGN = new RegExp(
  String.raw`^(?<before>(?:[^,]{0,25}\s)?)(?<thing>t[- ]?shirt|tee(?: shirt)?|shirt|hoodie|sweatshirt|mug|tote ?bag) (?:design|print|graphic|mockup)s?${BEFORE_TEXT}(?!.*,.*\b(?:with|of|featuring)\s+\p{L})`,
  'iu',
);
/** A book's cover with nothing on it but the title. */
const PLAIN_COVER =
  /^(?<before>(?:[^,]{0,25}\s)?)(?:book|novel|journal|diary) cover(?: design)?(?:\s+(?:with|that|for|the|title))*[\s,]*$/iu;
/** 'a sign "Save the Bees" held by a girl': the text has parted what holds from what is held. */
const PARTED_DEED = /\s*,\s*(?=(?:(?:being )?(?:held|carried|worn)(?: up| high)? by)\s)/giu;

/**
 * Names what bears a text as it is drawn: a banner hangs in the picture, which it is without a text, and neon is a sign.
 * @param rest a prompt whose text has left a comma behind
 */
export const withBearers = (rest: string): string =>
  rest
    .replace(PLANE_WITH_BANNER, 'banner plane')
    .replace(BANNER, 'hanging banner')
    .replace(NEON_WORDS, 'neon sign')
    .replace(NOTE, 'paper note')
    .replace(LIT_SIGN, (_, place?: string) =>
      place === undefined ? 'marquee sign' : `marquee sign, at the ${place}`,
    )
    .replace(DOOR_SIGN, 'door')
    .replace(PLAIN_DESIGN, '$<before>$<thing>')
    .replace(PLAIN_COVER, '$<before>closed book')
    .replace(PARTED_DEED, ' ');

/** The word of the prompt for a bearer that was named longer. */
export const asSaid = (word: string, prompt: string): string =>
  prompt.toLowerCase().includes(word.toLowerCase()) ? word : (BEARER_SAID.exec(word)?.[0] ?? word);

/** The part of a longer name of a bearer that the prompt has itself. */
export const BEARER_SAID = /\b(?:banner|neon|note|sign|book|button)\b/iu;
