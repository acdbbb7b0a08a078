import type { PromptSpec } from './spec.ts';
import { wordsOfPrompt } from './words-of-prompt.ts';

/** Events at work whose names name no people, with the people of each. */
const EVENTS: readonly (readonly [names: RegExp, scene: string])[] = [
  [/\bjob interview\b/i, 'a manager talking to a candidate across a desk'],
  [
    /\b(?:(?:business|staff|board|project|strategy|office|sales|client|planning|kick-?off|weekly|morning) meeting|stand-?up meeting|brainstorming(?: (?:session|meeting))?|(?:team|design|planning) workshop)\b/i,
    'four colleagues in a meeting at a table',
  ],
];

export const namesWorkMeeting = (prompt: string): boolean =>
  EVENTS.some(([names]) => names.test(prompt));

/**
 * Shows an event at work by people at a table, where the prompt names none.
 * @param read reads another prompt
 * @returns null where the prompt names no such event, or its people
 */
export function showWorkMeeting(
  spec: PromptSpec,
  read: (prompt: string) => PromptSpec,
): PromptSpec | null {
  const { prompt, subjects, language, format, caption, setting } = spec;
  const isOther = format !== null || caption !== null || language !== 'en';
  if (isOther || subjects.some(({ person }) => person !== null)) return null;
  for (const [names, scene] of EVENTS) {
    const said = names.exec(prompt)?.[0];
    if (said === undefined) continue;
    const place = setting === null ? ' in an office' : '';
    const shown = read(prompt.replace(names, `${scene}${place}`));
    const words = wordsOfPrompt(shown.words, prompt.replace(said, ' '));
    return { ...shown, prompt, words: { ...words, drawn: [said, ...words.drawn] } };
  }
  return null;
}
