import { INVITATION_DAYS, type Language, MAIL_LINK_MINUTES } from '@loopwright/contract';
import type { Email } from '../../../../platform/mail/mailer.ts';
import { type ConnectedAccount, describeAccount } from './connected-account.ts';
import type { EmailContent } from './email-content.ts';
import type { EmailTexts } from './email-texts.ts';
import { layOut } from './lay-out.ts';
import { namedForGreeting } from './named-for-greeting.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { japanese } from './texts/ja.ts';

const TEXTS: Readonly<Record<Language, EmailTexts>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
};

const MINUTES_PER_HOUR = 60;

export interface Recipient {
  readonly email: string;
  /** As they wrote it themselves. */
  readonly name: string;
  readonly language: Language;
}

/** As their users wrote them. */
interface InvitationNames {
  readonly team: string;
  readonly invitedBy: string;
}

/** What has happened to an account. */
export type NoticeKind = 'passwordChanged' | 'emailChanged' | 'identityLinked' | 'identityUnlinked';

/** @param connected the accounts elsewhere that it is about */
type WriteNotice = (to: Recipient, at: Date, connected?: readonly ConnectedAccount[]) => Email;

/** Our emails about accounts. Links carry their token behind the `#`: it reaches no server's log. */
export interface EmailComposer extends Readonly<Record<NoticeKind, WriteNotice>> {
  confirmEmail(to: Recipient, token: string): Email;
  resetPassword(to: Recipient, token: string): Email;
  teamInvitation(to: Recipient, about: InvitationNames, token: string): Email;
}

/** @param publicUrl without a trailing slash */
export function createEmailComposer(publicUrl: string): EmailComposer {
  const write = (to: Recipient, content: Omit<EmailContent, 'greeting' | 'publicUrl'>): Email => {
    const texts = TEXTS[to.language];
    const greeting = texts.greeting(namedForGreeting(to.name));
    const email = layOut({ ...content, greeting, publicUrl }, to.language, texts);
    return { to: to.email, ...email };
  };
  const linkTo = (to: Recipient, kind: 'confirmEmail' | 'resetPassword', url: string) => {
    const { subject, lead, button, validity, unasked } = TEXTS[to.language][kind];
    const time =
      kind === 'resetPassword'
        ? MAIL_LINK_MINUTES.passwordReset
        : MAIL_LINK_MINUTES.emailConfirmation / MINUTES_PER_HOUR;
    const after = [validity(time), unasked];
    return write(to, { subject, before: [lead], action: { label: button, url }, after });
  };
  const waysThatStay = (language: Language, accounts: readonly string[]): readonly string[] => {
    if (accounts.length === 0) return [];
    const { connected, disconnect } = TEXTS[language].passwordChanged;
    return [connected, ...accounts, disconnect(`${publicUrl}/profile`)];
  };
  const notice =
    (kind: NoticeKind, page: 'forgotten-password' | 'contact'): WriteNotice =>
    (to, at, connected = []) => {
      const { subject, lead, wasYou, wasNotYou, button } = TEXTS[to.language][kind];
      const accounts = connected.map(describeAccount);
      const shown = kind === 'passwordChanged' ? waysThatStay(to.language, accounts) : accounts;
      const before = [lead(momentIn(to.language, at)), ...shown, wasYou, wasNotYou];
      const action = { label: button, url: `${publicUrl}/${page}` };
      return write(to, { subject, before, action, after: [] });
    };
  return {
    confirmEmail: (to, token) =>
      linkTo(to, 'confirmEmail', `${publicUrl}/confirm-email#token=${token}`),
    resetPassword: (to, token) =>
      linkTo(to, 'resetPassword', `${publicUrl}/reset-password#token=${token}`),
    teamInvitation: (to, { team, invitedBy }, token) => {
      const { subject, lead, button, validity, unasked } = TEXTS[to.language].teamInvitation;
      const names = [invitedBy, team].map(namedForGreeting) as [string | null, string | null];
      const action = { label: button, url: `${publicUrl}/invitation#token=${token}` };
      const after = [validity(INVITATION_DAYS), unasked];
      return write(to, { subject, before: [lead(...names)], action, after });
    },
    passwordChanged: notice('passwordChanged', 'forgotten-password'),
    emailChanged: notice('emailChanged', 'contact'),
    identityLinked: notice('identityLinked', 'forgotten-password'),
    identityUnlinked: notice('identityUnlinked', 'forgotten-password'),
  };
}

/** In UTC, because the reader's time zone is unknown. */
const momentIn = (language: Language, at: Date): string =>
  `${at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
