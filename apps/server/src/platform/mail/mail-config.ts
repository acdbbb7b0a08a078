import type { SupportPromise } from '@loopwright/contract';
import { z } from 'zod';

const PRODUCT = 'Loopwright';
/** One address and nothing that a mail program could take for more. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;
/** `Name <address>` or a bare address, on one line. */
const MAILBOX = /^(?:"?([^"<>\p{Cc}]+?)"?\s*<([^<>]+)>|([^<>]+))$/u;

/** Such as `1 working day` or `24 hours`. */
const PROMISE = /^(?<count>[1-9]\d{0,2}) (?:(?<hours>hours?)|working days?)$/;

/** Who an email is from or goes to. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface MailConfig {
  /** `smtp:` or `smtps:`; null: emails are written into the data directory. */
  readonly url: string | null;
  readonly from: Mailbox;
  /** Where the contact form's messages go. */
  readonly contactAddress: string;
  /** Where those of users with priority support go. */
  readonly priorityAddress: string;
  /** How soon those users get a first answer; null: nothing is promised. */
  readonly supportPromise: SupportPromise | null;
  /** Messages of the contact form that one network address may send, or one user with priority support. */
  readonly contactsPerHour: number;
  /** And all together, with and without priority support each. */
  readonly contactsPerHourTotal: number;
}

const mailbox = z
  .string()
  .trim()
  .transform((given, context): Mailbox => {
    const [, name = PRODUCT, inBrackets, bare] = MAILBOX.exec(given) ?? [];
    const address = inBrackets ?? bare ?? '';
    if (ADDRESS.test(address)) return { name, address };
    context.addIssue({ code: 'custom', message: 'must be an email address, or Name <address>' });
    return z.NEVER;
  });

const promise = z
  .string()
  .trim()
  .transform((given, context): SupportPromise => {
    const { count, hours } = PROMISE.exec(given)?.groups ?? {};
    if (count !== undefined) {
      return { count: Number(count), unit: hours === undefined ? 'workingDays' : 'hours' };
    }
    context.addIssue({ code: 'custom', message: 'must be like "24 hours" or "1 working day"' });
    return z.NEVER;
  });
const oneAddress = z.string().trim().regex(ADDRESS, 'must be one email address').optional();

export const mailVariables = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port, or smtps://' })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  CONTACT_EMAIL: oneAddress,
  SUPPORT_PRIORITY_TO: oneAddress,
  SUPPORT_PROMISE: promise.optional(),
  CONTACTS_PER_HOUR: z.coerce.number().int().min(1).default(5),
  CONTACTS_PER_HOUR_TOTAL: z.coerce.number().int().min(1).default(60),
};

export function mailOf(
  values: z.infer<z.ZodObject<typeof mailVariables>>,
  publicUrl: string,
): MailConfig {
  const from = values.MAIL_FROM ?? {
    name: PRODUCT,
    address: `no-reply@${new URL(publicUrl).hostname}`,
  };
  const contactAddress = values.CONTACT_EMAIL ?? from.address;
  return {
    url: values.MAIL_URL ?? null,
    from,
    contactAddress,
    priorityAddress: values.SUPPORT_PRIORITY_TO ?? contactAddress,
    supportPromise: values.SUPPORT_PROMISE ?? null,
    contactsPerHour: values.CONTACTS_PER_HOUR,
    contactsPerHourTotal: values.CONTACTS_PER_HOUR_TOTAL,
  };
}
