import { z } from 'zod';
import { CONTACT_ERRORS_MAXIMUM } from './contact.ts';

/** An error answer of the server, as the browser remembers it. */
const recentErrorSchema = z.strictObject({
  requestId: z.uuid(),
  code: z.string().regex(/^[a-zA-Z]{1,60}$/),
  /** When the answer arrived, by the clock of the browser. */
  at: z.iso.datetime(),
});
export type RecentError = z.infer<typeof recentErrorSchema>;

/** `POST /api/contact`; `checkContact` judges the fields. */
export const contactRequestSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Of a signed-in user, the newest first. */
  errors: z.array(recentErrorSchema).max(CONTACT_ERRORS_MAXIMUM).optional(),
  /** A hidden field that users leave empty. A message in which a program filled it in is not sent. */
  website: z.string().optional(),
});

export const contactResponseSchema = z.object({});
