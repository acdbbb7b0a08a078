/** "popsicles in rainbow colors": each of them has a color of its own. */
const IN_MANY =
  /\b(?<things>(?!colou?rs)\p{L}+s)(?: (?:in|of) (?:a |all |the )?(?<said>(?:rainbow|different|various|assorted|mixed|bright|many|multiple|several|all the rainbow) (?:colou?rs|flavou?rs|shades))|,? (?<each>each (?:one )?(?:in |of |with |has |having )?(?:an? )?(?:different|another|its own|own) colou?r))(?! (?:background|palette))\b/iu;

/** The word by which the parser knows them. */
const COLOURFUL = 'colorful';

/** Says with one word behind the name of several things that each has a color of its own. */
export function takeManyColours(prompt: string): {
  readonly rest: string;
  readonly renamed: { readonly as: string; readonly said: string } | null;
} {
  const match = IN_MANY.exec(prompt);
  const { things, each, said = each } = match?.groups ?? {};
  if (match === null || things === undefined || said === undefined)
    return { rest: prompt, renamed: null };
  return {
    rest: prompt.replace(match[0], `${things} ${COLOURFUL}`),
    renamed: { as: COLOURFUL, said },
  };
}
