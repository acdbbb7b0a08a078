import { escaped } from '../language/escaped.ts';
import type { PromptSpec } from '../language/spec.ts';
import { indicesOf, showWords, withChangedAt } from './spec-changes.ts';

const WHOLE =
  /\btip of (?:the|an) iceberg\b|\biceberg\b[^.;]*\b(?:under ?water|beneath|below|submerged|under the (?:water|surface|sea)|cross-?section|tip|hidden)\b/iu;
const WORDS =
  /^(?:tip|underwater|below|beneath|submerged|under|hidden|on top|top|above|surface|water)$/iu;
/** The word that is said to be in the lower part: in capitals or quotes. */
const BELOW =
  /(?:["“'](?<quoted>[^"”']{2,16})["”']|\b(?<capitals>\p{Lu}{2,}(?: \p{Lu}{2,})?)\b) (?:under ?water|beneath|below|underneath|at the bottom|under (?:the|it))/u;

/** An iceberg that is said to be above and below the water: its tip and all that is under it. */
export function wholeIcebergs(spec: PromptSpec): PromptSpec {
  const [iceberg, ...others] = indicesOf(
    spec,
    ({ glyph, count }) => glyph === '@iceberg' && count === 1,
  );
  if (iceberg === undefined || others.length > 0 || !WHOLE.test(spec.prompt)) return spec;
  const { quoted, capitals } = BELOW.exec(spec.prompt)?.groups ?? {};
  const lettering = quoted ?? capitals;
  const changed: PromptSpec = {
    ...withChangedAt(spec, iceberg, {
      glyph: '@wholeiceberg',
      motion: null,
      ...(lettering !== undefined && { lettering }),
    }),
    setting: 'ocean',
    sights: [],
  };
  const shown = showWords(changed, WORDS);
  return lettering === undefined
    ? shown
    : showWords(shown, new RegExp(`^[“"]?${escaped(lettering)}[”"]?$`, 'u'));
}
