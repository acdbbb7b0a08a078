/** What only the operator can help with: the key and the bill, or the name of the model. */
export type OperatorProblem = 'account' | 'model';

interface Signs {
  readonly problem: OperatorProblem;
  /** What is meant for programs. */
  readonly codes: RegExp;
  /** What is meant for people. */
  readonly words: RegExp;
}

/** Providers answer so with any 4xx: Google a wrong key with 400, OpenAI a limit that is spent. */
const SIGNS: readonly Signs[] = [
  {
    problem: 'account',
    codes: /^(?:insufficient_quota|billing_\w+|(?:invalid_api_key|api_key_\w+))$/i,
    words: new RegExp(
      [
        /insufficient_quota|billing|exceeded your current quota|credits?\b.*exhausted/,
        /api key (?:is )?(?:not valid|invalid|not found|expired|missing)/,
        /(?:incorrect|invalid) api key/,
        /location is not supported|not available in your (?:country|region)/,
      ]
        .map(({ source }) => source)
        .join('|'),
      'i',
    ),
  },
  {
    problem: 'model',
    codes: /^(?:model|model_not_\w+|unknown_model|invalid_model)$/i,
    // The modalities are what a Gemini that only writes is asked for when it is to paint.
    words:
      /\bmodel\b[^.]{0,80}\b(?:does not exist|not found)|(?:unknown|invalid|no such) model\b|version does not exist|response modalit/i,
  },
];

/**
 * Whether a 4xx has nothing to do with what the person asked for.
 *
 * @param codes see `errorCodesOf`
 * @param text all that the provider says
 * @param prompts words that stand here prove nothing, since providers repeat them
 */
export const operatorProblemOf = (
  codes: readonly string[],
  text: string,
  prompts: readonly (string | null)[],
): OperatorProblem | null =>
  SIGNS.find(
    (signs) =>
      codes.some((code) => signs.codes.test(code)) ||
      (signs.words.test(text) && !prompts.some((prompt) => signs.words.test(wordsOf(prompt)))),
  )?.problem ?? null;

/** Whatever stands between them may look different in an answer. */
const wordsOf = (prompt: string | null): string => (prompt ?? '').replaceAll(/\W+/g, ' ');
