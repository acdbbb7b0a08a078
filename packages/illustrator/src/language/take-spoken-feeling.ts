import type { Expression } from './expression-name.ts';
import { inSentenceCase } from './sentence-case.ts';
import { SPOKEN_FEELINGS, type SpokenFeeling } from './spoken-feelings.ts';
import type { TakenText } from './taken-text.ts';

/** Japanese draws out the last syllable: "やったー". */
const END = '[ーっッ〜～]*(?!\\p{L})';
const ANY = SPOKEN_FEELINGS.filter(({ isGreeting }) => isGreeting !== true)
  .map(({ said }) => said)
  .join('|');
/** What is called out before a feeling or behind it. */
const CALLS =
  'good ?night|gute nacht|buenas noches|bonne nuit|hello|hi|hey|hola|hallo|wow|omg|ok(?:ay)?|yay|ugh|uff?|finally|endlich|por fin|enfin|thanks?(?: you)?|danke|gracias|merci|happy (?:mon|tues|wednes|thurs|fri|satur|sun)day|happy weekend';
const PAUSE = String.raw`(?:\s*[!?！？.,…~～、。]+\s*|\s+)`;
const MARKS = '[!?！？.…~～]';
/** Several in a row, one of them a feeling: "oh no what happened". */
const rowWith = (said: string): string =>
  String.raw`(?:(?:${CALLS})${END}${PAUSE})?(?:${said})${END}(?:${PAUSE}(?:${ANY}|${CALLS})${END}){0,3}${MARKS}*`;

/** With them a sentence goes on, or a request begins: "so happy about it", "please please draw a cat". */
const GOES_ON =
  '(?:of|to|about|for|that|this|in|at|because|cause|and|or|as|when|by|on|than|is|are|was|over|from|the|an?|my|i|you|me|it|can|could|would|make|draw|create|generate|show|give|want|need|von|über|auf|für|und|weil|dass|wenn|im|in|am|zu|der|die|das|por|que|para|y|en|el|la|de|del|con (?:mi|el|la)|with (?:my|our|this|that|the)|pour|car|et|dans|à|au|du|le|la|les|des)(?!\\p{L})';
const REQUESTS = '(?:gifs?|memes?|stickers?|reactions?|emotes?|emojis?)(?!\\p{L})';
const BEHIND = [
  String.raw`\s*$`,
  String.raw`\s*[,;:、。–—-]\s*(?!\s)`,
  String.raw`(?<=[!?！？.…~～。])\s*\S`,
  String.raw`\s+(?!${GOES_ON})(?:with|mit|con|avec|${REQUESTS})`,
  String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+\S`,
  String.raw`(?<words>\s+(?!${GOES_ON})(?:[\p{L}-]+\s+){0,2}[\p{L}-]+\s*$)`,
].join('|');
const SPOKEN = new RegExp(String.raw`^\s*(?<text>${rowWith(ANY)})(?=${BEHIND})`, 'iu');
/** A single word describes what follows: "hungry dog", "very tired panda". */
const DESCRIBES =
  /^(?:(?:just|really|so+|very|too|super|totally|still|always|echt|sehr|total|muy|tan|trop|si|très|no)\s+)*[\p{L}’']+$/iu;

/**
 * Letters what people say of themselves at the start of a prompt, or as the whole of it: "i'm so tired", "oh no what
 * happened", "got it, saluting bear".
 * @returns null where the prompt has none
 */
export function takeSpokenFeeling(prompt: string): TakenText | null {
  const match = SPOKEN.exec(prompt);
  const { text, words } = match?.groups ?? {};
  if (match === null || text === undefined) return null;
  if (words !== undefined && DESCRIBES.test(text)) return null;
  return { caption: inSentenceCase(text.trim()), rest: prompt.slice(match[0].length) };
}

const FOUND = SPOKEN_FEELINGS.map((feeling) => ({
  feeling,
  pattern: new RegExp(String.raw`^${rowWith(feeling.said)}$`, 'imu'),
}));

/** What a line of a caption says; more is no feeling: "happy birthday". */
const feelingIn = (caption: string): SpokenFeeling | undefined =>
  FOUND.find(({ pattern }) => pattern.test(caption))?.feeling;

const AT_NIGHT = /(?:good ?night|gute nacht|buenas noches|bonne nuit)(?!\p{L})|おやすみ/iu;

/** What shows the feeling of a caption, as an English prompt; null: the caption says none. */
export function sceneOfSpokenFeeling(caption: string): string | null {
  const feeling = feelingIn(caption);
  if (feeling === undefined) return null;
  return AT_NIGHT.test(caption) ? `${feeling.scene}, at night` : feeling.scene;
}

/** The face of somebody who says a caption; null: it may be any. */
export const faceOfSpokenFeeling = (caption: string): Expression | null =>
  feelingIn(caption)?.face ?? null;
