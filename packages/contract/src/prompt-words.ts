import { z } from 'zod';

/** What became of the words of a prompt, in the user's spelling; no word is in two lists. */
export const promptWordsSchema = z.object({
  drawn: z.array(z.string()),
  /** Words that are drawn as something else, with what is drawn instead, in English. */
  standIns: z.array(z.object({ word: z.string(), as: z.string() })),
  notDrawn: z.array(z.string()),
});
export type PromptWords = z.infer<typeof promptWordsSchema>;
