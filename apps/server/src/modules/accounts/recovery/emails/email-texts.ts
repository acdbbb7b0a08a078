/** An email with a link that proves that it was read. */
interface LinkTexts {
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  /** @param time minutes or hours */
  readonly validity: (time: number) => string;
  /** What to do about an email that the reader did not ask for. */
  readonly unasked: string;
}

/** An email that says what has happened. */
interface NoticeTexts {
  readonly subject: string;
  /** @param moment such as `22 November 2026 at 14:05 UTC` */
  readonly lead: (moment: string) => string;
  readonly wasYou: string;
  readonly wasNotYou: string;
  readonly button: string;
}

/** The words of our emails in one language. */
export interface EmailTexts {
  /** @param name null: without one */
  readonly greeting: (name: string | null) => string;
  /** Valid for so many hours. */
  readonly confirmEmail: LinkTexts;
  /** Valid for so many minutes. */
  readonly resetPassword: LinkTexts;
  readonly teamInvitation: {
    readonly subject: string;
    /** Both are null when they do not read as a name. */
    readonly lead: (invitedBy: string | null, team: string | null) => string;
    readonly button: string;
    readonly validity: (days: number) => string;
    readonly unasked: string;
  };
  readonly passwordChanged: NoticeTexts & {
    /** Above the accounts elsewhere that sign in as before. */
    readonly connected: string;
    /** Below them. @param url of the page where they are disconnected */
    readonly disconnect: (url: string) => string;
  };
  readonly emailChanged: NoticeTexts;
  /** Below the first paragraph stands which account. */
  readonly identityLinked: NoticeTexts;
  readonly identityUnlinked: NoticeTexts;
  /** Above the link as text. */
  readonly copyLink: string;
  readonly footer: string;
}
