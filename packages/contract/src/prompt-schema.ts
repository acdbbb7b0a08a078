import { z } from 'zod';
import { textOfProblem } from './problem-texts.ts';
import { checkPrompt } from './prompt.ts';
import { typedForm } from './typed-text.ts';

/** A prompt as it was typed. */
export const promptSchema = z
  .string()
  .transform(typedForm)
  .superRefine((prompt, context) => {
    const problem = checkPrompt(prompt);
    if (problem === null) return;
    context.addIssue({ code: 'custom', message: textOfProblem(problem) });
  });
