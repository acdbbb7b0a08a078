/** Months of English, German, Spanish and French, as they stand in dates. */
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const OTHER_MONTH =
  '(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

/** "14 June 2026", "June 14th", "14. Juni", "14 de junio de 2026", "12.08.2026", "12/08". */
const DATE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${MONTH}\.? ${DAY}(?!\d)(?:,? \d{4})?|${DAY}(?: of)? ${MONTH}(?:,? \d{4})?|\d{1,2}(?:\.|er)? (?:de )?${OTHER_MONTH}(?: (?:de )?\d{4})?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}/\d{1,2}|${WEEKDAY}(?:,? (?:at )?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm))?)(?![\p{L}\d])`,
  'giu',
);
const POSTED =
  /\b(?:cards?|invitations?|invites?|save the date|flyers?|posters?|posts?|stor(?:y|ies)|banners?|announcements?|tickets?|\w*einladung\w*|karte|plakat|beitrag|invitaci[oó]n|tarjeta|cartel|faire-part|carte|affiche)\b/iu;
const SAVE_THE_DATE = /\bsave the date\b/iu;

/** The second line of what is lettered, and the prompt without it. */
interface Dated {
  readonly details: string | null;
  readonly rest: string;
}

/**
 * The day that a card or a post gives besides its text: "names "Priya & Tom" with 14 June 2026".
 * @param caption what is lettered already
 */
export function takeDate(caption: string, prompt: string): Dated {
  const dates = POSTED.test(prompt) ? (prompt.match(DATE) ?? []) : [];
  const isSaved = SAVE_THE_DATE.test(prompt) && !SAVE_THE_DATE.test(caption);
  const details = [...(isSaved ? ['Save the date'] : []), ...dates]
    .filter((text) => !caption.toLowerCase().includes(text.toLowerCase()))
    .slice(0, 2);
  return {
    details: details.length === 0 ? null : details.join(' · '),
    rest: dates.length === 0 ? prompt : prompt.replace(DATE, ' '),
  };
}

const NAME = String.raw`\p{Lu}[\p{L}’'-]+`;
const NAMES = new RegExp(
  String.raw`(?<!\p{L})(?<names>${NAME} (?:&|and|und|y|et|\+) ${NAME})(?!\p{L})`,
  'u',
);
const OF_COUPLES =
  /\b(?:wedding|engagement|save the date|anniversary|bridal|hochzeit\w*|verlobung\w*|boda|mariage|trauung)\b/iu;

/** Whose wedding a card announces: "wedding invitation for Anna and Paul". */
export function takeCouple(
  prompt: string,
): { readonly names: string; readonly rest: string } | null {
  if (!OF_COUPLES.test(prompt) || !POSTED.test(prompt)) return null;
  const names = NAMES.exec(prompt)?.groups?.['names'];
  if (names === undefined) return null;
  return {
    names,
    rest: prompt.replace(
      new RegExp(
        String.raw`(?:\bfor |\bof |\bfür |\bde |\bnames )?${names.replaceAll('+', String.raw`\+`)}`,
        'u',
      ),
      ' ',
    ),
  };
}
