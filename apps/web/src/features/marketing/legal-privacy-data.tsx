import {
  CSRF_COOKIE,
  LANGUAGE_COOKIE,
  LIMITS,
  SESSION_COOKIE,
  SESSION_DAYS,
} from '@loopwright/contract';
import { TextLink } from '../../ui/text-link.tsx';
import { LegalRetentionTable } from './legal-retention-table.tsx';
import type { LegalSection } from './legal-section.ts';

const REFERENCE_MEGABYTES = LIMITS.referenceBytes / (1024 * 1024);

/** What is kept, where and for how long. */
export const PRIVACY_DATA: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who “we” are',
    body: (
      <>
        <p>
          Loopwright is software that anyone may run on a server of their own. “We” are the person
          or organization that runs it at the address in your browser, and we are responsible for
          your data here (the “controller”). The authors of the software do not receive it.
        </p>
        <p>
          Reach us through <TextLink to="/contact">the contact page</TextLink>, also if you need our
          name and postal address.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'What we keep, and why',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account:</strong> username, name, email address and plan, so that you can
            sign in and we know what you may use. Of your password only a salted argon2id hash is
            kept; the password cannot be read from it. Of an outside account that you connect we
            keep the provider, its number for you and the name you know it by.
          </li>
          <li>
            <strong>Your sessions:</strong> a hash of the value in your cookie, and when it was made
            and last used, so that you stay signed in.
          </li>
          <li>
            <strong>What you make:</strong> prompts, settings, the finished images and loops, any
            text that came with them, and a record of each generation: when it ran and how it ended.
          </li>
          <li>
            <strong>Your tokens:</strong> a ledger of what was granted, held, spent and given back,
            so that every charge can be explained.
          </li>
          <li>
            <strong>Your subscription,</strong> if you have one: the customer number at the payment
            provider, its status and dates. Never your card.
          </li>
          <li>
            <strong>Counters against abuse,</strong> such as failed sign-ins per network address.
            The address itself is not stored, only a keyed hash of it.
          </li>
          <li>
            <strong>Technical logs:</strong> for requests that change something or fail, the kind of
            request, its outcome, duration and a request number; for generations that went wrong,
            their number and the fault. They hold no passwords, cookies, prompts, email addresses or
            network addresses. A web server or network in front of the software may keep logs of its
            own.
          </li>
        </ul>
        <p>
          Name, email address and password are needed for an account; without one you can read the
          public pages and make nothing. We make no profile of you, and no decision with legal
          effect is made by a machine.
        </p>
      </>
    ),
  },
  {
    id: 'pictures',
    title: 'Prompts, images and links',
    body: (
      <>
        <p>
          A reference image (up to {REFERENCE_MEGABYTES} MB) is redrawn as soon as it arrives: only
          its pixels are kept, and metadata, such as where and with which camera it was taken, is
          dropped. The redrawn image waits in our storage for its generation and is deleted when
          that ends. What it shows can live on in what you made from it.
        </p>
        <p>
          Nothing you make is published by itself: until you share it, only you can see it. Sharing
          gives a creation a page whose link can’t be guessed. Anyone you give it to can see the
          image there, and the prompt and your name if you show them, without signing in, until you
          stop sharing or delete it. Search engines are asked to keep out. If someone remixes what
          you share, their creation records which one it came from.
        </p>
        <p>
          Links to files that were given out before there were such pages work until you stop
          sharing or delete the creation.
        </p>
      </>
    ),
  },
  {
    id: 'marking',
    title: 'The AI-made marking',
    body: (
      <p>
        Every image and loop that leaves Loopwright is marked as AI-made inside the file: an XMP
        note with the IPTC “digital source type” (drawn by an algorithm, or by a trained model), the
        tool, the engine and its settings. Your prompt and your name are not in it. On the free plan
        exports also carry a visible watermark.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: (
      <>
        <p>All of these are needed for what you ask for, so there is no banner to click away.</p>
        <ul>
          <li>
            <code>{SESSION_COOKIE.https}</code> (<code>{SESSION_COOKIE.http}</code> on an
            installation without https) says which session your browser belongs to. Signed in: up to{' '}
            {SESSION_DAYS.lifetime} days. Signed out: a random value that belongs to no account,
            until you close the browser.
          </li>
          <li>
            <code>{CSRF_COOKIE}</code> keeps other sites from acting in your name. Until you close
            the browser.
          </li>
          <li>
            <code>{LANGUAGE_COOKIE}</code> remembers the language you chose. One year, and only if
            you chose one.
          </li>
          <li>
            <code>theme</code>, in local storage rather than a cookie, remembers light or dark until
            you clear it. It is never sent to us.
          </li>
          <li>
            <code>dismissed-notifications</code>, in local storage too, remembers which
            notifications you have dismissed, as numbers without names. It is never sent to us.
          </li>
          <li>
            <code>visitor-prompt</code>, in local storage too, keeps a prompt that you type before
            you sign in, so that you need not type it again. For a day at most, or until you use it;
            it is sent to us only when you generate.
          </li>
        </ul>
        <p>
          There is no analytics and no advertising, and our pages load nothing from other companies’
          servers. The exceptions are yours to make: paying takes you to the payment provider’s
          pages, and if this installation offers sign-in with an outside account, using it involves
          that provider.
        </p>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Who else sees data',
    body: (
      <>
        <ul>
          <li>
            <strong>Payments:</strong> Stripe runs the checkout and the billing portal on its own
            pages, and sees your name, email address and card under its own privacy policy. We tell
            it who you are here and which plan you want. An installation in test mode uses a
            built-in stand-in instead and asks for no card.
          </li>
          <li>
            <strong>Image engines:</strong> the built-in engine draws on our own server and sends
            nothing anywhere. If we have set up an outside model provider instead, your prompt and
            reference image are sent to it to be drawn, under its own terms. Ask us which engine is
            in use.
          </li>
          <li>
            <strong>Text models:</strong> fuller prompts are suggested by rules on our own server.
            If we have set up an outside text model for that instead, your prompt is sent to it when
            you click “Enhance”, and not before, under its own terms.
          </li>
          <li>
            <strong>Sign-in providers,</strong> if offered and if you choose one: they learn that
            you sign in here, and tell us your name and email address.
          </li>
          <li>
            <strong>Contact form:</strong> your name, email address and message reach us by mail,
            through the mail service we use. If you are signed in, so do your username, plan and
            workspace, and the numbers of your last failed requests if you leave them included.
          </li>
          <li>
            <strong>Hosting:</strong> the company that provides our servers, storage and backups, on
            our instructions.
          </li>
          <li>
            <strong>The law:</strong> authorities, when we are legally bound, and no further than
            that.
          </li>
        </ul>
        <p>We do not sell your data, and we do not train models on what you make.</p>
      </>
    ),
  },
  { id: 'retention', title: 'How long we keep it', body: <LegalRetentionTable /> },
];
