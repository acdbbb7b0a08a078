import { capitalized } from './sentence-case.ts';
import type { PromptSpec } from './spec.ts';

const ROOM =
  'classroom|school|preschool|kindergarten|kitchen|bathroom|nursery|office|gym|bedroom|library|hallway|break ?room';
const PAPER = '(?:wall )?(?:poster|print|sign|art|quote)';
/** The room is where it hangs, and not what it shows. */
const FOR_ROOM = new RegExp(
  String.raw`\b(${ROOM}) (?=${PAPER} (?:that says|saying|which says|with the (?:words|text)|reads|reading)\b)`,
  'iu',
);
const RULES = /^(?:an? )?((?:\p{L}+ )?rules?) (?:poster|sign|chart)\s*:\s*([\p{L}' ,]+)$/iu;

/**
 * Reads a poster for a room as a poster: "classroom poster that says BE KIND", "classroom rules poster: raise your hand".
 * @param read reads another prompt
 * @returns null for every other prompt
 */
export function readPosterForRoom(
  prompt: string,
  read: (prompt: string) => PromptSpec,
): PromptSpec | null {
  const rules = RULES.exec(prompt.trim());
  if (rules !== null) {
    const [, title = '', rule = ''] = rules;
    const text = `${capitalized(title)}: ${rule.trim()}`;
    return { ...read(`poster that says "${text}"`), prompt };
  }
  const room = FOR_ROOM.exec(prompt)?.[1];
  if (room === undefined) return null;
  const spec = read(
    prompt.replace(FOR_ROOM, '').replace(/\b(?:print|sign|art|quote)\b/i, 'poster'),
  );
  const { words } = spec;
  return { ...spec, prompt, words: { ...words, notDrawn: [room, ...words.notDrawn] } };
}
