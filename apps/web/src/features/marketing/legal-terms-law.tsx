import { TextLink } from '../../ui/text-link.tsx';
import type { LegalSection } from './legal-section.ts';

/** The most that is owed when less was paid, in US dollars. */
const LIABILITY_FLOOR_USD = 50;

/** What happens when something goes wrong. */
export const TERMS_OF_LAW: readonly LegalSection[] = [
  {
    id: 'suspension',
    title: 'Suspension and ending',
    body: (
      <p>
        We may remove content, limit or suspend an account that breaks these terms or puts others at
        risk, and close it if the breach is serious or goes on. We say why and, unless the law or
        someone’s safety forbids it, warn you first; <TextLink to="/contact">write to us</TextLink>{' '}
        if you think we are wrong. If we close the service or your account without such a reason, we
        tell you at least 30 days before, so that you can save your creations, and give back what
        you have paid for the time after.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability',
    body: (
      <p>
        We try to keep Loopwright up and quick, but promise no certain availability, speed or place
        in the queue. There can be maintenance, faults and changes to features. Keep copies of what
        matters to you.
      </p>
    ),
  },
  {
    id: 'disclaimers',
    title: 'Disclaimers',
    body: (
      <p>
        As far as the law allows, the service is provided “as is” and “as available”, without
        warranties of any kind, express or implied, including merchantability, fitness for a
        particular purpose, title and non-infringement. We do not warrant that results are accurate,
        unique, or free of the rights of others.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    body: (
      <p>
        As far as the law allows, neither side is liable to the other for indirect, incidental,
        special, consequential or punitive damages, or for lost profits, data or goodwill. All that
        we owe you in connection with the service is limited to what you paid us in the twelve
        months before the claim arose, or ${LIABILITY_FLOOR_USD}, whichever is more. Nothing here
        limits liability that the law does not let us limit, such as for intent, gross negligence,
        or injury to life and health, or the rights that you have as a consumer.
      </p>
    ),
  },
  {
    id: 'indemnity',
    title: 'Claims by others',
    body: (
      <p>
        If a third party claims against us because of what you uploaded, or because of how you used
        the service or your exports in breach of these terms or the law, you cover the reasonable
        costs and damages that result, so far as you are responsible for the breach. We tell you of
        the claim without delay, let you defend it, and settle nothing at your cost without asking
        you.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        The laws of the State of Delaware, USA, govern these terms, without its rules on conflicts
        of laws and without the UN Convention on the sale of goods. The state and federal courts in
        Delaware are responsible for disputes. If you are a consumer, the mandatory law of the place
        where you live still protects you, and you may go to the courts there. Please{' '}
        <TextLink to="/contact">talk to us</TextLink> first: we would rather explain than enforce.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms for the future. The date on top says when we last did. Changes
        that matter are announced on the site at least 30 days before they apply, unless the law
        needs them sooner. If you go on using the service after that you accept them; if you do not
        want to, cancel and delete your account.
      </p>
    ),
  },
  {
    id: 'general',
    title: 'The rest',
    body: (
      <p>
        If a part of these terms does not hold, the others stay in force. That we do not enforce
        something once does not mean that we waive it. You may not transfer the agreement without
        our consent; we may transfer it to a company that takes over the service, and you may then
        leave at once. These terms and what they refer to are the whole agreement. The English text
        counts.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <TextLink to="/contact">write to us</TextLink>. That is also
        where to ask who we are and how to reach us by post.
      </p>
    ),
  },
];
