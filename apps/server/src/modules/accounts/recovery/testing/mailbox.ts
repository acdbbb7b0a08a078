import { ROUTES } from '@loopwright/contract';
import { eq } from 'drizzle-orm';
import type { Email } from '../../../../platform/mail/mailer.ts';
import { jobs } from '../../../../schema/schema.ts';
import { eventually } from '../../../../testing/eventually.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { EMAIL_KIND } from '../email-job.ts';

/** What a link in an email opens. */
type LinkPage = 'reset-password' | 'confirm-email';

const emailsTo = ({ emails }: TestApp, address: string): Email[] =>
  emails.filter(({ to }) => to === address);

const tokenIn = (email: Email, page: LinkPage): string | undefined =>
  new RegExp(`/${page}#token=([\\w-]{43})$`, 'm').exec(email.text)?.[1];

/** The tokens that an address has been sent so far, the first one first. */
export const tokensTo = (server: TestApp, address: string, page: LinkPage): string[] =>
  emailsTo(server, address).flatMap((email) => tokenIn(email, page) ?? []);

/** Emails leave after the answer. @param count waits for so many links of the kind */
export const nextToken = (
  server: TestApp,
  address: string,
  page: LinkPage,
  count = 1,
): Promise<string> =>
  eventually(() => {
    const token = tokensTo(server, address, page)[count - 1];
    if (token === undefined) throw new Error(`No email with /${page} has come`);
    return token;
  });

/** Waits for an email by a part of its subject. */
export const nextEmail = (server: TestApp, address: string, subject: string): Promise<Email> =>
  eventually(() => {
    const email = emailsTo(server, address).find((each) => each.subject.includes(subject));
    if (email === undefined) throw new Error(`No email about '${subject}' has come`);
    return email;
  });

/** Waits until no email waits in the queue or is being sent. */
export const allEmailsSent = ({ fixtures }: TestApp): Promise<void> =>
  eventually(async () => {
    const [waiting] = await fixtures.database.orm
      .select()
      .from(jobs)
      .where(eq(jobs.kind, EMAIL_KIND));
    if (waiting !== undefined) throw new Error('An email has not been sent');
  });

/** Asks for a link as a user who forgot their password. */
export async function forget(server: TestApp, email: string, address?: string) {
  const browser = await server.newBrowser(address).visit();
  return browser.post(ROUTES.passwordForgotten, { email });
}
