/** How a text in a bubble is uttered, which gives the bubble its shape. */
type MannerOfSpeech = 'said' | 'shouted' | 'thought';

/** "bamboo" and "power" are no noise. */
const SHOUTED = /\b(?:(?:yell|shout|scream|exclaim)\p{L}*|pow+|bam+|boo+m+|wham+)\b/iu;
/** Thinking itself: who looks thoughtful may speak all the same. */
const THOUGHT = /\b(?:think(?:s|ing)?|thoughts?(?!-)|wonder(?:s|ing)|daydream(?:s|ing)?)\b/iu;
/** '"food!" shouts the cat': the verb right behind what is said. */
const VERB_BEHIND = /^["”»'’!?.,\s]*\p{L}+/u;

const mannerIn = (words: string): MannerOfSpeech =>
  SHOUTED.test(words) ? 'shouted' : THOUGHT.test(words) ? 'thought' : 'said';

/**
 * Whether a text is shouted, thought or only said. Where several speak, each one's own words decide.
 * @param prompt as the user wrote it
 * @param others what the other speakers say
 */
export function mannerOfSpeech(
  prompt: string,
  text: string,
  others: readonly string[],
): MannerOfSpeech {
  if (others.length === 0) return mannerIn(prompt);
  const said = prompt.toLowerCase();
  const start = said.indexOf(text.toLowerCase());
  if (start < 0) return mannerIn(prompt);
  const ends = others.map((other) => {
    const at = said.indexOf(other.toLowerCase());
    return at < 0 || at > start ? 0 : at + other.length;
  });
  const behind = VERB_BEHIND.exec(prompt.slice(start + text.length))?.[0] ?? '';
  return mannerIn(`${prompt.slice(Math.max(0, ...ends), start)} ${behind}`);
}
