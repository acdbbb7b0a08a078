/** "popsicles in rainbow colors": each of them has a color of its own. */
const IN_MANY =
  /\b(?<things>(?!colou?rs)\p{L}+s) in (?:a |all |the )?(?<said>(?:rainbow|different|various|assorted|mixed|bright|many|all the rainbow) colou?rs)(?! (?:background|palette))\b/iu;

/** The word by which the parser knows them. */
const COLOURFUL = 'colorful';

/** Puts what is said of the colors of several things before their name. */
export function takeManyColours(prompt: string): {
  readonly rest: string;
  readonly renamed: { readonly as: string; readonly said: string } | null;
} {
  const match = IN_MANY.exec(prompt);
  const { things, said } = match?.groups ?? {};
  if (match === null || things === undefined || said === undefined)
    return { rest: prompt, renamed: null };
  return {
    rest: prompt.replace(match[0], `${COLOURFUL} ${things}`),
    renamed: { as: COLOURFUL, said },
  };
}
