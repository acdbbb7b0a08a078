import { checkPrompt } from '@loopwright/contract';

/** What wraps answers of models that were asked for plain text. */
const FENCE = /^```[a-z]*\n([^]*?)\n?```$/i;
const LABEL = /^(?:\*\*)?(?:[\w ]{0,20}prompt)(?:\*\*)?:(?:\*\*)?\s+/i;
const QUOTED = /^(["“„«「'])([^]*)(["”“»」'])$/;
const MARKS = /\*\*|__|`|^#+ |^[-*] /gm;
/** Turns the direction of writing, or is not seen at all. Joiners stay: emoji need them. */
const UNSEEN = /[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{200b}\u{2060}\u{feff}]|(?!\s)\p{Cc}/gu;

const DECLINED =
  /^(?:i(?:['’]m| am) (?:sorry|unable|not able)|sorry\b|i (?:can(?:['’]?t|not)|won['’]t|will not|must decline)|as an ai\b|es tut mir leid|ich kann (?:das |dir )?nicht|lo siento|no puedo|(?:je suis )?désolée?|je ne peux pas|申し訳|すみません|ごめん)/i;

/** A model may bend a word, but not leave many out. */
const KEPT_MINIMUM = 0.7;
/** Of a word, so that its endings may change. */
const STEM_CHARACTERS = 5;

/**
 * What a text model has made of a prompt, as one paragraph.
 * @returns null when it cannot be used: empty, too long, a refusal, or about something else
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
  // Two texts in quotation marks are no text in quotation marks.
  return inside === undefined || /["“”„«»「」]/.test(inside) ? said : inside.trim();
}

/** Whoever was talked into something else leaves out what was asked for. */
function keeps(text: string, prompt: string): boolean {
  const asked = stemsOf(prompt);
  const written = stemsOf(text);
  const kept = [...asked].filter((stem) => written.has(stem)).length;
  return kept >= asked.size * KEPT_MINIMUM;
}

/** Cuts Japanese as well, which has no spaces. */
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(words.segment(text.toLowerCase()))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment.slice(0, STEM_CHARACTERS)),
  );
