/** What bears the year since when something is. */
const BEARER = /\b(?:logos?|badges?|labels?|emblems?|crests?|signs?|patch|brand|storefront)\b/iu;
const FOUNDED = /,?\s*\b(?:est(?:\.|ablished|d\.?)?|since)(?: in)? (?<year>\d{4})(?!\d)/iu;

interface Split {
  readonly caption: string | null;
  readonly rest: string;
}

/** Letters "est. 1987" below the name on a logo, a badge or a label. */
export function withYearOfFounding({ caption, rest }: Split, prompt: string): Split {
  const found = BEARER.test(prompt) ? FOUNDED.exec(rest) : null;
  const year = found?.groups?.['year'];
  if (found === null || year === undefined) return { caption, rest };
  const line = /since/iu.test(found[0]) ? `Since ${year}` : `Est. ${year}`;
  return {
    caption: caption === null ? line : `${caption}\n${line}`,
    rest: rest.replace(found[0], ' , '),
  };
}
