const ONE = String.raw`(?:an?|the|my|his|her) [\p{L}\s'-]+?`;
const SEVERAL = String.raw`(?:two|three|four|the) [\p{L}\s'-]+`;

interface Deed {
  /** The deed of one with another. */
  readonly ofPair: RegExp;
  readonly ofGroup: RegExp;
  readonly verb: string;
  /** The verb for several with each other. */
  readonly among: string;
}

function deed(noun: string, verb: string, among: string): Deed {
  const of = String.raw`\b(?:an? |the )?(?<said>${noun}) between `;
  return {
    ofPair: new RegExp(`${of}(?<one>${ONE}) and (?<other>(?:an?|the|my|his|her) )`, 'iu'),
    ofGroup: new RegExp(`${of}(?<all>${SEVERAL})`, 'iu'),
    verb,
    among,
  };
}

/** Deeds that are named by nouns. */
const DEEDS: readonly Deed[] = [
  deed('handshake', 'shaking hands with', 'shaking hands'),
  deed('(?:hug|embrace|cuddle)', 'hugging', 'hugging'),
  deed('kiss', 'kissing', 'kissing'),
  deed('(?:fight|battle|duel|brawl)', 'fighting', 'fighting'),
  deed('(?:argument|quarrel)', 'arguing with', 'arguing'),
  deed('(?:conversation|talk|chat|discussion|dialogue)', 'talking to', 'talking'),
  deed('(?:race|footrace)', 'racing', 'racing'),
  deed('high ?five', 'high fiving', 'high fiving'),
  deed('(?:chess (?:game|match)|game of chess)', 'playing chess with', 'playing chess'),
];

interface DeedBetween {
  /** With the verb instead of the noun. */
  readonly rest: string;
  /** What the report says for the verb. */
  readonly renamed: { readonly as: string; readonly said: string } | null;
}

/** Reads "a handshake between a robot and a farmer" as a robot shaking hands with a farmer. */
export function takeDeedBetween(prompt: string): DeedBetween {
  if (!/\bbetween\b/iu.test(prompt)) return { rest: prompt, renamed: null };
  for (const { ofPair, ofGroup, verb, among } of DEEDS) {
    const pair = ofPair.exec(prompt);
    if (pair !== null) {
      const { said = '', one = '', other = '' } = pair.groups ?? {};
      return renamed(prompt.replace(pair[0], `${one} ${verb} ${other}`), verb, said);
    }
    const group = ofGroup.exec(prompt);
    if (group !== null) {
      const { said = '', all = '' } = group.groups ?? {};
      return renamed(prompt.replace(group[0], `${all} ${among}`), among, said);
    }
  }
  return { rest: prompt, renamed: null };
}

/** Reports leave out the preposition of a verb. */
const renamed = (rest: string, verb: string, said: string): DeedBetween => ({
  rest,
  renamed: { as: verb.replace(/ (?:with|to)$/u, ''), said },
});
