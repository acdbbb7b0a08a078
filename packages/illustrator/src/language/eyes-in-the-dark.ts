const DEEDS =
  '(?:blink|glow|watch|star|look|peer|peek|shin|open|clos|appear)(?:s|es|ing)?(?: and (?:clos|open|blink|watch|glow)(?:e|s|es|ing)?)?';
const PLACE =
  '(?:in|from|out of|through) (?:the |a )?(?:pitch )?(?:dark|darkness|shadows?|black|blackness|night|dark room)';
const SAID = new RegExp(
  `\\b(?:(?:a )?pairs? of )?(?:glowing |blinking |big |cat |shiny |scary )*eyes (?:${DEEDS} )?${PLACE}(?![\\w-]| \\p{L})`,
  'giu',
);

const NAME = 'glowing eyes in the dark';

/** "a pair of eyes blinking in the dark": eyes that glow and blink, and nothing else, by the name that the reader knows. */
export const withEyesInTheDark = (prompt: string): string => prompt.replaceAll(SAID, NAME);

/** The words of the prompt for them. */
export const eyesAsSaid = (word: string, prompt: string): string =>
  word === NAME ? (prompt.match(SAID)?.[0] ?? word) : word;
