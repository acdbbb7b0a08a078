import type { ScenePlan } from './plan.ts';

const TEXT = 'text|texts|title|titles|words|headline|caption|lettering|name|slogan';
const ON_TOP = new RegExp(
  String.raw`(?:\b(?:${TEXT})|["”»])(?:\s+[\p{L}-]+){0,4}?\s+(?:(?:at|on|along|across|in|near) (?:the )?(?:very )?top|above)\b|\btop (?:${TEXT})\b`,
  'iu',
);

/** Whether a prompt wants the title of its poster above the picture. */
export const isTitleOnTop = ({ prompt, caption }: Pick<ScenePlan, 'prompt' | 'caption'>): boolean =>
  caption !== null && ON_TOP.test(prompt);
