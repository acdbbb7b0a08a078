/** A name that somebody or an animal has: "a dog named Pepper" shows no pepper. */
const NAMED =
  /(?<![\p{L}-])(?:named|called|namens|llamad[oa]|nommée?|appelée?|baptisée?)\s+(?<name>\p{Lu}[\p{Ll}'’]+(?:\s\p{Lu}[\p{Ll}'’]+)?)(?!\p{L})/u;

interface NamedPrompt {
  /** Without the name and the word before it. */
  readonly rest: string;
  /** The name, which no picture without letters shows. */
  readonly unmet: readonly string[];
}

/** Takes the name of somebody out of what is read as words for things. */
export function takeProperName(prompt: string): NamedPrompt {
  const match = NAMED.exec(prompt);
  const name = match?.groups?.['name'];
  return match === null || name === undefined
    ? { rest: prompt, unmet: [] }
    : { rest: prompt.replace(match[0], ' '), unmet: [name] };
}
