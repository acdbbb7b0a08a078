import { inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

/** "YouTube thumbnail how to bake bread", "thumbnail for my top 10 travel tips video": what the video is called. */
const TITLE =
  /\bthumbnails? (?:(?:for|about|of|saying) )?(?:(?:an?|my|our|the) )?(?<text>(?:how (?:to|i)|top \d+|\d+|why|what|best|my|ways to|things to) [^,.;:"“]{3,48}?)(?: (?:videos?|tutorials?|vlogs?))?(?=\s*(?:$|[,.;:]|with\b))/iu;
/** What is done in it is lettered, and not to be seen. */
const ASKED = /^(?:how (?:to|i) \p{L}+|why|what|my)\s*/iu;

/** Letters the title of a video on its thumbnail. */
export function takeVideoTitle(prompt: string): TakenText | null {
  const text = TITLE.exec(prompt)?.groups?.['text'];
  if (text === undefined) return null;
  return {
    caption: inSentenceCase(text.trim()),
    rest: prompt.replace(text, text.replace(ASKED, '')),
  };
}
