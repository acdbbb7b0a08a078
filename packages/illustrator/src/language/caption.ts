import { readAge } from './ages.ts';
import { announce, soughtIn } from './announcement.ts';
import { withBearers } from './bearer-names.ts';
import { takeBoardText } from './board-texts.ts';
import { takeButtonText } from './button-texts.ts';
import { readCounting } from './counting.ts';
import { takeCouple, takeDate } from './dates.ts';
import { readForeignCard } from './foreign/foreign-cards.ts';
import { FOREIGN_LOGO_NAME } from './foreign/foreign-logo-names.ts';
import { takeForeignNotice } from './foreign/foreign-notices.ts';
import { takeForeignRecipient } from './foreign/foreign-recipients.ts';
import { withPartedPosters } from './foreign/foreign-titles.ts';
import {
  FOREIGN_ADDRESSEES,
  FOREIGN_SENDERS,
  FRENCH_GREETINGS,
  GERMAN_GREETINGS,
  SPANISH_GREETINGS,
} from './foreign/greetings.ts';
import {
  BEFORE_QUOTATION,
  BEHIND_QUOTATION,
  takeJapaneseCaption,
} from './foreign/japanese-caption.ts';
import { linesOfJapanesePoster } from './foreign/japanese-posters.ts';
import { BEFORE_FOREIGN_QUOTATION, BEHIND_FOREIGN_QUOTATION } from './foreign/lettered-things.ts';
import { takeGenreCover } from './genre-covers.ts';
import {
  BEARERS,
  BEFORE_TEXT,
  EQUATION,
  FOREIGN_WORD_MADE,
  IN_CAPITALS,
  IN_TITLE_CASE,
  SOMEWHERE,
  takeNumber,
  takeShopNotice,
  WITH_NAME,
  WORD_MADE,
  WRITTEN,
} from './lettered-words.ts';
import { readMeme } from './memes.ts';
import { withMenuItems } from './menu-items.ts';
import { readMountedPrint } from './mounted-prints.ts';
import { readNotice } from './notice-signs.ts';
import {
  IS_INVITATION,
  readCountdown,
  readOccasionCard,
  takeRecipient,
  withoutGuests,
} from './occasion-cards.ts';
import { takePricedItems } from './priced-items.ts';
import { withDesign } from './printed-goods.ts';
import { readPaper } from './printed-papers.ts';
import { readProhibition } from './prohibitions.ts';
import { quotedTexts, topAndBottomOf } from './quoted-texts.ts';
import { takeSaying } from './sayings.ts';
import { inSentenceCase } from './sentence-case.ts';
import { takeShortCall } from './short-calls.ts';
import { takeSignText } from './sign-texts.ts';
import { slideTitleIn } from './slides.ts';
import { takeSpokenFeeling } from './take-spoken-feeling.ts';
import { readTarotCard } from './tarot-cards.ts';
import { readTravelPoster } from './travel-posters.ts';
import { mendTypos } from './typos.ts';
import { takeVideoTitle } from './video-titles.ts';
import { withYearOfFounding } from './year-of-founding.ts';

/** Straight, typographic, German, French, Japanese and Chinese quotation marks. */
const QUOTED =
  /"([^"]+)"|[“”„]([^“”„]+)[“”]|«([^«»]+)»|「([^「」]+)」|『([^『』]+)』|＂([^＂]+)＂/u;
const SAYING = String.raw`saying|says?|said|titled|title|captioned|caption|called|named|entitled|reading|reads|text|words?|names?|labell?ed|written|écrit|nommée?|appelée?|baptisée?|intitulée?|titulad[oa]|titel|titre|geschrieben|escrito|schriftzug|aufschrift|inschrift|spruch|inscription`;
/** A single quotation mark is also an apostrophe: only after a word of saying it opens a caption. */
const SAID = new RegExp(String.raw`\b(?:${SAYING})[:\s]+['‘]([^\n]+?)['’](?![\p{L}])`, 'iu');
const SAID_BEFORE = new RegExp(
  String.raw`\b(?:(?:with|and|avec|mit|con)\s+)?(?:(?:an?|the|der|dem|den|die|la|le|les|el)\s+|l['’])?(?:that\s+)?(?:${SAYING})[:\s]*$`,
  'i',
);
/** "letras doradas" and "letras de flores" say how letters look. */
const LOOK_OF_LETTERS = String.raw`(?! (?:dorad|platead|gran|gigant|pequeñ|blanc|negr|roj|azul|verd|ros|morad|amarill|naranj|bonit|elegant|cursiv|modern|retro|vintage|colorid|brillant|de |en |a mano|estilo))`;
const SPANISH_SAYING = String.raw`que (?:dicen?|digan?|ponen?|pongan?|ponga|diga)|diciendo|dice(?! (?:and|on|in|with|games?|falling|rolling|tumbling|showing|made|towers?)\b)|(?:con|y) (?:el (?:texto|mensaje|título|lema|letrero|eslogan|nombre)|la (?:frase|leyenda|inscripción|palabra)|las (?:palabras|letras)${LOOK_OF_LETTERS}|texto|letras${LOOK_OF_LETTERS})|donde (?:dice|pone)`;
const SAID_IN_SPANISH = new RegExp(
  String.raw`(?<!\p{L})(?:${SPANISH_SAYING}|texto|frase|mensaje|título)[:\s]*$`,
  'iu',
);
/** Up to a punctuation mark; a colon goes on to a word or two: "Soup of the Day: Pumpkin". */
const NOTHING_ELSE_SAID = String.raw`[^,.;:!?\n"“„«「]+(?:: (?!(?:an?|the|one|two|three)\b)[^\s,.;:!?]+(?: [^\s,.;:!?]+)?(?=\s*(?:$|[,.;!?])))?[!?]?`;
/**
 * Without quotation marks, in four languages: what follows "says" up to a comma or a place, and what
 * follows "reading" only where something bears writing ("a neon sign reading open late").
 */
const UNQUOTED = [
  String.raw`\b(?:(?:that\s+)?says?|saying|spelling(?: out)?|that spells?|(?:with|and|showing) (?:the )?(?:text|words?|phrase|caption|lettering|title|slogan)|(?<=[,:.] )(?:title|headline|slogan)|(?<bearer>${BEARERS}${SOMEWHERE})\s+(?:(?:that|which)\s+)?(?:reading|reads?|titled|displaying)|(?:that|which) reads?(?=\s+(?!(?:an?|the|his|her|books?|stories|to|in|with|at|on|while)\b))|(?:labell?ed|titled|entitled|engraved|inscribed|embroidered|stamped)(?: with)?(?: the words?)?|marked(?= \p{Lu}{2}))`,
  String.raw`\b(?:mit (?:der (?:aufschrift|botschaft|überschrift)|dem (?:text|schriftzug|wort|titel|spruch|satz|slogan|motto)|den worten|(?:text|spruch|schriftzug|aufschrift)(?= \p{Lu}))|(?<=[,:.] )(?:schriftzug|aufschrift|text|titel)(?!\s+(?:and|und|with|mit|plus|in|on|at|auf|only|space|area)(?!\p{L}))|auf (?:dem|der) steht)`,
  String.raw`(?<!\p{L})(?:${SPANISH_SAYING})`,
  String.raw`\b(?:qui dit|avec (?:le (?:texte|mot|message|titre|slogan)|les mots|l[’']inscription|la (?:phrase|mention)|(?:marqué|écrit)(?: dessus)?|texte)|(?:où|sur l(?:equel|aquelle)) (?:il est|est|c[’']est) (?:écrit|marqué))`,
].map((words) => new RegExp(String.raw`${words}[:\s]+(?<text>${NOTHING_ELSE_SAID})`, 'iu'));
/** "texto grande AGENDA TU CITA", "Schild in Rot GESCHLOSSEN". */
const IN_FOREIGN_CAPITALS =
  /(?<!\p{L})(?<bearer>(?:[Tt]exto|[Ll]etrero|[Cc]artel|[Ll]etras|[Tt]ítulo|[Ff]rase|Text|Schild|Aufschrift|Schriftzug|Plakat))(?: (?:grandes?|en grande|blancas?|doradas?|rojas?|groß|in groß|fett|in rot))?[:\s]+(?<text>\p{Lu}{2,}(?:\s+(?:\p{Lu}+|\d+)(?!\p{Ll}))*[!?]?)(?!\p{Ll})/u;
/** What follows is said of the picture again, not of the lettering. */
const AFTER_LETTERING =
  /\s+(?:(?:bouncing|floating|flashing|spinning|flying|popping|glowing) (?:on|in|over|across|above|up|out)|in (?:[\p{L}-]+ ){1,3}(?:letters|lettering|font|type|writing|script)|in (?:front|the|a|an|his|her|its|icing|frosting|chalk|sand|snow|glitter|lights|crayon|lipstick|ketchup|spray paint|lights|cursive|neon|big|bold|large|white|black|red|blue|gold|golden|pink|glowing|bubble|cursive)|on (?:the|a|an|his|her|its|top|it|them)|(?<=\b(?:hello|hi|hey|goodbye|bye|goodnight|thanks|sorry)\s)to (?:an?|the|his|her|its|their)|above|below|under|behind|next to|beside|(?<!\bgame\s+)over(?=\s)|surrounded|hanging|made of|and an?|at (?:the|night|sunset|sunrise)|while|with(?! (?:care|love|you|me|us|caution|style|pride)\b)|(?:auf|in|an|unter|über|vor) (?:der|dem|den|einem|einer|ein|eine|die|das)|(?:en|sobre|bajo|ante) (?:la|el|un|una|los|las)|(?:sur|dans|sous|devant) (?:la|le|les|un|une|des)|(?:mit|und) (?:einem|einer|einen|ein|eine)|(?:avec|et) (?:un|une|des))\b.*$/iu;

/** What lights do by themselves is not lettered: "a neon sign saying OPEN flickering". */
const LIT_BY_FITS =
  /\s+(?:(?:that|which|and|it) )?(?:is |keeps )?(?:flicker|blink|flash|buzz)(?:s|es|ing)(?: (?:on and off|softly|slowly|fast|quickly|slightly))?(?=\s*$|\s+(?:at|in|on|over|against)\b).*$/iu;

const BY_HAND =
  'hand[- ]?(?:lettered|written|lettering)|calligraphy|écriture manuscrite|handgeschrieben|escrit[oa] a mano';
/** How it is lettered. */
const OF_LETTERS = new RegExp(
  String.raw`^\s*(?:(?:written|printed|carved|painted|engraved|embroidered) (?:on|in|into|across) (?:it|them)|(?:on|across) (?:it|them)(?![\p{L}])|in (?:[\p{L}-]+ )*(?:icing|frosting|chalk|cursive|marker|glitter|spray paint)(?![\p{L}])|(?:${BY_HAND})|in (?:[\p{L}-]+ )*(?:letters|lettering|font|type|writing|calligraphy|script))`,
  'iu',
);
const OF_LETTERS_LATER = new RegExp(String.raw`,?\s*(?<!\p{L})(?:${BY_HAND})(?!\p{L})`, 'giu');

/** The same without "called": "logo for Moon Bakery", "logo for dog salon Pawfect". Not where it is: "a shop in Paris". */
const NAMED =
  /(?<=\b(?:[Ll]ogo|brand|branding|business card|storefront)\b.{0,80}\b(?:for |(?:for|of)\b.{0,60}\p{Ll} ))(?<!\b(?:in|from|at|like|the) )(?<text>\p{Lu}[\p{L}’']+(?: (?:& |and )?\p{Lu}[\p{L}’']+)*)(?=\s*(?:$|[,.]|(?:with|in|on)\b))/u;
/** "Luna Coffee logo". */
const NAME_BEFORE =
  /^\s*(?<text>\p{Lu}[\p{L}’']+(?: (?:& |and )?\p{Lu}[\p{L}’']+)+)(?= (?:logo|brand|storefront)\b)/u;
/** What a logo or a shop is called: "a logo for a plant shop called Fern & Co". */
const CALLED =
  /(?<=\b(?:[Ll]ogo|[Tt]ienda|[Mm]arca|[Pp]anadería|[Cc]afetería|[Rr]estaurante|[Nn]egocio|[Ee]mpresa|[Ss]hop|[Ss]tore|[Bb]rand|[Bb]akery|[Cc]af[ée]|[Cc]ompany|[Ss]tudio|[Bb]usiness|[Ss]alon|[Bb]ar|[Rr]estaurant|[Bb]rewery|[Pp]odcast|[Cc]hannel|[Ss]ailboat|[Bb]ox|[Cc]ereal|[Mm]agazine|[Bb]eer|[Ww]ine|[Ss]oda|[Cc]andy|[Pp]erfume|[Bb]ook|[Mm]ovie|[Ff]ilm|[Aa]lbum|[Nn]ewspaper|[Bb]oat|[Yy]acht|[Ff]erry|[Tt]eam|[Bb]and|[Bb]äckerei|[Ff]irma|[Ll]aden|[Bb]oulangerie|[Mm]arque|[Ee]ntreprise)\b[^,.;:]{0,60}?)\b(?:called|named|llamad[oa]|que se llama|namens|nommée?|appelée?|qui s[’']appelle)\s+(?<text>\p{Lu}[\p{L}\p{N}’']*(?: (?:& )?\p{Lu}[\p{L}\p{N}’']*)*)/u;
/** "a logo with a cat on a book, called Purr & Pages". */
const LOGO_CALLED =
  /(?<=\b[Ll]ogo\b[^.;:]{0,90}),?\s+(?:called|named|namens|with the name|with name)\s+(?<text>\p{Lu}[\p{L}\p{N}’']*(?: (?:& |and )?\p{Lu}[\p{L}\p{N}’']*)*)/u;
/** "letter M monogram", "initials AB": single capitals of a logo. */
const INITIALS =
  /\b(?:letters?|initials?|(?<bearer>monogram))\s+(?<text>\p{Lu}{1,3}(?:\s?&\s?\p{Lu}|\s(?:and|\+)\s\p{Lu}(?![\p{L}\p{N}]))?)(?![\p{L}\p{N}])/u;
/** "J and K" of a monogram. */
const BETWEEN_INITIALS = /^(\p{Lu}) (?:and|\+) (\p{Lu})$/u;
/** "numbers 1 to 10": each of them is to be seen. */
const NUMBERS =
  /\b(?:the )?numbers?\s+(?:from )?(?<from>\d{1,2})\s*(?:to|-|–|through|until|till)\s*(?<to>\d{1,2})\b/iu;
const ALPHABET = /\b(?:the )?(?:alphabet(?: letters)?|letters (?:from )?a (?:to|-) z)\b/iu;

/** Numbers or letters that are the subject of the picture. */
function takeFigures(prompt: string): SplitPrompt | null {
  const match = NUMBERS.exec(prompt);
  const [first, last] = [Number(match?.groups?.['from']), Number(match?.groups?.['to'])];
  const isRow = match !== null && first < last && last - first < 20;
  const figures = isRow
    ? Array.from({ length: last - first + 1 }, (_, i) => first + i).join(' ')
    : ALPHABET.test(prompt) &&
        /\b(?:poster|chart|colou?rful|animated|cute|kids|background)\b/i.test(prompt)
      ? 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'
      : null;
  if (figures === null) return null;
  const rest = prompt.replace(isRow ? NUMBERS : ALPHABET, ' ').replace(OF_FIGURES, ' ');
  return { caption: figures, rest };
}
/** What figures do by rising and falling, and for whom. */
const OF_FIGURES =
  /\b(?:jump\w*|bounc\w*|danc\w*|animated)\b|\bfor (?:my|our|the) (?:\w+ ){0,3}(?:class|students|kids|pupils|grade)\b/giu;

/** What chats say in short, where the prompt wants it as a sticker or a screen. */
const CHAT =
  /\b(?<text>(?:brb|gg|afk|lol|omg|wow|nope|yay|oops|yes|ok|oh no|let[’']?s go+|hello|hi|bye|nice|no way|slay|bruh|sorry|please|hooray|boom|zzz)!*)(?=[,\s]+(?:(?:facepalm|shrug) )?(?:stickers?|emotes?|screens?|overlays?|text|gifs?|reactions?)\b)/iu;

const LONGEST_CAPTION = 320;

export interface SplitPrompt {
  /** The text to be lettered, null when the prompt names none. */
  readonly caption: string | null;
  /** The prompt without it. */
  readonly rest: string;
  /** What is left has words that the prompt does not have. */
  readonly isStaged?: true;
  /** A word of what is left, and what the prompt says for it. */
  readonly renamed?: { readonly as: string; readonly said: string };
  /** Words for a text of the kind that is lettered. */
  readonly says?: readonly string[];
}

/** "a flyer for the grand opening, no text". */
const WITHOUT_TEXT =
  /\b(?:(?:no|without(?: any)?) (?:text|words|letters|lettering)|ohne (?:text|schrift|worte)|sin (?:texto|letras)|sans (?:texte|écriture|mots))\b|文字(?:なし|無し)/iu;

/**
 * Takes the text to be lettered out of a prompt, and the "saying" before it: the first quoted one, else
 * what follows a word of saying.
 */
export function takeCaption(prompt: string): SplitPrompt {
  const mounted = readMountedPrint(prompt);
  const split = splitPrompt(
    withLooks(
      withFaces(
        asPattern(inPartyHats(withDesign(mendTypos(withPartedPosters(mounted?.rest ?? prompt))))),
      ),
    ),
  );
  const { caption, rest } = withYearOfFounding(split, prompt);
  // How the words are lettered is no part of the rest.
  return {
    ...split,
    ...(mounted !== null && { renamed: mounted.renamed }),
    caption,
    rest: withoutGuests(caption === null ? rest : withBearers(rest.replace(OF_LETTERS_LATER, ' '))),
  };
}

/** What a banner is about, besides what it is said to say. */
const EVENT =
  /\b(?:black friday|cyber monday|(?:summer|winter|spring|autumn|fall|flash|christmas|holiday|back to school|boxing day) sale|grand opening)\b/iu;

/** "a frog with sad eyes": its face is meant. */
const withLooks = (prompt: string): string =>
  prompt.replace(
    /\b(\p{L}+) with (?:big |huge )?(sad|happy|angry|sleepy|crying|teary|tired|surprised) eyes\b/giu,
    (_, who: string, look: string) => `${look === 'teary' ? 'crying' : look} ${who}`,
  );

/** "seamless jungle print": it is a pattern. */
const asPattern = (prompt: string): string =>
  /\b(?:seamless|repeat(?:ing)?|tileable|all[- ]over)\b/iu.test(prompt) &&
  !/\bpatterns?\b/iu.test(prompt)
    ? prompt.replace(/\bprint\b/iu, 'pattern')
    : prompt;

/** "toast with a smiley face", "a cup with an angry face": it has the face itself. */
const withFaces = (prompt: string): string =>
  prompt.replace(
    /\bwith (?:(?:a|an) )?(?:big |little |tiny |cute |funny )*(smiley|smiling|happy|cute|kawaii|sad|angry|grumpy|sleepy|crying|laughing|winking|silly|surprised|scared) face\b/giu,
    (_, look: string) => `, ${/^(?:smiley|cute|kawaii)$/i.test(look) ? 'smiling' : look}`,
  );

/** "party cat": who celebrates has a hat on; a party parrot dances. */
const inPartyHats = (prompt: string): string =>
  prompt
    .replace(
      /\bparty (cat|dog|animal|bear|panda|frog|bunny|penguin|sloth)\b/giu,
      '$1 in a party hat, confetti',
    )
    .replace(/\bparty parrot\b/giu, 'dancing parrot in a party hat, confetti');

function splitPrompt(prompt: string): SplitPrompt {
  const apart = topAndBottomOf(prompt);
  if (apart !== null) return apart;
  const sign = signIn(prompt);
  if (sign !== null) return sign;
  const match = QUOTED.exec(prompt) ?? SAID.exec(prompt);
  if (!match && WITHOUT_TEXT.test(prompt)) return { caption: null, rest: prompt };
  const figures = match ? null : takeFigures(prompt);
  if (figures !== null) return figures;
  const meme = match ? null : readMeme(prompt);
  if (meme !== null) return { ...meme, isStaged: true };
  const trip = match ? null : readTravelPoster(prompt);
  if (trip !== null) return { ...trip, isStaged: true };
  const tarot = match ? null : readTarotCard(prompt);
  if (tarot !== null) return { ...tarot, isStaged: true };
  if (!match)
    return (
      takePricedPaper(prompt) ??
      takeSignText(prompt) ??
      takeBoardText(prompt) ??
      paperIn(prompt) ??
      takeUnquoted(prompt)
    );
  const quoted = match.slice(1).find((text) => text !== undefined) ?? '';
  const texts = quotedTexts(quoted, {
    before: prompt.slice(0, match.index),
    behind: prompt.slice(match.index + match[0].length),
  });
  const before = texts.before
    .replace(SAID_BEFORE, ' ')
    .replace(SAID_IN_SPANISH, ' ')
    .replace(BEFORE_FOREIGN_QUOTATION, ' ')
    .replace(BEFORE_QUOTATION, ' ');
  const after = texts.behind
    .replace(OF_LETTERS, '')
    .replace(BEHIND_FOREIGN_QUOTATION, '')
    .replace(BEHIND_QUOTATION, ' ');
  const rest = `${before} , ${after}`;
  const printed = readPaper(rest);
  if (printed !== null) {
    return { caption: captionOf(texts.texts.join('\n')), rest: printed.rest, isStaged: true };
  }
  const sought = soughtIn(rest);
  const japanese = sought === null ? linesOfJapanesePoster(texts.texts, rest) : null;
  if (japanese !== null) return announceLines(japanese, rest);
  const isQuoted = texts.texts.some((text) => text.toLowerCase() === sought?.title.toLowerCase());
  if (sought !== null && !isQuoted) {
    const lines = [inSentenceCase(sought.title), ...texts.texts.map(captionOf)];
    return { caption: lines.join('\n'), rest: sought.rest };
  }
  const event = EVENT.exec(rest)?.[0] ?? '';
  const [first = '', ...below] = texts.texts;
  const caption = [first, below.join(' · ')].map(captionOf).filter(Boolean).join('\n') || null;
  const dated = takeDate(caption ?? '', rest);
  if (caption !== null && event === '' && below.length === 0 && dated.details !== null) {
    return { caption: `${caption}\n${dated.details}`, rest: dated.rest };
  }
  return event === '' || caption === null
    ? { caption, rest }
    : { caption: `${inSentenceCase(event)}\n${caption}`, rest: rest.replace(event, ' ') };
}

/** A headline with what stands below it, and what else the prompt announces. */
function announceLines([first = '', ...below]: readonly string[], prompt: string): SplitPrompt {
  const { caption, rest } = announce(first, prompt);
  const [headline = '', ...details] = caption?.split('\n') ?? [];
  const lines = [headline, [...below, ...details].join(' · ')];
  return { caption: lines.map(captionOf).filter(Boolean).join('\n') || null, rest };
}

/** A sign that is the whole picture: one that forbids something, or a printed notice. */
function signIn(prompt: string): SplitPrompt | null {
  const prohibition = readProhibition(prompt);
  if (prohibition !== null) return { ...prohibition, isStaged: true };
  const notice = readNotice(prompt);
  return notice && { caption: captionOf(notice.text), rest: notice.rest, isStaged: true };
}

/** A menu with the prices that the prompt says. */
function takePricedPaper(prompt: string): SplitPrompt | null {
  const priced = takePricedItems(prompt);
  return priced && { ...priced, isStaged: true };
}

/** A paper bears its title, and what else the prompt announces. */
function paperIn(prompt: string): SplitPrompt | null {
  const paper = readPaper(prompt);
  if (paper === null) return null;
  const { caption, rest } = announce(paper.title, paper.rest);
  const isMenu = caption === paper.title;
  return {
    caption: isMenu ? withMenuItems(paper.title, prompt) : caption,
    rest: isMenu ? rest.replace(/\bwith prices\b/iu, ' ') : rest,
    isStaged: true,
  };
}

/** How people of other languages say hello, goodbye and with love. */
const SALUTATIONS =
  'hallo|moin|tschüss|servus|grüß gott|hola|besos|muchos besos|adiós|un abrazo|abrazos|bisous|gros bisous|bises|coucou|salut|à demain';

/**
 * Wishes and offers stand in a picture as words, as on a card or a poster. Those that describe a thing
 * do not: "a happy birthday cake".
 */
const DAYS = '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)';
const FEAST_DAYS =
  "(?:(?:international )?(?:women|men|nurse|teacher|doctor|children|grandparent|friendship|earth|world|national|independence|memorial|labor|labour|veteran|republic|boxing|canada|australia|dog|cat|pet|coffee|book|chocolate|pizza|donut|ice cream|galentine|boss|secretary|admin|army|flag|presidents|columbus|groundhog|leap|lunar|thank a teacher|peace)(?:[’']?s|s[’'])?(?: \\p{L}+)? day|4th of july|fourth of july|pride(?: month)?|juneteenth|st\\.? patrick[’']?s(?: day)?|(?:lunar|chinese) new year|ramadan|eid|kwanzaa|holi|passover|nowruz|lohri|pongal|navratri|dussehra|onam|raksha bandhan|ganesh chaturthi|sabbath|retirement|graduation|wedding(?: day)?|engagement|new month|new week|first day of (?:school|spring|summer|fall|autumn|winter|work|class)|\\d{1,2}(?:st|nd|rd|th) anniversary|work anniversary|wedding anniversary|hump day|long weekend|spring|summer|autumn|fall|winter|last day of school)";
const GREETINGS = [
  `happy ${FEAST_DAYS}`,
  `(?:finally|yay|hooray|thank god it[’']?s|it[’']?s(?: finally)?|its(?: finally)?|almost|enjoy the|enjoy your|have a nice|hello|bye bye) (?:the )?(?:weekend|${DAYS})`,
  "follow (?:us|me|for more)(?: on (?:instagram|facebook|tiktok|twitter|youtube|twitch|social media|x|insta))?|like and subscribe|like(?: and)? share(?: and subscribe)?|please subscribe|subscribe(?: to (?:my|our) channel| now)?|tag a friend|stay tuned|we[’']?ll be right back|dm (?:us|me)|turn on notifications",
  "back to school(?: sale)?|(?:last|first) day of school|school[’']?s out|welcome to (?:our (?:home|wedding|family|world|team)|the (?:team|family|world|jungle|party|club)|(?:kindergarten|first grade|second grade|third grade|class))",
  "sending (?:you |u )?(?:an? |lots of |my |all my |so much |much |some |the biggest )?(?:(?:big|virtual|warm|huge|tight|little) )*(?:hugs?(?: and kisses)?|love|kisses|prayers|good vibes|positive vibes|strength|smiles|sunshine)|(?:big|virtual|warm|huge) hugs?(?: for you)?|hugs and kisses|xoxo|(?:i )?miss(?:ing)? (?:you|u)(?: so much| already| a lot)?|thinking of you|praying for you|proud of you|i[’']?m so proud of you|good luck (?:(?:on|with|for|in|at) (?:your|the) \\p{L}+(?: (?!(?:animated|animation|greetings?|wishes|cards?|gifs?|stickers?|posts?|poster|banner|story|message|image|picture|from|with|and|for|to)(?!\\p{L}))\\p{L}+)?|tomorrow|today)|fingers crossed(?: for (?:your|the|my|our|his|her) \\p{L}+)?|congrat(?:ulation)?s (?:on|for) (?:your|the) (?:new |first |big )?\\p{L}+|you can do it|you did it|believe in yourself|i[’']?m (?:so )?sorry|so sorry|sorry for your loss|rest in peace|deepest condolences|with (?:deepest )?sympathy|(?:feel|get) better soon|speedy recovery|take care|safe travels?|bon voyage|have a safe (?:trip|flight|journey)|this is fine|everything is fine|don[’']?t panic|keep calm(?: and carry on)?|no worries|you are (?:loved|enough|awesome|amazing|not alone)|you[’']?re (?:the best|awesome|amazing)|love you(?: so much| to the moon and back| forever)?|home sweet home|carpe diem|live laugh love|stay hydrated|work hard(?:,)? (?:dream big|play hard)|girls just wanna have fun|mind over matter|self care(?: sunday)?|treat yourself",
  "happy (?:(?:\\d{1,3}(?:st|nd|rd|th) |belated )?birthday|new year|easter|halloween|valentine[’']?s day|mother[’']?s day|father[’']?s day|anniversary|diwali|holidays|thanksgiving|hanukkah|friday|monday)",
  "merry christmas|save the date|game over|you win|you died|press start|insert coin|loading(?: please wait)?(?! (?:spinner|circle|wheel|ring|icon|indicator|symbol|dots|animation|loop|gif)s?\\b)|please wait|we[’']?re hiring|we are hiring|good (?:morning|night|evening|luck|afternoon)|thank you(?: so much)?(?: for (?:your (?:order|purchase|support|help|service)|coming|everything|shopping(?: small)?|watching|being here|(?:\\d+(?:[.,]\\d+)?[km]?|a million)\\+? (?:followers|subscribers|subs|likes|downloads|orders))| (?:heroes|teachers|nurses|doctors|veterans|volunteers|moms|dads|followers|subscribers|customers|guys))?|thanks|congratulations|congrats|get well soon|i love you|i miss you|welcome(?: home| back(?: to school)?| to (?:the |our |my )?(?:server|team|family|club|channel|stream|group|chat|community|crew|squad|gang|show|class|neighborhood))?|see you soon|well done|good job|sweet dreams|eid mubarak|ramadan (?:kareem|mubarak)|monday (?:mood|motivation|blues)|motivation monday|taco tuesday|wine wednesday|throwback thursday|friday (?:feeling|mood|vibes)|tgif|weekend (?:mood|vibes)|happy hour|(?:good|positive) vibes only|stay (?:positive|strong|home|safe)|you got this|dream big|be kind|never give up|keep going|girl power|best (?:mom|mum|dad|teacher|friend|boss|grandma|grandpa) ever|hello (?:spring|summer|autumn|fall|winter|weekend|friday|monday|january|february|march|april|may|june|july|august|september|october|november|december)|have a (?:great|nice|good|lovely|wonderful|blessed) (?:day|weekend|week|night|evening|morning)|happy (?:sunday|saturday|weekend|monday|tuesday|wednesday|thursday)",
  'grand opening|now open|new (?:collection|arrivals?|menu|drop|season)(?: drop)?(?: coming soon| out now| in store)?|class of \\d{4}|(?:spring|summer|autumn|fall|winter) collection|shop now|order now|out now|limited edition|free (?:shipping|delivery)(?: on (?:all )?orders over [$€£]?\\d+[€£]?)?|buy one get one(?: free)?|coming soon|(?:stream )?starting soon|be right back|stream ending|sold out|special offer|(?:big |huge |mega )?(?:big|flash|summer|winter|spring|autumn|fall|black friday|mega|super|weekend|end of season) sale',
  "gran inauguración|gran apertura|oferta especial|grandes rebajas|rebajas(?: de (?:verano|invierno))?|(?:neu|große )?eröffnung(?:sangebot|sfeier|saktion)?(?: am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)| heute)?|sonderangebot|sommerschlussverkauf|ausverkauf|wir stellen ein|wir suchen dich|jetzt neu|(?:grande )?(?:ré)?ouverture(?: (?:ce |le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?|offre spéciale|soldes(?: d[’'](?:été|hiver)| de printemps)?(?: -\\d{1,2} ?%)?|portes ouvertes|nous recrutons",
  '(?:hanukkah|chanukah|chag|purim|pesach|shabbat) sameach|shana(?:h)? tova(?:h)?|shabbat shalom|mazel tov|nowruz mubarak|nowruz mobarak|holi hai|gong xi fa cai|kung hei fat cho[iy]|xin nian kuai le|selamat hari raya|sawasdee pee mai|akemashite omedetou?|buon natale|god jul|glad midsommar',
  GERMAN_GREETINGS,
  SPANISH_GREETINGS,
  FRENCH_GREETINGS,
  SALUTATIONS,
].join('|');
/** Whom a wish is for. */
const ADDRESSEE = String.raw`(?:${FOREIGN_ADDRESSEES}|(?:to (?:you|my )?|my |dear |liebe |lieber |querida |querido |chère |cher )?(?:mom|mum|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|nana|sister|brother|son|daughter|wife|husband|bestie|friends?|boss|teacher|grad(?:uate)?s?|everyone|everybody|team|baby|baby (?:girl|boy)|oma|opa|mutti|vati|schatz|abuela|abuelo|abuelita|mamá|papá|amiga|amigo|amor|mamie|papi|papy|maman|all))`;
const SENDER = String.raw`(?:${FOREIGN_SENDERS}|from (?:our (?:team|family|house|home|crew)(?: to (?:yours|you))?|all of us(?: (?:here|at \p{L}+))?|the team|the \p{L}+ (?:family|team|crew)|(?:me|us) to you|your friends at \p{L}+|your (?:team|friends)))`;
/** "buenos días grupo": the people greeted are not in the picture. */
const GREETED = /(buen[oa]s (?:d[ií]as|noches|tardes)) (?:grupo|familia|a todos|mundo)(?!\p{L})/iu;
const SENDERS = new RegExp(String.raw`\b${SENDER}(?!\p{L})`, 'iu');
/** A business that wishes is read as well: it says where the picture is. */
const BUSINESS =
  'from (?:our|my) (?:shop|store|studio|bakery|caf[eé]|salon|office|restaurant|company|clinic|school|class|farm|brewery|bookshop|club|gym|band|kitchen|practice|choir)';
const WHEN = String.raw`(?:(?:this|next|on) \w+|today|tomorrow|tonight|only|\d{4}|${SENDER}|${BUSINESS})`;
/** What a wish in front of the prompt may not describe: "happy birthday cake with candles". */
const WISHED_THING =
  '(?:cakes?|cupcakes?|hats?|banners?|trees?|sky|moon(?! and )|kiss|pajamas|lights?)';
/** Wishes at the very beginning stand for themselves, whatever follows: "happy new year fireworks over the city". */
const OPENING = new RegExp(
  String.raw`^\s*(?<text>¡?(?<wish>${GREETINGS})(?: ${ADDRESSEE})?(?: ${WHEN}(?: only)?)?!*(?:,? (?<second>¡?(?:${GREETINGS}) ?!*))?)(?:(?<=!)|(?!\p{L}))(?!\s+${WISHED_THING}\b)`,
  'iu',
);
const GREETING = new RegExp(
  String.raw`(?:^|[,;:.]\s*|\b(?:a|an|the|twitch|stream|obs|youtube|discord|instagram|facebook|whatsapp|cute|animated|funny|simple|elegant|ein|eine|un|une|(?:cartel|póster|letrero|pancarta|banner|affiche|panneau|poster|plakat|schild|banderole)\s+(?:de|du|pour|para|für|mit|of|for)(?:\s+(?:una?|la|die|den|el|le))?|(?:sticker|autocollant|pegatina|aufkleber|carte|karte|tarjeta)(?:\s+(?:de|mit|para|pour))?)\s+)(?<text>(?<wish>${GREETINGS})(?: ${ADDRESSEE})?(?: ${WHEN}(?: only)?)?!*)(?=\s*(?:$|[,.;:]|with\b|to\b|from\b|mom\b|dad\b|mit\b|avec\b|con\b|para\b|pour\b|für(?!\p{L})|gif\b|meme\b|card\b|poster\b|banner\b|sign\b|sticker\b|post\b|ad\b|screen\b|overlay\b|story\b|message\b|wishes\b|animated\b|quote\b|image\b|picture\b|background\b|template\b|flyer\b|emote\b))`,
  'iu',
);

/** "a wet paint sign", "grand opening this saturday banner": what signs usually say, right before the thing that bears it. */
const NOTICE = new RegExp(
  String.raw`\b(?<text>(?:wet paint|wanted|missing|lost (?:and|&) found|do not (?:disturb|enter)|keep out|no (?:parking|smoking|entry|swimming|fishing|dogs|photos)|beware of (?:the )?dogs?|(?:for )?sale(?= signs?\b)|(?:house|home|apartment|room|flat|condo|villa|cottage|cabin|office|land)s? for (?:sale|rent|lease)(?= (?:flyers?|posters?|banners?|ads?|posts?|story)\b)|for (?:sale|rent)|out of order|(?:closed|open)(?: late| today| 24 hours| daily| (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)?|we['’]?(?:re| are) (?:open|closed|hiring|moving)|no vacancy|(?<!job )vacancy|motel|hotel|diner|exit|welcome|parking|pizza|tacos|ramen|karaoke|cocktails|(?:job opening,? ?)?we(?:['’]re| are) hiring|now hiring|help wanted|(?:(?:garage|yard|estate|bake|rummage|book|plant|moving|clearance|black friday|summer|winter|spring|fall|back to school|cyber monday|holiday|flash|big|mega|super|end of season) sale|open house|grand re-?opening|happy hour(?: (?:cocktails|drinks|menu|specials?))?|live music|game night|movie night|book club|under construction|(?:free |guest )?wi-?fi(?: password)?|restrooms?|staff only|employees only|checkout|fitting rooms?|self service|cash only|no (?:pets|refunds|food|drinks)|back in \d+ minutes|please (?:knock|ring|wait)(?: (?:here|to be seated|softly|quietly))?|you(?:['’]re| are) invited|(?:teacher|employee|customer|nurse) appreciation (?:week|day)|last chance|limited offer|just married|it['’]?s a (?:boy|girl)|(?:mother|father)['’]?s day(?! cards?\b)|(?:women|teacher)['’]?s day|black friday|cyber monday|baby shower|bridal shower|pool party|(?:${GREETINGS}))(?: (?:this|next|on) \w+| today| tomorrow| tonight)?)!*)(?=\s+(?:neon |wedding |party |birthday )?(?:signs?|banners?|posters?|placards?|billboards?|flyers?|cards?|invitations?|invites?|ads?|posts?|story|graphics?(?! designers?\b)|cartel(?:es)?|letrero|pancarta|plakat|schild|aushang|affiche|panneau)\b)`,
  'iu',
);

const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|h|uhr)?`;
const SPANISH_DAY = String.raw`(?:solo |sólo )?(?:los |este )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)`;
/** What an invitation is to, where the prompt begins with it. */
const INVITATION =
  /^\s*(?:(?:an?|eine|une|una) (?:(?:schöne|lustige|bunte|süße|schlichte|jolie|belle|linda|bonita|cute|simple) )?)?(?<text>(?:einladung zu[mr]|invitation (?:à|au|to)|invitación a(?:l| la)?)(?: (?:\d{1,3}\.(?= )|[\p{L}\d’'-]+)){1,6}?)(?=\s*(?:$|[,;:]|(?<!\d)\.|mit\b|with\b|avec\b|con\b))/iu;

/** Hours, prices that fall, and when: lettered wherever they stand, "50% off sneakers". */
const OFFER = new RegExp(
  [
    String.raw`\b(?:now )?open (?:daily )?(?:from )?${HOUR} ?(?:-|–|to|till|until) ?${HOUR}`,
    String.raw`\b(?:oferta |promoción )?\d ?x ?1\b(?: ${SPANISH_DAY})?`,
    String.raw`\bouverte?s? (?:le|du|tous les|toute la|7j)[^,.;:!?]*`,
    String.raw`\b(?:(?:sonntags|täglich|samstags|heute|durchgehend) geöffnet|geöffnet (?:von|bis|am|sonntags|täglich)[^,.;:!?]*)`,
    String.raw`\babiertos? (?:los|de|hasta|todos|este|24)\b[^,.;:!?]*`,
    String.raw`\b(?:(?:oferta|rebajas|promoción|promo|descuentos?)(?: de \p{L}+)?:? )?(?:bis zu |hasta (?:un |el )?|jusqu[’']à )?\d{1,2} ?% (?:rabatt|reduziert|(?:de )?descuento|de (?:réduction|remise))`,
    String.raw`rabatt(?: von)? \d{1,2} ?%(?: auf (?:alles|alle \p{L}+))?`,
    String.raw`(?:jusqu[’']à )?-\d{1,2} ?%(?: sur (?:tout|toute? la [\p{L}]+|tous les [\p{L}]+))?`,
    String.raw`\d (?:achetée?s?|acheté),? (?:la |le )?(?:\d|une?) offerte?s?`,
    String.raw`\d{1,2} ?% auf (?:alles|alle \p{L}+)`,
    String.raw`(?:最大)?\d{1,2}[%％] ?(?:オフ|割引|引き)`,
    String.raw`最大\d{1,2}[%％] ?OFF`,
  ].join('|'),
  'giu',
);

const WISH = /^(?:happy|merry|eid|ramadan|frohe|feliz|joyeux|thank|good|congrat)(?! hour)/i;

/** Wishes that name neither a feast nor an hour: "get well soon" is no well. */
const NAMES_NOTHING = new RegExp(
  String.raw`^(?:finally|yay|hooray|it[’']?s|its|almost|enjoy|hello (?:weekend|friday|monday)|bye bye|follow|like|please sub|subscribe|tag a|stay tuned|we[’']?ll be|dm |turn on|back to school|school|first day|last day|sending|big |virtual|warm |huge |hugs|xoxo|miss|thinking|praying|proud|i[’']?m |fingers|believe|so sorry|sorry|rest in|deepest|with |feel better|speedy|take care|safe travel|have a safe|this is fine|everything is|don[’']?t panic|keep calm|no worries|you are|you[’']?re|you can|you did|love you|home sweet|carpe|live laugh|work hard|girls just|mind over|self care|treat your|happy (?:international|women|men|nurse|teacher|doctor|children|world|national|independence|memorial|labor|veteran|pride|new (?:month|week)|retirement|hump|long|first day|last day)|(?:good|positive) vibes|stay |you got this|dream big|be kind|never give|keep going|girl power|best |monday (?:mood|motivation|blues)|motivation monday|taco tuesday|wine wednesday|throwback thursday|friday (?:feeling|mood|vibes)|tgif|weekend (?:mood|vibes)|(?:stream )?starting soon|be right back|stream ending|new (?:collection|arrival|menu|drop|season)|shop now|order now|out now|limited edition|free (?:shipping|delivery)|buy one|get well|thank|bien (?:hecho|joué)|congrat|i (?:love|miss) you|welcome|well done|good (?:job|luck)|have a|gracias|muchas gracias|mil gracias|muchas felicidades|felicidades|felicitaciones|enhorabuena|te |bienvenid|dios |que |dulces sue|pr[óo]xim|se (?:vende|renta|alquila|busca|traspasa)|bendiciones|(?:lindo|bonito|bendecido|excelente) |por fin|ya es|hola |pienso|eres |t[úu] |s[íi] se|recup|mej[óo]rate|mucho |perd|nos vemos|abrazo|buen |endlich |hallo |schlaf|süße|dankeschön|tausend|denk|alles wird|toi|daumen sind|weiter so|wir |es ist ein|entschuldigung|tut mir|es tut|in stiller|herzliches|aufrichtige|beste |bester |la mejor|el mejor|moin|feliz (?:fin|inicio|semana|vuelta|d[ií]a (?!de (?:los )?(?:reyes|muertos|la madre|las madres)|del padre))|danke|willkommen|gute besserung|merci|félicitations|bienvenue|je t|class of|schöne|feierabend|guten (?:abend|appetit|rutsch)|viel |vielen dank|ich (?:liebe|hab|vermisse)|du (?:schaffst|fehlst)|kopf hoch|liebe grüße|träum|gut gemacht|mach dir|hab dich|bis bald|mahlzeit|prost|alles liebe|einen guten|buen (?:fin|provecho|viaje)|buena suerte|mucha suerte|lo siento|hasta |ánimo|${SALUTATIONS}|feliz (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin|día(?! de))|bonne (?:semaine|chance|rentrée|fête(?! (?:maman|papa|des))|journée)|joyeuse fête|bonnes vacances|à bientôt|bonsoir|bonne (?:route|lecture)|bravo|je pense|tu |on |c[’']est |wir gratulieren|überraschung|hurra|juhu|keine lust|na toll|los geht|qu[ée] |no puede|sorpresa|vivement|trop bien|courage|youpi|hourra|miam|enfin |à table|vive la retraite|meilleure |super (?:maman|papa|mamie|papi)|bonne (?:retraite|continuation|reprise|installation|fête des)|hab(?:t)? einen|ab in|es ist|meilleurs|tous (?:mes|nos)|doux rêves|bon (?!anniversaire))`,
  'iu',
);

/** What a sign says is lettered alone: its words name nothing else in the picture. */
function noticeIn(prompt: string): SplitPrompt | null {
  const match = NOTICE.exec(prompt);
  const caption = captionOf(match?.groups?.['text'] ?? '');
  // What wishes somebody something is read as well: it names the feast.
  if (match === null || caption === null || WISH.test(caption)) return null;
  const rest = prompt.slice(0, match.index) + prompt.slice(match.index + match[0].length);
  return { caption: inSentenceCase(caption), rest };
}

/** A wish right before the card that bears it: whom the card is for is not in the picture. */
function wishNoticed(prompt: string): SplitPrompt | null {
  const notice = noticeIn(prompt);
  if (notice === null || !NAMES_NOTHING.test(notice.caption ?? '')) return notice;
  const recipient = takeRecipient(notice.rest);
  if (recipient === null) return notice;
  const name = recipient.name === null ? '' : ` ${recipient.name}`;
  return { caption: `${notice.caption}${name}`, rest: recipient.rest };
}

/** Whom a birthday is of: a word with a capital behind the wish. German writes all nouns with one. */
function nameAfter(prompt: string, wish: string): string {
  const behind = prompt.slice(prompt.indexOf(wish) + wish.length);
  // French and Spanish write names alone with one.
  if (/^(?:bonne?|joyeuse|merci|bravo|félicitations|gracias)(?! anniv)/i.test(wish)) {
    return /^ \p{Lu}\p{Ll}+(?=\s*(?:[!,.;:]|$))/u.exec(behind)?.[0] ?? '';
  }
  if (/new year/i.test(wish)) return /^ \d{4}(?!\d)/u.exec(behind)?.[0] ?? '';
  if (!/birthday|cumpleaños|anniversaire/i.test(wish)) return '';
  return /^ \p{Lu}\p{Ll}+(?!\p{L})/u.exec(behind)?.[0] ?? '';
}

/** "twitch be right back screen": the whole picture is the screen. */
const withoutScreen = (wish: string, prompt: string): string =>
  /right back|starting soon|ending|loading|please wait/i.test(wish)
    ? prompt.replace(
        /\b(?:(?:twitch|stream|obs|youtube|discord)\s+)+|\b(?:screens?|overlays?)\b/giu,
        ' ',
      )
    : prompt;

/** "¡gol! portero llorando": what somebody calls, before what the picture shows; no request and no praise of it. */
const EXCLAIMED =
  /^\s*(?<text>¡(?!(?:por favor|necesito|quiero|quisiera|haz|dibuja|crea|ayuda|urgente|qu[ée] |me haces))[^¡!"“”«»]{2,40}!)(?=\s*[^\s.,;]{2})/iu;

/** A greeting is lettered and read as well: it may name a feast or an hour. */
function greetingIn(prompt: string): SplitPrompt {
  const spoken = takeJapaneseCaption(prompt) ?? takeSpokenFeeling(prompt);
  if (spoken !== null) return spoken;
  const {
    text = '',
    wish = '',
    second,
  } = (OPENING.exec(prompt) ?? GREETING.exec(prompt))?.groups ?? {};
  const first =
    second === undefined ? text : text.slice(0, text.lastIndexOf(second)).replace(/[,\s]+$/, '');
  const recipient = text === '' ? null : (takeRecipient(prompt) ?? takeForeignRecipient(prompt));
  const named = nameAfter(prompt, text) || (recipient?.name ? ` ${recipient.name}` : '');
  const caption = captionOf(first + (first.endsWith(named) ? '' : named));
  const rest = withoutScreen(wish, recipient?.rest ?? prompt)
    .replace(NAMES_NOTHING.test(wish) ? wish : (/-\d{1,2} ?%/u.exec(wish)?.[0] ?? ''), ' ')
    .replace(second !== undefined && NAMES_NOTHING.test(second) ? second : '', ' ');
  // "¡feliz cumple, prima!" is one exclamation.
  const called = /^\s*¡/u.test(text) ? EXCLAIMED.exec(prompt)?.groups?.['text'] : undefined;
  const lines = called === undefined ? [caption?.replace(/,$/u, ''), second] : [called];
  return {
    caption: caption && lines.flatMap((line) => (line ? inSentenceCase(line) : [])).join('\n'),
    // Those who wish are not in the picture.
    rest:
      caption === null
        ? rest
        : rest
            .replace(called?.slice(text.trim().length) ?? '', ' ')
            .replace(SENDERS, ' ')
            .replace(GREETED, '$1'),
  };
}

/** A wish among other words: "fireworks happy new year 2026 gold on black". */
const ANYWHERE = new RegExp(
  String.raw`\b(?<text>(?:happy (?:new year|birthday|easter|halloween|valentine[’']?s day|mother[’']?s day|father[’']?s day|anniversary|diwali|holidays|thanksgiving|hanukkah)|merry christmas|eid mubarak|get well soon|save the date|good (?:morning|night)|we(?:[’']re| are) hiring)(?: \d{4})?)(?!\p{L})(?!\s+${WISHED_THING}\b)`,
  'iu',
);

function wishOrOfferIn(prompt: string): SplitPrompt {
  const countdown = readCountdown(prompt);
  if (countdown !== null) return countdown;
  const counting = readCounting(prompt);
  if (counting !== null) return counting;
  const wish = greetingIn(prompt);
  if (wish.caption !== null) return wish;
  const call = takeShortCall(prompt);
  if (call !== null) return call;
  const exclaimed = EXCLAIMED.exec(prompt)?.groups?.['text'];
  if (exclaimed !== undefined) {
    return { caption: inSentenceCase(exclaimed), rest: prompt.replace(exclaimed, ' ') };
  }
  const offers = offersIn(prompt);
  if (offers !== null) return offers;
  const invitation = captionOf(INVITATION.exec(prompt)?.groups?.['text'] ?? '');
  if (invitation !== null) return { caption: inSentenceCase(invitation), rest: prompt };
  const caption = captionOf(ANYWHERE.exec(prompt)?.groups?.['text'] ?? '');
  if (caption !== null) return { caption: inSentenceCase(caption), rest: prompt };
  const card = readOccasionCard(prompt) ?? readForeignCard(prompt);
  if (card === null) return { caption: null, rest: prompt };
  const sender = SENDERS.exec(card.rest)?.[0];
  return sender === undefined
    ? card
    : { caption: `${card.caption} ${sender}`, rest: card.rest.replace(sender, ' ') };
}

function offersIn(prompt: string): SplitPrompt | null {
  const offers = prompt.match(OFFER) ?? [];
  const caption = captionOf(offers.join(', '));
  if (caption === null) return null;
  return {
    caption: inSentenceCase(caption),
    rest: prompt.replace(OFFER, ' '),
  };
}

/** They bear nothing: they are the text. */
const ONLY_LETTERS = /^(?:text|caption|letters|lettering|headline)$/iu;

/** What goes on behind a comma as somebody speaks: "buy milk, dont forget!!". */
const GOES_ON =
  /^[,;]\s*(?:(?:and|or|but|so)\s+)?(?:don[’']?t|do not|please|pls|i|i[’']?m|you|you[’']?re|we|we[’']?re|it[’']?s|let[’']?s|never|thanks|thank you|ask|be)\s[^,;.]{2,60}$/iu;

/** All by which a text without quotation marks is found; the first that matches holds. */
const WITHOUT_QUOTATION = [
  ...UNQUOTED,
  IN_FOREIGN_CAPITALS,
  IN_CAPITALS,
  IN_TITLE_CASE,
  EQUATION,
  WRITTEN,
  BEFORE_TEXT,
  WORD_MADE,
  FOREIGN_WORD_MADE,
  WITH_NAME,
  CALLED,
  LOGO_CALLED,
  NAMED,
  FOREIGN_LOGO_NAME,
  NAME_BEFORE,
  INITIALS,
  CHAT,
];

function takeUnquoted(prompt: string): SplitPrompt {
  const match = WITHOUT_QUOTATION.find((pattern) => pattern.test(prompt))?.exec(prompt);
  const { text = '', bearer = '' } = match?.groups ?? {};
  const first = text.replace(AFTER_LETTERING, '').replace(LIT_BY_FITS, '');
  const start = match ? match.index + match[0].lastIndexOf(text) : 0;
  const goesOn = GOES_ON.exec(prompt.slice(start + text.length))?.[0] ?? '';
  const said = first === text ? `${text}${goesOn}` : first;
  const caption = captionOf(said.replace(BETWEEN_INITIALS, '$1 & $2'));
  if (!match || caption === null)
    return (
      takeShopNotice(prompt) ??
      takeForeignNotice(prompt) ??
      takeNumber(prompt) ??
      takeButtonText(prompt) ??
      takeAnnounced(prompt)
    );
  const thing = ONLY_LETTERS.test(bearer) ? '' : bearer;
  const before = `${prompt.slice(0, match.index)}${thing}`.replace(SAID_BEFORE, ' ');
  const end = start + said.length;
  return { caption, rest: `${before} , ${prompt.slice(end).replace(OF_LETTERS, '')}` };
}

/** What stands on a post or a flyer: what it wishes, offers or announces, and below it the details. */
function takeAnnounced(prompt: string): SplitPrompt {
  const couple = takeCouple(prompt);
  if (couple !== null) {
    const { details, rest } = takeDate(couple.names, couple.rest);
    return { caption: [couple.names, details].filter(Boolean).join('\n'), rest };
  }
  const slide = slideTitleIn(prompt);
  if (slide !== null)
    return { caption: inSentenceCase(slide.title), rest: slide.rest, isStaged: true };
  const age = readAge(prompt);
  if (age !== null) {
    const announced = announce(age.title, age.rest);
    const { caption } = announced;
    const isBare = caption === age.title && age.detail !== '';
    return { ...announced, caption: isBare ? `${age.title}\n${age.detail}` : caption };
  }
  const { caption, rest } = wishNoticed(prompt) ?? wishOrOfferIn(prompt);
  const announced = announce(caption, rest);
  if (announced.caption === null && IS_INVITATION.test(prompt)) {
    return { caption: 'You’re invited', rest: prompt };
  }
  const cover = announced.caption === null ? takeGenreCover(prompt) : null;
  if (cover !== null) return { ...cover, isStaged: true };
  const video = announced.caption === null ? takeVideoTitle(prompt) : null;
  if (video !== null) return video;
  const saying = announced.caption === null ? takeSaying(prompt) : null;
  if (saying !== null) return saying;
  const lines = announced.caption?.split('\n').map(captionOf) ?? [];
  return { ...announced, caption: lines.join('\n') || null };
}

/** Ends behind a word, and says that more follows. */
const shortened = (text: string): string =>
  `${text.slice(0, LONGEST_CAPTION).replace(/[\s,;:]*\s\S*$/u, '')}…`;

function captionOf(text: string): string | null {
  const caption = text.replace(/\s+/g, ' ').trim();
  if (caption.length > LONGEST_CAPTION) return shortened(caption);
  return caption === '' ? null : caption;
}
