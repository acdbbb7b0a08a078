import { z } from 'zod';
import { promptSchema } from './prompt-schema.ts';
import { PROMPT_STYLES } from './prompt-styles.ts';
import { STYLE_PREVIEW_PROMPT_MAXIMUM } from './style-preview-route.ts';

/** The query of `GET /api/prompts/style-preview`. */
export const stylePreviewQuerySchema = z.strictObject({
  prompt: z.string().max(STYLE_PREVIEW_PROMPT_MAXIMUM).pipe(promptSchema),
  style: z.enum(PROMPT_STYLES),
});
export type StylePreviewQuery = z.infer<typeof stylePreviewQuerySchema>;
