import { NOTIFICATION_KEPT_DAYS, SESSION_DAYS } from '@loopwright/contract';

interface Retention {
  readonly what: string;
  readonly how: string;
}

const RETENTION: readonly Retention[] = [
  {
    what: 'Account: username, name, email address, password hash, plan, connected outside accounts',
    how: 'Until the account is deleted; an outside account, until you disconnect it.',
  },
  {
    what: 'Sign-in sessions',
    how: `Until you log out, for ${SESSION_DAYS.idle} days without a visit, or for ${SESSION_DAYS.lifetime} days at most. An hourly clean-up removes ended ones.`,
  },
  {
    what: 'Creations: the image or loop, its prompt, size and link',
    how: 'Until you delete them: they are hidden and their links dead at once, and removed within half a minute, so that you can undo it for 10 seconds. Or until the account is deleted, which works at once. Files that a crash left behind cannot be reached and are cleared away within about two days.',
  },
  {
    what: 'Shares: the link of the page, and what it shows',
    how: 'Until you stop sharing or delete the creation. A page that we removed for breaking our rules: until the creation is deleted.',
  },
  {
    what: 'Records of generations: prompt, settings, times, outcome',
    how: 'Until the account is deleted. Deleting a creation leaves this record in place; deleting the account does not.',
  },
  {
    what: 'Reference images',
    how: 'Until the generation ends, whether it worked or not. What a crash left behind: about two days.',
  },
  {
    what: 'Clips of video models that loops were cut from',
    how: 'As long as the loop, so that another cut or a better file can be made without asking the model again. They are shown to no one.',
  },
  {
    what: 'Token ledger: granted, held, spent, returned',
    how: 'Until the account is deleted.',
  },
  {
    what: 'Notifications about your work and payments, and whether you have read them',
    how: `For ${NOTIFICATION_KEPT_DAYS} days, or until the account is deleted.`,
  },
  {
    what: 'Subscription: customer number, status, dates',
    how: 'Until the account is deleted, which ends the subscription at once. The payment provider, and we in our books, keep invoices for as long as tax law asks.',
  },
  {
    what: 'Counters against abuse, under a keyed hash of the address or account',
    how: 'Until their time window ends, which takes minutes to a day at most. An hourly clean-up removes them.',
  },
  {
    what: 'Messages from the contact form',
    how: 'In our mail, or in a folder for mail that only we can open, for as long as the matter needs; not in the database.',
  },
  {
    what: 'Technical logs',
    how: 'The software writes them out and keeps none. Where they are collected, we keep them only as long as finding faults and attacks needs.',
  },
  {
    what: 'Backups',
    how: 'Deleted data can live on in a backup until that backup is replaced. It is not put back to use.',
  },
];

/** How long each kind of data is kept. Two columns, so that it can be read on the smallest phone. */
export function LegalRetentionTable() {
  return (
    <table className="mt-5 w-full table-fixed border-collapse text-left text-sm">
      <caption className="sr-only">What is kept, and for how long</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="w-[42%] py-2 pr-4 font-semibold">
            What
          </th>
          <th scope="col" className="py-2 font-semibold">
            How long
          </th>
        </tr>
      </thead>
      <tbody>
        {RETENTION.map(({ what, how }) => (
          <tr key={what} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 font-medium">
              {what}
            </th>
            <td className="py-3 text-ink-soft">{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
