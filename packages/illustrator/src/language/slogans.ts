import { inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

const WORD = String.raw`[\p{L}\d][\p{L}\d’'&-]*`;
/** They call for something, whatever follows. */
const CALLS =
  "(?:save|protect|stop(?! signs?\\b)|conserve|reduce|recycle|adopt|support|respect|be|never|don[’']?t|do not|stay|vote|say|defend|unite|resist|end|donate|choose|spread|believe|think)";
/** They call for something only with one of the words below: "wash your hands", not "wash bag". */
const MAY_CALL =
  '(?:wash|wear|eat|drink|read|keep|plant|shop|speak|drive|follow|chase|trust|work|love|live|grow|find|go|help|fight|take|turn|break|rise|dream|do|know|use|cover|share|treat|feed|free|clean)';
const OBJECT =
  '(?:the|your|our|my|you|yourself|more|less|no|not|up|to|it|for|all|every|each|what|who|how|as|like|an?|local|better|bigger|hard|now|big|free)';
const CLAUSES = [
  `${CALLS}(?: ${WORD}){1,6}?`,
  `${MAY_CALL} ${OBJECT}(?: ${WORD}){0,5}?`,
  `(?:no|more) ${WORD},? (?:no|less) ${WORD}`,
  `but first,? ${WORD}`,
  `(?:there is|there[’']s|it[’']s|you[’']re|you are|we are|we[’']re) ${WORD}(?: ${WORD}){1,5}?`,
  `(?:${WORD} ){1,3}?(?:is|are|matters?)(?: (?!(?:an?|on|in|at|under|by|with|\\p{L}+ing)\\b)${WORD}){0,4}?`,
  `${WORD} (?:not|over|before) ${WORD}`,
].join('|');
const MANNER =
  '(?:awareness|campaign|protest|motivational|inspirational|inspiring|motivation|cute|funny|vintage|retro|minimal|minimalist|kids|school|classroom|office|gym|bold|colou?rful)';
const MEDIUM =
  '(?:posters?|flyers?|fliers?|banners?|stickers?|signs?|badges?|placards?|leaflets?|magnets?|campaign|wall art|art print|lettering|typography|(?:t-?)?shirt design|postcards?)';

/** "save the bees poster". */
const BEFORE_MEDIUM = new RegExp(
  String.raw`^\s*(?<text>${CLAUSES})(?=(?: ${MANNER})* ${MEDIUM}(?!\p{L}))`,
  'iu',
);
/** "motivational poster never give up". */
const BEHIND_MEDIUM = new RegExp(
  String.raw`^\s*(?:an? )?(?:${MANNER} )*${MEDIUM}:? (?<text>${CLAUSES})\s*(?=$|[,.;!])`,
  'iu',
);
const DESCRIBES = /\b(?:with|wearing|holding|sitting|standing)\b/iu;

const CALLING = new RegExp(
  String.raw`(?<!\p{L})(?:${CALLS}|${MAY_CALL}|${OBJECT}|is|are|matters?|there)(?!\p{L})`,
  'giu',
);

/** What a slogan calls for: "save the bees" shows bees. */
const calledFor = (slogan: string): string => slogan.replace(CALLING, ' ');

/**
 * Letters the slogan of a poster, a flyer or a sticker that is said without quotation marks. What it names is read as
 * well.
 * @returns null where the prompt has none
 */
export function takeSlogan(prompt: string): TakenText | null {
  const slogan = (BEFORE_MEDIUM.exec(prompt) ?? BEHIND_MEDIUM.exec(prompt))?.groups?.['text'];
  if (slogan === undefined || DESCRIBES.test(slogan)) return null;
  return {
    caption: inSentenceCase(slogan.trim()),
    rest: prompt.replace(slogan, `${calledFor(slogan)} `),
  };
}
