import type {
  AVATAR_MESSAGES,
  BRAND_MESSAGES,
  OPERATOR_MESSAGES,
  SERVER_MESSAGES,
  TEAM_MESSAGES,
} from '@loopwright/contract';
import type { texts as account } from './en/account.ts';
import type { texts as billing } from './en/billing.ts';
import type { texts as commands } from './en/commands.ts';
import type { texts as contact } from './en/contact.ts';
import type { texts as create } from './en/create.ts';
import type { texts as creation } from './en/creation.ts';
import type { texts as gallery } from './en/gallery.ts';
import type { texts as marketing } from './en/marketing.ts';
import type { texts as member } from './en/member.ts';
import type { texts as plans } from './en/plans.ts';
import type { texts as recovery } from './en/recovery.ts';
import type { texts as security } from './en/security.ts';
import type { texts as sharing } from './en/sharing.ts';
import type { texts as shell } from './en/shell.ts';
import type { texts as story } from './en/story.ts';
import type { texts as studio } from './en/studio.ts';
import type { texts as teams } from './en/teams.ts';
import type { texts as usage } from './en/usage.ts';

/** The English text gives the shape; every other language has to fill it. */
type Texts<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Texts<English[Key]> };

/** All the product says, by where it is said: a page loads the parts it needs. */
type MessageOfOnePage = keyof (typeof AVATAR_MESSAGES &
  typeof BRAND_MESSAGES &
  typeof OPERATOR_MESSAGES &
  typeof TEAM_MESSAGES);

export interface Catalogue {
  readonly shell: Texts<typeof shell>;
  readonly marketing: Texts<typeof marketing>;
  readonly story: Texts<typeof story>;
  readonly contact: Texts<typeof contact>;
  readonly account: Texts<typeof account>;
  readonly member: Texts<typeof member>;
  readonly plans: Texts<typeof plans>;
  readonly recovery: Texts<typeof recovery>;
  readonly security: Texts<typeof security>;
  readonly billing: Texts<typeof billing>;
  readonly commands: Texts<typeof commands>;
  readonly create: Texts<typeof create>;
  readonly creation: Texts<typeof creation>;
  readonly gallery: Texts<typeof gallery>;
  readonly sharing: Texts<typeof sharing>;
  readonly studio: Texts<typeof studio>;
  readonly teams: Texts<typeof teams>;
  readonly usage: Texts<typeof usage>;
  /** By code. English has none: the server sends the English sentence. Those of a single page are with its texts. */
  readonly server: Texts<Omit<typeof SERVER_MESSAGES, MessageOfOnePage>>;
}

export type Part = keyof Catalogue;
