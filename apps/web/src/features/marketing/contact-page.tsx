import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ContactForm } from './contact-form.tsx';

/** What needs no letter. */
function Elsewhere() {
  const { elsewhere } = useTexts('contact');
  const { navigation } = useTexts('shell');
  return (
    <section aria-labelledby="elsewhere" className="border-t-2 border-ink pt-5">
      <h2 id="elsewhere" className="text-xl">
        {elsewhere.title}
      </h2>
      <ul className="mt-4 grid max-w-[32em] gap-3 text-ink-soft">
        <li>
          <RichText
            text={elsewhere.plans}
            parts={{ pricing: <TextLink to="/pricing">{navigation.pricing}</TextLink> }}
          />
        </li>
        <li>
          <RichText
            text={elsewhere.questions}
            parts={{
              questions: <TextLink to="/ai-gif-generator">{elsewhere.questionsLink}</TextLink>,
            }}
          />
        </li>
        <li>
          <RichText
            text={elsewhere.data}
            parts={{ privacy: <TextLink to="/privacy">{navigation.privacy}</TextLink> }}
          />
        </li>
      </ul>
    </section>
  );
}

/** Where to reach the people who run this installation. */
export function ContactPage() {
  const { user } = useAuth();
  const contact = useTexts('contact');
  return (
    <div className="page grid content-start items-start gap-x-20 gap-y-12 py-12 sm:py-20 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr]">
      <PageHead title={contact.pageTitle} description={contact.pageDescription} path="/contact" />
      <div>
        <h1 className="text-4xl font-bold tracking-[-0.035em]">{contact.title}</h1>
        <p className="mt-6 max-w-[30.5em] text-lg text-ink-soft">{contact.lead}</p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ContactForm sender={user} />
      </div>
      <Elsewhere />
    </div>
  );
}
