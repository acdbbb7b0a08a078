import { z } from 'zod';

const PRODUCT = 'Loopwright';
/** One address and nothing that a mail program could take for more. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;
/** `Name <address>` or a bare address, on one line. */
const MAILBOX = /^(?:"?([^"<>\p{Cc}]+?)"?\s*<([^<>]+)>|([^<>]+))$/u;

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
  /** Messages of the contact form that one network address may send. */
  readonly contactsPerHour: number;
  /** And all together: what the operator's mailbox gets at most. */
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

export const mailVariables = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port, or smtps://' })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  CONTACT_EMAIL: z.string().trim().regex(ADDRESS, 'must be one email address').optional(),
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
  return {
    url: values.MAIL_URL ?? null,
    from,
    contactAddress: values.CONTACT_EMAIL ?? from.address,
    contactsPerHour: values.CONTACTS_PER_HOUR,
    contactsPerHourTotal: values.CONTACTS_PER_HOUR_TOTAL,
  };
}
