import { z } from 'zod';
import { checkPrompt } from './prompt.ts';
import { typedForm } from './typed-text.ts';

/** A prompt as it was typed. The message of a custom issue is a `MessageCode`. */
export const promptSchema = z
  .string()
  .transform(typedForm)
  .superRefine((prompt, context) => {
    const problem = checkPrompt(prompt);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });
