import { asWord, type Token } from './tokenize.ts';

const GIVING = /^(?:giving|gives|give|gave)$/;
/** What is done to somebody who is given this. */
const DEEDS: Readonly<Record<string, string>> = {
  trim: 'trimming',
  haircut: 'trimming',
  shave: 'trimming',
  bath: 'washing',
  wash: 'washing',
  scrub: 'washing',
  hug: 'hugging',
  cuddle: 'hugging',
  kiss: 'kissing',
  massage: 'massaging',
  pat: 'patting',
  checkup: 'examining',
  examination: 'examining',
};
const ARTICLE = /^(?:a|an|the|its|his|her|their)$/;
/** Words at most between the verb and what is given: "giving the old sleepy lion a trim". */
const MOST_WORDS = 5;

/** "giving a lion a trim": the deed has a verb of its own, whose object is the lion. */
export function withDeedsGiven(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => GIVING.test(text));
  const given = tokens.findIndex(
    ({ text }, i) =>
      at >= 0 &&
      i > at + 2 &&
      i <= at + 2 + MOST_WORDS &&
      DEEDS[text] !== undefined &&
      ARTICLE.test(tokens[i - 1]?.text ?? ''),
  );
  const verb = tokens[at];
  const deed = tokens[given];
  const isBroken = tokens.slice(at, given).some(({ kind }) => kind === 'break');
  if (verb === undefined || deed === undefined || isBroken) return tokens;
  return [
    ...tokens.slice(0, at),
    asWord(DEEDS[deed.text] ?? deed.text, deed),
    ...tokens.slice(at + 1, given - 1),
    ...tokens.slice(given + 1),
  ];
}
