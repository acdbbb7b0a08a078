import type { PromptSpec } from '../language/spec.ts';
import type { ScenePlan } from './plan.ts';

const MINIMAL = /\bminimal(?:ist(?:ic)?|ism)?\b/i;
const IS_MINIMAL = /^(?:minimal(?:ist(?:ic)?|ism)?)$/i;

/** Whether the prompt asks for hardly anything in the picture. */
export const saysMinimal = (prompt: string): boolean => MINIMAL.test(prompt);

/** Whether the subjects are to stand before a plain ground: "a minimalist cat"; the style has other words as well. */
export const isMinimal = ({ style, prompt, subjects }: PromptSpec): boolean =>
  style === 'minimal' && saysMinimal(prompt) && subjects.length > 0;

/** "minimal", "minimalist". */
export const isMinimalWord = (word: string): boolean => IS_MINIMAL.test(word);

/** Whether there is nothing around the subjects, or hardly anything in the room. */
export const showsMinimal = ({ setting, roomLook, format }: ScenePlan): boolean =>
  setting === 'abstract' ||
  setting === 'flatlay' ||
  format === 'emblem' ||
  /^(?:minimal|japanese)$/.test(roomLook?.decor ?? '');
