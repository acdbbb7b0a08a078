/** Deeds that are named by nouns, and the verbs for them: of one with another, and of several with each other. */
const DEEDS: readonly (readonly [noun: string, verb: string, among: string])[] = [
  ['handshake', 'shaking hands with', 'shaking hands'],
  ['(?:hug|embrace|cuddle)', 'hugging', 'hugging'],
  ['kiss', 'kissing', 'kissing'],
  ['(?:fight|battle|duel|brawl)', 'fighting', 'fighting'],
  ['(?:argument|quarrel)', 'arguing with', 'arguing'],
  ['(?:conversation|talk|chat|discussion|dialogue)', 'talking to', 'talking'],
  ['(?:race|footrace)', 'racing', 'racing'],
  ['high ?five', 'high fiving', 'high fiving'],
  ['(?:chess (?:game|match)|game of chess)', 'playing chess with', 'playing chess'],
];

const ONE = String.raw`(?:an?|the|my|his|her) [\p{L}\s'-]+?`;
const SEVERAL = String.raw`(?:two|three|four|the) [\p{L}\s'-]+`;

interface DeedBetween {
  /** With the verb instead of the noun. */
  readonly rest: string;
  /** What the report says for the verb. */
  readonly renamed: { readonly as: string; readonly said: string } | null;
}

/** Reads "a handshake between a robot and a farmer" as a robot shaking hands with a farmer. */
export function takeDeedBetween(prompt: string): DeedBetween {
  if (!/\bbetween\b/iu.test(prompt)) return { rest: prompt, renamed: null };
  for (const [noun, verb, among] of DEEDS) {
    const of = String.raw`\b(?:an? |the )?(?<said>${noun}) between `;
    const pair = new RegExp(`${of}(?<one>${ONE}) and (?<other>(?:an?|the|my|his|her) )`, 'iu').exec(
      prompt,
    );
    const { said = noun, one = '', other = '' } = pair?.groups ?? {};
    if (pair) return renamed(prompt.replace(pair[0], `${one} ${verb} ${other}`), verb, said);
    const group = new RegExp(`${of}(?<all>${SEVERAL})`, 'iu').exec(prompt);
    if (group?.groups) {
      const { said: named = noun, all = '' } = group.groups;
      return renamed(prompt.replace(group[0], `${all} ${among}`), among, named);
    }
  }
  return { rest: prompt, renamed: null };
}

/** Reports leave out the preposition of a verb. */
const renamed = (rest: string, verb: string, said: string): DeedBetween => ({
  rest,
  renamed: { as: verb.replace(/ (?:with|to)$/u, ''), said },
});
