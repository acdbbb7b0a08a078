import { inSentenceCase } from './sentence-case.ts';
import type { TakenText } from './taken-text.ts';

/** What buttons of pages say. */
const TEXTS =
  'subscribe|follow(?: me| us)?|like|share|join(?: now| us)?|buy(?: now)?|shop now|order now|sign ?up|log ?in|donate(?: now)?|download(?: now)?|click (?:here|me)|learn more|submit|send|book now|call now|add to cart|get started|start|stop|play(?: again| now)?|try again|undo|delete|like and subscribe|yes|no|ok|help|vote(?: now)?|register|apply now|install|update|next|skip|login';
const BUTTON = new RegExp(String.raw`\b(?<text>${TEXTS})(?= (?:now )?buttons?\b)`, 'iu');
const OF_BUTTON = /^\s*(?:now )?buttons?\b/iu;

/**
 * Letters a button of a page with what it says: "subscribe button being clicked".
 * @returns null where the prompt has none
 */
export function takeButtonText(prompt: string): TakenText | null {
  const match = BUTTON.exec(prompt);
  const text = match?.groups?.['text'];
  if (match === null || text === undefined) return null;
  const behind = prompt.slice(match.index + text.length);
  return {
    caption: inSentenceCase(text),
    rest: `${prompt.slice(0, match.index)}${behind.replace(OF_BUTTON, 'web button')}`,
  };
}
