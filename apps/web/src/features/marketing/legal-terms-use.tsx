import { LIMITS } from '@loopwright/contract';
import { TextLink } from '../../ui/text-link.tsx';
import type { LegalSection } from './legal-section.ts';

/** Who may use it, and for what. */
export const TERMS_OF_USE: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <>
        <p>
          These terms are an agreement between you and the operator of this installation of
          Loopwright (“we”). Loopwright is software that anyone may run; its authors are not part of
          the agreement. By making an account or using the service you accept the terms. If you do
          not, please do not use it. If you act for an organization, you accept for it and say that
          you may.
        </p>
        <p>
          How we treat your data is in the <TextLink to="/privacy">Privacy Policy</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    body: (
      <p>
        Loopwright is not directed at children under 13, and children under 13 may not have an
        account. If you are older but not yet of age where you live, you need the consent of a
        parent or guardian, who accepts these terms with you.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give true details and keep them up to date. One account is for one person. Keep your
        password to yourself: at least {LIMITS.passwordMinimum} characters, used nowhere else. What
        happens under your account is your responsibility, unless it is our fault;{' '}
        <TextLink to="/contact">tell us</TextLink> at once if someone else got in. You can delete
        your account at any time on <TextLink to="/profile">your profile</TextLink>.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'What is not allowed',
    body: (
      <>
        <p>You may not use Loopwright to</p>
        <ul>
          <li>break the law, or help others to;</li>
          <li>sexualize or exploit children, in any form;</li>
          <li>
            harass, threaten, defame, or show real people in sexual or degrading ways without their
            consent;
          </li>
          <li>incite hatred or violence;</li>
          <li>
            deceive: pass images off as photographs of real events, impersonate people, or remove
            the marking to hide that an image is AI-made;
          </li>
          <li>
            infringe copyrights, trademarks, privacy or other rights. Upload only reference images
            that you may use this way;
          </li>
          <li>
            attack or overload the service, get around its limits or payments, make accounts in bulk
            for their free tokens, or resell access to it.
          </li>
        </ul>
        <p>
          To keep it fair, at most {LIMITS.waitingPerUser} generations of one person may wait at the
          same time. If you see something that breaks these rules, or your rights,{' '}
          <TextLink to="/contact">report it</TextLink> with the link to it.
        </p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'What AI makes',
    body: (
      <>
        <p>
          Images and loops are made by software from your prompts and images. They may be wrong, odd
          or not what you meant, and others may get something similar, even from the same prompt.
          Check the result before you use it, and don’t rely on it as fact.
        </p>
        <p>
          Every file carries AI-content metadata that platforms can read. Please leave it in. Where
          the law asks for a visible notice as well, for instance because an image looks like a real
          person or event, giving it is up to you.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights, and our license',
    body: (
      <>
        <p>
          What you make is yours. As between you and us, you own your prompts, your reference images
          and your exports, and have full commercial rights to your exports, on every plan and even
          after you cancel. Whether copyright protects an image made by AI depends on the law where
          you live; we can’t promise it.
        </p>
        <p>
          You let us store, process, copy and transmit what you upload and make, without charge, for
          one purpose only: to run the service for you and show it to those you give a link. This
          license ends when you delete it, apart from backups until they are replaced. We do not put
          your creations on show or train models on them.
        </p>
        <p>
          The service, its name and its design stay with their owners. The software itself comes
          with a license of its own.
        </p>
      </>
    ),
  },
];
