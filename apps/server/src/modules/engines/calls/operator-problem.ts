/** What only the operator can solve: the key and the bill, or the name of the model. */
export type OperatorProblem = 'account' | 'model';

interface Signs {
  readonly problem: OperatorProblem;
  /** Error codes. */
  readonly codes: RegExp;
  /** Messages. */
  readonly words: RegExp;
}

/** Providers use various 4xx statuses: Google answers 400 to a wrong key, OpenAI 429 to a spent limit. */
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
    // A Gemini model without image output rejects the requested response modalities.
    words:
      /\bmodel\b[^.]{0,80}\b(?:does not exist|not found)|(?:unknown|invalid|no such) model\b|version does not exist|response modalit/i,
  },
];

/**
 * Whether a 4xx response is about the operator's configuration and not about the user's request.
 *
 * @param codes see `errorCodesOf`
 * @param text the whole response
 * @param prompts matches in these texts are ignored, because providers repeat prompts
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

/** Words only: a response may change the characters between them. */
const wordsOf = (prompt: string | null): string => (prompt ?? '').replaceAll(/\W+/g, ' ');
