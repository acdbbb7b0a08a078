import { checkPrompt } from '@loopwright/contract';

/** Formatting that models add although the task asks for plain text. */
const FENCE = /^```[a-z]*\n([^]*?)\n?```$/i;
const LABEL = /^(?:\*\*)?(?:[\w ]{0,20}prompt)(?:\*\*)?:(?:\*\*)?\s+/i;
const QUOTED = /^(["“„«「'])([^]*)(["”“»」'])$/;
const MARKS = /\*\*|__|`|^#+ |^[-*] /gm;
/** Changes of the writing direction, and invisible characters. Joiners stay, because emoji need them. */
const UNSEEN = /[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{200b}\u{2060}\u{feff}]|(?!\s)\p{Cc}/gu;

const DECLINED =
  /^(?:i(?:['’]m| am) (?:sorry|unable|not able)|sorry\b|i (?:can(?:['’]?t|not)|won['’]t|will not|must decline)|as an ai\b|es tut mir leid|ich kann (?:das |dir )?nicht|lo siento|no puedo|(?:je suis )?désolée?|je ne peux pas|申し訳|すみません|ごめん)/i;

/** The share of the prompt's words that the answer must keep. */
const KEPT_MINIMUM = 0.7;
/** Words are compared by their first letters, so that endings may differ. */
const STEM_CHARACTERS = 5;

/**
 * Cleans the answer of a text model to one paragraph.
 * @returns null for an unusable answer: empty, too long, a refusal, or about another subject
 */
export function readAnswer(answer: string, prompt: string): string | null {
  const text = plain(answer);
  if (checkPrompt(text) !== null) return null;
  if (DECLINED.test(text) && !DECLINED.test(prompt)) return null;
  return keeps(text, prompt) ? text : null;
}

function plain(answer: string): string {
  const bare = answer.trim().replace(FENCE, '$1').replaceAll(MARKS, '').replaceAll(UNSEEN, '');
  const said = bare.trim().replace(LABEL, '').replaceAll(/\s+/g, ' ').trim();
  const inside = QUOTED.exec(said)?.[2];
  // Several quoted texts are kept as they are.
  return inside === undefined || /["“”„«»「」]/.test(inside) ? said : inside.trim();
}

/** Whether the answer keeps the words of the prompt. A model that followed instructions in it does not. */
function keeps(text: string, prompt: string): boolean {
  const requested = stemsOf(prompt);
  const written = stemsOf(text);
  const kept = [...requested].filter((stem) => written.has(stem)).length;
  return kept >= requested.size * KEPT_MINIMUM;
}

/** Also segments Japanese, which has no spaces. */
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(words.segment(text.toLowerCase()))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment.slice(0, STEM_CHARACTERS)),
  );
