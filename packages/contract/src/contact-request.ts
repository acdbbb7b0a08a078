import { z } from 'zod';

/** `POST /api/contact`; `checkContact` judges the fields. */
export const contactRequestSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** People do not see this field and leave it empty. What programs write into it is not sent. */
  website: z.string().optional(),
});

export const contactResponseSchema = z.object({});
