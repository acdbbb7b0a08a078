import type { Expression } from './expression-name.ts';
import { inSentenceCase } from './sentence-case.ts';
import { SPOKEN_FEELINGS, type SpokenFeeling } from './spoken-feelings.ts';
import type { TakenText } from './taken-text.ts';

/** Japanese draws out the last syllable: "やったー". */
const END = String.raw`[ーっッ〜～]*(?!\p{L})`;
/** Every pattern is tried at one place of a text in small letters. */
const at = (pattern: string): RegExp => new RegExp(pattern, 'uy');

const FEELINGS = SPOKEN_FEELINGS.map((feeling) => ({
  feeling,
  pattern: at(`(?:${feeling.said})${END}`),
}));
/** What is called out before a feeling or behind it. */
const CALL = at(
  `(?:good ?night|gute nacht|buenas noches|bonne nuit|hello|hi|hey|hola|hallo|wow|omg|ok(?:ay)?|yay|ugh|uff?|finally|endlich|por fin|enfin|thanks?(?: you)?|danke|gracias|merci|happy (?:mon|tues|wednes|thurs|fri|satur|sun)day|happy weekend)${END}`,
);
const PAUSE = at(String.raw`[!?！？.,…~～、。\s]+`);
const MARKS = at('[!?！？.…~～]*');

/** With them a sentence goes on, or a request begins: "so happy about it", "please please draw a cat". */
const GOES_ON = String.raw`(?:of|to|about|for|that|this|in|at|because|cause|and|or|as|when|by|on|than|is|are|was|over|from|the|an?|my|i|you|me|it|can|could|would|make|draw|create|generate|show|give|want|need|von|über|auf|für|und|weil|dass|wenn|im|in|am|zu|der|die|das|por|que|para|y|en|el|la|de|del|con (?:mi|el|la)|with (?:my|our|this|that|the)|pour|car|et|dans|à|au|du|le|la|les|des)(?!\p{L})`;
const REQUESTS = String.raw`(?:gifs?|memes?|stickers?|reactions?|emotes?|emojis?)(?!\p{L})`;
/** What may follow: nothing, a mark, what the picture shows; `words`: a few words without a mark before them. */
const BEHIND = at(
  [
    String.raw`\s*$`,
    String.raw`\s*[,;:、。–—-]\s*\S`,
    String.raw`(?<=[!?！？.…~～。])\s*\S`,
    String.raw`\s+(?!${GOES_ON})(?:with|mit|con|avec|${REQUESTS})`,
    String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+\S`,
    String.raw`(?<words>\s+(?!${GOES_ON})(?:[\p{L}-]+\s+){0,2}[\p{L}-]+\s*$)`,
  ].join('|'),
);
/** A single word describes what follows: "hungry dog", "very tired panda". */
const DESCRIBES =
  /^(?:(?:just|really|so+|very|too|super|totally|still|always|echt|sehr|total|muy|tan|trop|si|très|no)\s+)*[\p{L}’']+$/iu;
/** So many are said in a row at most. */
const MOST = 4;

/** What a pattern finds at a place of a text; null: nothing. */
function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Where it ends that begins at a place of a text; -1: it does not begin there. */
function endAt(pattern: RegExp, text: string, index: number): number {
  const match = matchAt(pattern, text, index);
  return match === null ? -1 : index + match[0].length;
}

/** A feeling with what is called out around it, and where that ends. */
interface Row {
  readonly feeling: SpokenFeeling;
  readonly end: number;
}

function feelingAt(text: string, index: number): Row | null {
  for (const { feeling, pattern } of FEELINGS) {
    const end = endAt(pattern, text, index);
    if (end >= 0) return { feeling, end };
  }
  return null;
}

/** Several in a row, one of the first two a feeling: "oh no what happened", "wow so happy". */
function rowAt(text: string, index: number): Row | null {
  const call = endAt(CALL, text, index);
  const behindCall = call < 0 ? -1 : endAt(PAUSE, text, call);
  const first = feelingAt(text, index) ?? (behindCall < 0 ? null : feelingAt(text, behindCall));
  if (first === null) return null;
  let { end } = first;
  for (let said = 1; said < MOST; said++) {
    const next = endAt(PAUSE, text, end);
    if (next < 0) break;
    const further = feelingAt(text, next)?.end ?? endAt(CALL, text, next);
    if (further < 0) break;
    end = further;
  }
  return { feeling: first.feeling, end: endAt(MARKS, text, end) };
}

/** In small letters, each in its place. */
const inSmallLetters = (text: string): string => {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
};

/**
 * Letters what people say of themselves at the start of a prompt, or as the whole of it: "i'm so tired", "oh no what
 * happened", "got it, saluting bear".
 * @returns null where the prompt has none
 */
export function takeSpokenFeeling(prompt: string): TakenText | null {
  const text = inSmallLetters(prompt);
  const start = text.length - text.trimStart().length;
  const row = rowAt(text, start);
  if (row === null || row.feeling.isGreeting === true) return null;
  const behind = matchAt(BEHIND, text, row.end);
  const said = prompt.slice(start, row.end);
  if (behind === null || (behind.groups?.['words'] !== undefined && DESCRIBES.test(said))) {
    return null;
  }
  return { caption: inSentenceCase(said), rest: prompt.slice(row.end) };
}

/** What a line of a caption says; a line with more in it is no feeling: "happy birthday". */
function feelingIn(caption: string): SpokenFeeling | null {
  const rows = caption.split('\n').map((line) => {
    const text = inSmallLetters(line.trim());
    const row = rowAt(text, 0);
    return row?.end === text.length ? row.feeling : null;
  });
  return rows.find((feeling) => feeling !== null) ?? null;
}

const AT_NIGHT = /(?:good ?night|gute nacht|buenas noches|bonne nuit)(?!\p{L})|おやすみ/iu;

/** What shows the feeling of a caption, as an English prompt; null: the caption says none. */
export function sceneOfSpokenFeeling(caption: string): string | null {
  const feeling = feelingIn(caption);
  if (feeling === null) return null;
  return AT_NIGHT.test(caption) ? `${feeling.scene}, at night` : feeling.scene;
}

/** The face of somebody who says a caption; null: it may be any. */
export const faceOfSpokenFeeling = (caption: string): Expression | null =>
  feelingIn(caption)?.face ?? null;
