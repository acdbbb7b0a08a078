import type { ScenePlan } from './plan.ts';

const TO_BOTTOM =
  /["”»](?:\s+[\p{L}-]+){0,5}?\s+(?:(?:at|along|on|across|in|near) the (?:very )?bottom|below)\b|\bbottom (?:text|title|caption|headline)\b/iu;

/** Whether a picture's only text is to be at the bottom. */
export const isTextAtBottom = ({
  prompt,
  caption,
}: Pick<ScenePlan, 'prompt' | 'caption'>): boolean =>
  caption !== null && !caption.includes('\n') && TO_BOTTOM.test(prompt);
