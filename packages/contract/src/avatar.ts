import { z } from 'zod';

/** Paths of the picture of a user: squares of 64 and 256 pixels, WebP. */
export const avatarSchema = z.object({ small: z.string(), large: z.string() });
export type Avatar = z.infer<typeof avatarSchema>;

/** null: the user has none. */
export const avatarResponseSchema = z.object({ avatar: avatarSchema.nullable() });
