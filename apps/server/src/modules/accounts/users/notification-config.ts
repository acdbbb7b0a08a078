import { z } from 'zod';

const text = z.string().trim().optional();

export const notificationVariables = {
  NOTIFICATION_USERNAME: text,
  NOTIFICATION_TITLE: text,
  NOTIFICATION_TEXT: text,
};

type NotificationValues = z.infer<z.ZodObject<typeof notificationVariables>>;

/** A message of the operator that one user sees while signed in. */
export interface PersonalNotification {
  readonly username: string;
  readonly title: string;
  readonly text: string;
}

/** @returns the variables that are missing although others are set */
export function missingForNotification(values: NotificationValues): string[] {
  const names = Object.keys(notificationVariables) as (keyof NotificationValues)[];
  const missing = names.filter((name) => values[name] === undefined);
  return missing.length === names.length ? [] : missing;
}

/** @param values either all set or none */
export function notificationOf(values: NotificationValues): PersonalNotification | null {
  const { NOTIFICATION_USERNAME: username, NOTIFICATION_TITLE: title } = values;
  const { NOTIFICATION_TEXT: words } = values;
  if (username === undefined || title === undefined || words === undefined) return null;
  return { username, title, text: words };
}
