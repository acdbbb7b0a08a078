import { useLanguage, useTexts } from '../../language/texts.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LegalContents } from './legal-contents.tsx';
import type { LegalSection } from './legal-section.ts';

interface LegalPageProps {
  readonly title: string;
  /** ISO 8601 date. */
  readonly updated: string;
  /** The whole in a few plain sentences. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Without `Intl`: its first use takes a browser as long as hydrating the rest of the page. */
function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}

function Summary({ points }: { readonly points: readonly string[] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 className="flex items-center gap-3 text-xl">
        <LoopMark className="size-7 shrink-0" />
        In short
      </h2>
      <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Section({ id, title, number, body }: LegalSection & { readonly number: number }) {
  return (
    <section className="[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[0.9em] [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5">
      {/* Receives the focus from the contents; stays clear of the navigation bar. */}
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 rounded-sm text-xl">
        <span className="tabular-nums">{number}.</span> {title}
      </h2>
      {body}
    </section>
  );
}

/** A page to read from top to bottom, or to look something up in. English in every language. */
export function LegalPage({ title, updated, summary, sections }: LegalPageProps) {
  const language = useLanguage();
  const { englishOnly } = useTexts('shell');
  return (
    <article lang="en" className="page py-12 sm:py-16">
      {englishOnly && (
        <p lang={language} className="mb-2 text-sm text-ink-soft">
          {englishOnly}
        </p>
      )}
      <TextLink to="/" className="inline-flex min-h-11 items-center">
        Home
      </TextLink>
      <h1 className="mt-4 text-3xl">{title}</h1>
      <p className="mt-3 text-ink-soft">
        Last updated <time dateTime={updated}>{longDate(updated)}</time>
      </p>
      <div className="mt-8 grid gap-8 lg:mt-10 lg:grid-cols-[15rem_minmax(0,38rem)] lg:gap-16">
        <nav
          aria-label="On this page"
          className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
        >
          <LegalContents sections={sections} />
        </nav>
        <div className="grid max-w-[38rem] gap-10 text-lg sm:gap-12">
          <Summary points={summary} />
          <details className="rounded-lg border border-line px-5 lg:hidden">
            <summary className="py-3 font-medium">On this page</summary>
            <nav aria-label="On this page" className="-ml-2 pb-3">
              <LegalContents sections={sections} />
            </nav>
          </details>
          {sections.map((section, index) => (
            <Section key={section.id} {...section} number={index + 1} />
          ))}
          <p>
            <TextLink to="/" className="inline-flex min-h-11 items-center">
              Home
            </TextLink>
          </p>
        </div>
      </div>
    </article>
  );
}
