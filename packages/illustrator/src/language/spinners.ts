/** A ring that goes round while one waits: "loading spinner", "loading circle", "buffering icon". */
export const SPINNER =
  /\b(?:loading|buffering) (?:spinner|circle|wheel|ring|icon|indicator|symbol|dots|animation|loop|gif)s?\b|(?<!fidget )\bspinner\b/i;

const MADE_OF =
  /(?<=\b(?:spinner|(?:loading|buffering) (?:circle|wheel|ring|icon|indicator|symbol|animation)) )(?:made (?:out )?of|made (?:up )?of|made from|built of|of|with) (?=\p{L}+)/giu;

/** What a spinner is made of is in it as it is: "a loading spinner made of stars". */
export const withSpinner = (prompt: string): string =>
  SPINNER.test(prompt) ? prompt.replaceAll(MADE_OF, ', ') : prompt;
