/** "„Willkommen"", ",,Willkommen''": opened as German does, closed with the mark of a plain keyboard. */
const GERMAN = /(?:„|,,|‚(?=\p{L}[^‚‘'\n]*[‘']))([^“”„"‚‘\n]{1,90}?)(?:[“”"‘]|'{1,2}(?!\p{L}))/gu;
/** "»Willkommen«": turned inwards. */
const INWARDS = /»(?! )([^«»\n]{1,90})(?<! )«/gu;

/** A prompt whose German quotations are all marked "„…“", however they were typed. */
export const withClosedQuotations = (prompt: string): string =>
  /[„‚]|,,|»/u.test(prompt)
    ? prompt.replaceAll(GERMAN, '„$1“').replaceAll(INWARDS, '„$1“')
    : prompt;
