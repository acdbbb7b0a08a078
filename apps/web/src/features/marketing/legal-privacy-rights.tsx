import { TextLink } from '../../ui/text-link.tsx';
import type { LegalSection } from './legal-section.ts';

/** On what grounds, how safe, and what users can ask for. */
export const PRIVACY_RIGHTS: readonly LegalSection[] = [
  {
    id: 'grounds',
    title: 'Legal grounds',
    body: (
      <>
        <p>Where the GDPR or a law like it applies, we rely on these grounds:</p>
        <ul>
          <li>
            <strong>Contract</strong> (Art. 6(1)(b)): account, sessions, creations, tokens,
            subscription, and the cookies and storage that go with them.
          </li>
          <li>
            <strong>Legitimate interests</strong> (Art. 6(1)(f)): keeping the service safe and in
            working order through counters, logs and backups, and answering messages.
          </li>
          <li>
            <strong>Legal duty</strong> (Art. 6(1)(c)): tax and accounting records, marking images
            as AI-made, lawful orders.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Two things you do yourself on <TextLink to="/profile">your profile</TextLink>, wherever
          you live and free of charge:
        </p>
        <ul>
          <li>
            download all that we hold about you as one file, which you can read and take elsewhere;
          </li>
          <li>
            delete your account. That works at once and cannot be taken back: a subscription ends,
            links to your creations are dead, and everything of yours is gone from our database and
            storage. Invoices and payments, with the name and email address on them, stay with the
            payment provider for as long as tax law asks; nothing in them leads here any more.
            Single creations you can delete in <TextLink to="/my-creations">your gallery</TextLink>.
          </li>
        </ul>
        <p>
          For the rest <TextLink to="/contact">write to us</TextLink>, also if you cannot sign in,
          and we will, free of charge:
        </p>
        <ul>
          <li>answer what the download leaves open, and do either of the two for you;</li>
          <li>correct what is wrong;</li>
          <li>
            restrict what we do with your data, or stop what rests on our legitimate interests, if
            you object and we have no compelling reason to go on.
          </li>
        </ul>
        <p>
          Write from the address of your account, so that we know it is you; we may ask a question
          to make sure. We answer within one month. If you are not content, you may complain to a
          data protection authority, for instance where you live.
        </p>
      </>
    ),
  },
  {
    id: 'california',
    title: 'California and other US states',
    body: (
      <>
        <p>
          In the terms of California’s CCPA we collect identifiers (name, email address, username),
          commercial information (plan, tokens), account credentials, and what you make or upload,
          from yourself and for the purposes above. We do not sell or “share” personal information
          and do not use it for targeted advertising, also not of people under 16, and credentials
          serve signing in alone.
        </p>
        <p>
          You may know, correct, delete and receive your information, as described above, yourself
          or through an authorized agent. Asking costs you nothing and changes neither price nor
          service. If we refuse, you may ask us to look again. There is no tracking here for a Do
          Not Track or Global Privacy Control signal to switch off.
        </p>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'Transfers to other countries',
    body: (
      <p>
        Your data lies where our servers and storage are. Stripe, and any outside model, sign-in or
        mail provider in use, may process it in the United States and elsewhere. Where the law asks
        for safeguards, we rely on an adequacy decision or on standard contractual clauses.{' '}
        <TextLink to="/contact">Ask us</TextLink> where your data is and for a copy of the
        safeguards.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <ul>
        <li>Passwords are hashed with argon2id, and session values are stored only as hashes.</li>
        <li>
          Cookies cannot be read by scripts, except the anti-forgery one that has to be. With https
          they travel encrypted alone, and the session is bound to this host.
        </li>
        <li>Each change needs an anti-forgery token, and guessing passwords is slowed down.</li>
        <li>Pages may load scripts from this site alone, and no other site may frame them.</li>
        <li>Uploads are decoded and redrawn before anything else touches them.</li>
        <li>Logs pass a filter that blanks out secrets.</li>
      </ul>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Loopwright is not directed at children under 13, and we do not knowingly collect their data.
        If you believe that a child under 13 has an account,{' '}
        <TextLink to="/contact">tell us</TextLink> and we will delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When the software or the way we run it changes, this page changes with it, and the date on
        top says when. We announce changes that matter on the site before they take effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions, requests, complaints: <TextLink to="/contact">write to us</TextLink>. A person
        reads it.
      </p>
    ),
  },
];
