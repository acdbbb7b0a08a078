/** What may stand between a quotation and the next one. */
const JOINING = String.raw`(?:and|und|y|et|oder|or|then|with|(?:as (?:a |the )?)?(?:headline|title|header|heading|subtitle|tagline|details?)|(?:(?:the )?(?:small(?:er)?|little) )?(?:text|line|words?)|below(?: (?:it|that))?|underneath(?: it)?|(?:under|beneath) it|beneath|(?:at|on) the bottom|(?:at|on) top|pointing (?:left|right)|says?|saying|said|replies|replying|answers|answering|reads|reading|yells|shouts|asks)\b`;
const OTHER = String.raw`(?:the|one) (?:other|second)\b`;
/**
 * A further text behind the first: '"Muy bien", "Sigue así" y "Tú puedes"'. The word behind "the other" is none
 * that joins: with two ways to read each of many such words the search would take for ever.
 */
const FURTHER_QUOTED = new RegExp(
  String.raw`^(?:\s|[,:&]|${JOINING}|${OTHER}(?: (?!${JOINING}|${OTHER})\p{L}+\b)?)*(?:["“„«](?<text>[^"“”„«»]{1,90})["“”»]|(?:、|と|や)?[「『](?<japanese>[^「」『』]{1,90})[」』])`,
  'iu',
);
/** What a second one says: 'and a dog says "no"'. */
const SECOND_SAID =
  /\b(?:says?|saying|replies|replying|answers|answering|yells|yelling|shouts|asks)[:,\s]+["“„«](?<text>[^"“”„«»]{1,90})["“”»]/iu;
/** "Emma & Lucas, June 14": what is quoted says when as well. */
const WITH_DATE =
  /^(?<head>[^,]{3,40}),\s+(?<when>(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\d{1,2}(?:st|nd|rd|th|[./:])|(?:at|from) \d).*)$/iu;
/** 'titled "The Last Orchard" by M. Hale'. */
const BY_AUTHOR = /^\s*,?\s*(?<author>by \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})/u;
/** A headline in capitals before a quotation: 'headline LOST CAT and below "Reward"'. */
const HEADLINE_BEFORE =
  /\b(?:headline|title|heading|header|titled)\s+(?<text>\p{Lu}[\p{Lu}\d]+(?:\s+[\p{Lu}\d&!?'’]+(?!\p{Ll}))*)[\s,]*(?:(?:and|with|below|underneath|under it|then|text|smaller|in|it)[\s,]*)*$/u;
/** "text at the top MONDAYS, text at the bottom NOPE". */
const TOP_AND_BOTTOM =
  /\b(?:top (?:text|line)|(?:text|caption|words?)? ?(?:at|on) (?:the )?top)[:\s]+["“]?(?<top>[^,.;:"”]{1,60}?)["”]?[,;\s]+(?:and\s+)?(?:bottom (?:text|line)|(?:text|caption|words?)? ?(?:at|on) (?:the )?bottom)[:\s]+["“]?(?<bottom>[^,.;:"”]{1,60})["”]?/iu;

/** The quotations that follow the first one with nothing but a comma or "and" between them. */
function furtherTexts(behind: string): {
  readonly texts: readonly string[];
  readonly rest: string;
} {
  const match = FURTHER_QUOTED.exec(behind);
  if (match === null) return { texts: [], rest: behind };
  const { texts, rest } = furtherTexts(behind.slice(match[0].length));
  const { text, japanese } = match.groups ?? {};
  return { texts: [text ?? japanese ?? '', ...texts], rest };
}

/** A headline at the top and another text at the bottom. */
export function topAndBottomOf(prompt: string): { caption: string; rest: string } | null {
  const match = TOP_AND_BOTTOM.exec(prompt);
  const { top = '', bottom = '' } = match?.groups ?? {};
  return match === null
    ? null
    : { caption: `${top.trim()}\n${bottom.trim()}`, rest: prompt.replace(match[0], ' , ') };
}

/** All texts that belong to one quotation, and what is left around them. */
interface QuotedTexts {
  readonly texts: readonly string[];
  readonly before: string;
  readonly behind: string;
}

/**
 * The texts around a quotation: a headline before it, a date inside of it, further quotations and an author
 * behind it.
 * @param quoted what stands between the quotation marks
 * @param around the prompt before and behind them
 */
export function quotedTexts(
  quoted: string,
  around: { readonly before: string; readonly behind: string },
): QuotedTexts {
  const headline = HEADLINE_BEFORE.exec(around.before);
  const further = furtherTexts(around.behind);
  const second = SECOND_SAID.exec(further.rest)?.groups?.['text'] ?? '';
  const rest = second === '' ? further.rest : further.rest.replace(SECOND_SAID, ' , ');
  const author = BY_AUTHOR.exec(rest)?.groups?.['author'] ?? '';
  const dated = WITH_DATE.exec(quoted)?.groups;
  return {
    texts: [
      headline?.groups?.['text'] ?? '',
      dated?.['head'] ?? quoted,
      dated?.['when'] ?? '',
      ...further.texts,
      second,
      author,
    ].filter(Boolean),
    before: around.before.slice(0, headline?.index),
    behind: rest.replace(author, ''),
  };
}
