/** Where what is asked for begins: at the start of the prompt or of a sentence. */
const START = String.raw`(^|[.!?:;]\s+|\s-\s)`;
/** The rest of a clause. */
const CLAUSE = String.raw`[^,.;:!?()“”"]*`;
const MAKE = 'make|create|draw|design|generate|do|give|show|get|have|help';
const NEED = `(?:want|need|would like|wanna|'d like|’d like|am looking for|are looking for|'m looking for|'re looking for)`;
const PLATFORMS =
  'social media|twitch|youtube|etsy|discord|pinterest|linkedin|facebook|instagram|insta|tiktok|snapchat|whatsapp|twitter|reddit|spotify|patreon|shopify|tumblr|telegram|slack|zoom|obs|threads|medium|substack|tinder|steam|powerpoint|keynote|canva';
const MEDIA =
  'screen|screens|channel|page|profile|stream|overlay|banner|header|thumbnail|cover|story|stories|reel|reels|post|posts|feed|account|shop|store|site|website|web ?site|blog|article|newsletter|app|presentation|slides?|slide deck|homepage|landing page|video|videos|intro|status|server|group|ad|ads|campaign';

/** Somebody says who they are before they ask: "I run a yoga studio and want ...". */
const INTRODUCTION = new RegExp(
  String.raw`${START}(?:i|we)(?:'m|’m|'re|’re| am| are)?(?: just)?\s+(?<verb>[a-z]+)\s+(?<whose>${CLAUSE}?),?\s+(?:and|so)\s+(?:(?:i|we)\s+)?${NEED}\s+`,
  'iu',
);
/** Verbs behind which the business is named that the picture is for. */
const IN_BUSINESS = /^(?:run|own|have|opened|opening|running|starting|launching|started|manage)$/i;

/** What shows whose it is. */
const OF_BUSINESSES = /\b(?:logo|mascot|emblem|icon|sign|business cards?)\b/i;

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** Words about the request alone: the picture is not asked to show them. */
const ASIDES: readonly RegExp[] = [
  new RegExp(
    String.raw`${START}(?:hi|hey|hello|ok|okay)(?! (?:hand|sign)\b)(?: there| everyone| team)?[,!. ]+`,
    'giu',
  ),
  new RegExp(
    String.raw`${START}(?:please |pls |plz )?(?:can|could|would|will) (?:you|u|i|we)(?: please| pls| maybe)? (?:${MAKE})(?: (?:me|us))?\s+`,
    'giu',
  ),
  new RegExp(
    String.raw`${START}(?:i|we)(?: just| really| also)?\s?${NEED}(?: (?:to (?:have|see|get)|you to (?:${MAKE})))?\s+`,
    'giu',
  ),
  new RegExp(
    String.raw`${START}(?:i )?wish (?:i|we|there) (?:had|was|were|could have|could see|got) (?:(?:a|an|some) (?:picture|image|photo|gif|drawing)s? (?:of|with|showing) )?`,
    'giu',
  ),
  new RegExp(
    String.raw`${START}turn (?:this|the|my)(?: following)? (?:idea|text|sentence|thought)s? into\s+`,
    'giu',
  ),
  // "so the kids can fill them in", "where I can write the time", "because of my icons".
  new RegExp(
    String.raw`,?\s+(?:so(?: that)?|where|which|that) (?:the |my |our |your )?(?:kids|people|students|viewers|customers|guests|visitors|readers|i|we|you|they|he|she|it) (?:can|could|will|may) ${CLAUSE}`,
    'giu',
  ),
  new RegExp(
    String.raw`,?\s+because(?: of)? (?:i|we|you|it|my|our|your|this|that|the (?:kids|people|students|viewers|customers|guests|readers))\b ?${CLAUSE}`,
    'giu',
  ),
  // "must be readable really small", "it should loop smoothly", ", works on jerseys and caps".
  new RegExp(
    String.raw`(?:,|${START})\s*(?:and |but )?(?:it |this |the (?:loop|gif|picture|image|text|animation) )?(?:must|should|has to|needs to|ought to)(?: still| also| really)? (?:be|fit|work|look|loop|read|feel|match)\b${CLAUSE}`,
    'giu',
  ),
  new RegExp(
    String.raw`,\s*(?:that )?works? (?:well )?(?:on|as|for|in|with) (?:my |our |a |an )?${CLAUSE}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:,|\band|${START})\s*(?:please )?(?:make|have|let) it (?:loop|repeat)${CLAUSE}`,
    'giu',
  ),
  new RegExp(
    String.raw`,?\s+(?:not too|without any visible|without a visible|with no visible) (?:many |much |visible )?(?:details?|distracting|busy|jumps?|seams?|loop|cuts?)\b(?: behind ${CLAUSE})?`,
    'giu',
  ),
  // "spooky but not too scary": the word before it stays.
  new RegExp(String.raw`,?\s+(?:but )?not too \p{L}+`, 'giu'),
  // "dark enough for white text on top", "if animated just the pearls moving", "not the typical match".
  new RegExp(
    String.raw`,?\s+(?:and |but )?(?:(?:dark|light|bright|simple|big|large) enough (?:for|to|that)|if (?:animated|possible|you can)|not the (?:typical|usual|classic)|nothing (?:too )?(?:fancy|crazy|scary)) ?${CLAUSE}`,
    'giu',
  ),
  // Whom and what for.
  new RegExp(
    String.raw`\s+(?:for|on) (?:my|our|the|a|your|his|her|their)?\s*(?:new |own |next |little |small )?(?:${PLATFORMS})\b(?:\s*,?\s+(?:${MEDIA})\b)*`,
    'giu',
  ),
  new RegExp(
    String.raw`\s+for (?:my|our|the|a|an|your)\s+(?:${CLAUSE}?\s)?(?:website|web ?site|homepage|landing page|newsletter|screen|blog|blog post|blog article|web shop|online shop|stream|channel|presentation|slides?|slide deck|e-?mails?|app store)(?:\s+(?:${MEDIA}))*\b(?: about)?`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?!insta|facebook|whatsapp)(?:${PLATFORMS})\s+(?=(?:${MEDIA}|live ?stream|emote|emoji)\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`\s+for (?:the |my |our )?(?:\w+ grade(?:rs?)?|grade \w+|(?:small |young |little |older |elderly |school )?(?:kids|children|teens|teenagers|toddlers|students|pupils|beginners|adults|seniors|people|readers|gamers))\b`,
    'giu',
  ),
  // "for nursery wall art": where the picture will hang.
  /\s+(?:for|as) (?:(?:a|an|the|my|our) )?(?:[\w']+ ){0,2}(?:wall art|wall decor|wall decoration|room decor)\b/giu,
  /\s+(?:in|from|of|for) my (?:(?:new|next|own|original|fantasy|first|upcoming) )*(?:novel|book|story|game|comic|campaign|series|character|oc)\b/giu,
  // "turning 80": somebody's age, and no deed.
  new RegExp(
    String.raw`\s+(?:who(?: is|’s|'s) )?(?:turning|who turns)\s+(?:\d{1,3}|(?:${TENS})(?:[- ]\w+)?|\w+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?: (?:years old|today|soon|on \w+))?`,
    'giu',
  ),
  // The camera of a loop, which stands still anyway.
  /\s*,?\s*(?:the )?camera (?:does not|doesn['’]t|do not|never|should not|must not) (?:move|pan|zoom|shake)\b/giu,
  /\s*,?\s*(?:the )?camera (?:stays?|is|remains|holds|kept|keeps) (?:still|static|fixed|locked|steady|put)\b(?: off)?/giu,
  /\b(?:static|fixed|locked|still|steady|locked-off|unmoving) (?:camera|tripod shot)\b/giu,
  /\bno (?:border text|camera (?:movement|motion|shake|moves?)|captions? or borders?|border or text)\b/giu,
  // The picture itself is what hangs on a wall, or is behind what a screen shows.
  /(?<!\b(?:neon|with|and|some|the) )\b(?:framed |printable )?(?:wall (?:art|decor|prints?)|art prints?|canvas prints?|printables?)\b(?! (?:in|on|above|over|behind|hanging|frame)\b)/giu,
  /(?<=\b(?:wallpaper|background|backdrop))\s+for (?:an? |my |your |the )?(?:i?phone|smartphone|desktop|laptop|tablet|ipad|computer|lock ?screen)\b/giu,
  // Thanks.
  /[,.!\s]+(?:please|pls|plz|thanks|thank you|thx|if possible|if you can)\b[.!]?(?=\s*(?:$|[.,!:;]))/giu,
];

/** Wishes about the sheet that the product does not follow: room for text, sizes and directions. */
const UNMET: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:,|\band|\bbut|\bwith|${START})?\s*(?:please )?\b(?:leave|leaving|keep|keeping|with|has|have)\s+(?:me |us )?(?:(?:some|enough|plenty of|lots of|the|a|an) )?(?:(?:bottom|top|left|right|upper|lower|middle|center) )?(?:(?:empty|blank|free|clear|white|copy|negative|clean) (?:space|spot|area|box|room|middle|center|centre|top|bottom|side|third|part|corner|background)|(?:space|room|place)|(?:middle|center|centre|top|bottom|left|right|background|rest|sides?|third)(?: (?:side|third|half|part|corner))? (?:free|empty|clear|blank|clean))(?: (?:at|on|in|above|below|around) (?:the )?(?:top|bottom|left|right|middle|center|centre|side|upper|lower|edge|edges)(?: (?:left|right|side|third|corner|half|part|center|middle))*)?(?: (?:for|where|to) ${CLAUSE})?`,
    'giu',
  ),
  /\b(?:copy|text|negative) space(?: (?:at|on|in) (?:the )?\w+(?: \w+)?)?/giu,
  /\b\d{3,4}\s?(?:x|×|by)\s?\d{3,4}(?:\s?(?:px|pixels?))?\b/giu,
  /(?<!--ar\s)\b(?:1:1|4:5|5:4|4:3|3:4|3:2|2:3|16:9|9:16|21:9|16:10|2:1|1:2)(?: (?:format|ratio|aspect ratio))?(?!\d)/gu,
  /\b(?:(?:square|vertical|horizontal|portrait|landscape|wide|widescreen|tall) (?:format|orientation|version|layout))\b/giu,
];

/** What a prompt says about the request, apart from what the picture shows. */
export interface Request {
  /** The prompt without it. */
  readonly rest: string;
  /** What the product does not follow: "1584 x 396", "room at bottom right". To be reported. */
  readonly unmet: readonly string[];
}

/**
 * Takes out of an English prompt what is said about the request: who asks, for whom, for which site, in which size, and where
 * room is left for text. Its nouns are none of the picture's: "so the kids can fill it in" shows no kids.
 */
export function takeRequest(prompt: string): Request {
  const unmet: string[] = [];
  let business = '';
  let rest = prompt.replace(INTRODUCTION, (...match) => {
    const { verb, whose } = match.at(-1) as { verb: string; whose: string };
    if (IN_BUSINESS.test(verb)) business = whose.replace(/^(?:an?|the|my|our) /i, '');
    return String(match[1]);
  });
  for (const aside of ASIDES) {
    rest = rest.replaceAll(aside, (_, start: unknown) => (typeof start === 'string' ? start : ' '));
  }
  for (const wish of UNMET) {
    rest = rest.replaceAll(wish, (said: string) => {
      unmet.push(said.replace(/^[,.\s]*(?:and|but|please)?\s+/iu, '').trim());
      return ' ';
    });
  }
  const showsBusiness = business !== '' && OF_BUSINESSES.test(rest);
  return { rest: showsBusiness ? `${rest}, for my ${business}` : rest, unmet };
}
