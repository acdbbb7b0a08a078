import { sceneOfSpokenFeeling } from './take-spoken-feeling.ts';

/** What a wish shows that is the whole prompt, as an English prompt. The first that fits. */
const SCENES: readonly (readonly [wish: RegExp, scene: string])[] = [
  [/\bhugs?\b/i, 'two friends hugging, hearts'],
  [/\b(?:miss(?:ing)? you)\b/i, 'a sad puppy, hearts'],
  [
    /\b(?:thinking of you|sending (?:you )?(?:my |lots of |all my |much )?love|love you)\b/i,
    'a teddy bear with a red heart, hearts',
  ],
  [/\b(?:kisses|xoxo)\b/i, 'a cat in love, hearts'],
  [/\bprayers?|praying\b/i, 'a person praying'],
  [/\bfingers crossed\b/i, 'crossed fingers'],
  [/\b(?:good luck|break a leg)\b/i, 'a four leaf clover'],
  [/\b(?:get well|feel better|speedy recovery)\b/i, 'a teddy bear with a bouquet'],
  [/\bsorry\b/i, 'a sad puppy with a bouquet'],
  [/^(?:hello|hi|hey|howdy|sup|bye[- ]?bye|bye|goodbye|see (?:ya|you)|ttyl)\b/i, 'a waving bear'],
  [/^(?:wow|omg|oh my (?:god|gosh)|no way)\b/i, 'a surprised cat'],
  [
    /^(?:woo ?hoo|yay|yippee|hooray|hurray|finally|yes|let[’']?s go+)\b/i,
    'a cheering cat, confetti',
  ],
  [/^(?:lol|lmao|rofl|haha(?:ha)*|hehe)\b/i, 'a laughing cat'],
  [/^(?:nope|no)\b/i, 'an annoyed cat shaking its head'],
  [/^(?:ok|okay|yep|yup|yeah)\b/i, 'a cat giving thumbs up'],
  [/^please\b/i, 'a begging puppy'],
  [/^party time\b/i, 'two cats dancing under a disco ball'],
  [
    /\b(?:proud of you|well done|(?:good|great|nice) (?:job|work)|way to go|you did it)\b/i,
    'a golden trophy, confetti',
  ],
  [/\b(?:you got this|you can do it|believe in yourself|keep going)\b/i, 'a strong cat flexing'],
  [/(?<!black )\b(?:friday|weekend)\b/i, 'a cheering cat in a party hat, confetti'],
  [/\b(?:happy|good|great|hello) monday\b/i, 'a happy cat with a cup of coffee'],
  [/(?<!cyber )\bmonday\b/i, 'a sleepy cat with a cup of coffee'],
  [/\b(?:vacation|holidays? (?:mode|starts?))\b/i, 'a sunglasses on a beach'],
  [/\b(?:follow|subscribe|like and|tag a friend)\b/i, 'a camera with a red heart'],
  [/\b(?:be right back|brb|one moment)\b/i, 'a sleepy cat with a cup of coffee'],
  [
    /\b(?:good ?night|sweet dreams|gute nacht|süße träume|schlaf gut|buenas noches|dulces sueños|bonne nuit|doux rêves)\b|おやすみ/iu,
    'a sleeping moon, stars',
  ],
  [/\b(?:first day of school|back to school)\b/i, 'a school backpack, pencils and books'],
  [/\b(?:safe travels?|bon voyage|have a safe)\b/i, 'an airplane over clouds'],
  [/\b(?:happy retirement)\b/i, 'a palm tree on a beach'],
  [/\bthis is fine\b/i, 'a dog sitting in a room with a cup of coffee, everything burning'],
  [/\bhappy pride\b/i, 'a rainbow, hearts'],
  [/\b(?:4th of july|independence day)\b/i, 'fireworks over a city'],
  [/\bearth day\b/i, 'a smiling planet earth'],
  [/\b(?:women['’]?s|girl power)\b/i, 'a bouquet of tulips, hearts'],
  [/\bfriendship day\b/i, 'two friends hugging, hearts'],
];

/** What the prompt names beside its wish and nothing else: "happy friday dance party". */
const DANCE_PARTY = /^(?:disco|dance) part(?:y|ies)$/i;
const DANCERS = 'three friends dancing at a disco, confetti';

/** What is printed bears words rather than somebody who says them. */
const ON_PAPER = /\b(?:cards?|posters?|banners?|flyers?|prints?|lettering)\b/iu;

/** A look that pleads for something is that of a puppy. */
const PUPPY_EYES = /^(?:puppy|puppy dog|pleading) eyes$/iu;

/** What is sold or announced on a day is no wish: "50% off this weekend". */
const OFFERS = /\d ?%|\b(?:sale|off|deals?|closed|open|free|only|starts?|launch\w*)\b|[$€£]\d/i;

/** Words about the request, which leave the wish alone. */
const REQUEST =
  /\b(?:an?|the|gifs?|stickers?|emojis?|images?|pictures?|pics?|cards?|posts?|stor(?:y|ies)|animated|animation|cute|funny|sweet|beautiful|nice|lovely|with|for|text|lettering|message|greetings?|wishes|poster|banner|instagram|insta|facebook|whatsapp|twitter|tiktok|youtube|twitch|meme|quote|screen|overlay|reaction|cartoon|style|to|my|you|from|me|us)\b/giu;

/**
 * What the picture shows beside a wish that the prompt says nothing else about: two who hug for "sending you a virtual
 * hug". The words are English.
 * @param rest the prompt without the wish
 * @returns null where the prompt says itself what is shown
 */
export function sceneOfWish(caption: string | null, rest: string): string | null {
  if (caption === null || OFFERS.test(caption)) return null;
  const more = rest
    .replace(REQUEST, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
  if (PUPPY_EYES.test(more)) return `${more} emoji`;
  // "monday mood tired"
  if (more !== '') return DANCE_PARTY.test(more) ? DANCERS : sceneOfSpokenFeeling(more);
  const scene =
    (ON_PAPER.test(rest) ? null : sceneOfSpokenFeeling(caption)) ??
    SCENES.find(([wish]) => wish.test(caption))?.[1] ??
    null;
  return scene !== null && /\bstickers?\b/i.test(rest) ? `${scene}, sticker` : scene;
}
