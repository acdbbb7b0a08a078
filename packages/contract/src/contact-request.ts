import { z } from 'zod';

/** `POST /api/contact`; `checkContact` judges the fields. */
export const contactRequestSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** A hidden field that users leave empty. A message in which a program filled it in is not sent. */
  website: z.string().optional(),
});

export const contactResponseSchema = z.object({});
