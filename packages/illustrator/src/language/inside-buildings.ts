import { meaningsOf } from './lexicon.ts';
import type { Token } from './tokenize.ts';

const INSIDE = /^(in|inside)$/;
const ARTICLE = /^(a|an|the)$/;
/** What is said of a building whose inside the picture shows. */
const SAID_OF_BUILDINGS =
  /^(abandoned|deserted|empty|old|ancient|dark|creepy|spooky|haunted|ruined|overgrown|flooded|big|large|huge|grand|small|tiny|crowded|busy|cozy|modern|futuristic|medieval|gothic|beautiful|quiet|dusty|dimly|lit|magical|mysterious|luxurious|wooden|stone)$/;
const MOST = 3;

const isPlace = (phrase: string): boolean =>
  meaningsOf(phrase).some(({ kind }) => kind === 'setting');

/**
 * "in an abandoned hospital" is in a hospital: the words between move before the preposition, where
 * the name of the place is known by it. Places that are known by themselves stay as they are.
 */
export function withBuildingsEntered(tokens: readonly Token[]): readonly Token[] {
  for (const [i, { text }] of tokens.entries()) {
    const article = tokens[i + 1];
    if (!INSIDE.test(text) || !ARTICLE.test(article?.text ?? '')) continue;
    let end = i + 2;
    while (end - i - 2 < MOST && SAID_OF_BUILDINGS.test(tokens[end]?.text ?? '')) end++;
    const noun = tokens[end];
    if (end === i + 2 || noun === undefined || article === undefined) continue;
    if (isPlace(noun.text) || !isPlace(`${text} a ${noun.text}`)) continue;
    const inA = [tokens[i], { ...article, text: 'a', source: tokens[i]?.source ?? '' }].filter(
      (token) => token !== undefined,
    );
    return [...tokens.slice(0, i), ...tokens.slice(i + 2, end), ...inA, ...tokens.slice(end)];
  }
  return tokens;
}
