import type { MouseEvent } from 'react';
import type { LegalSection } from './legal-section.ts';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Goes there by ourselves: the browser's own way tells the router that the page has changed, which
 * would take the focus away from the section again.
 */
function goToSection(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section || !isPlainClick(event)) return;
  event.preventDefault();
  window.history.pushState(null, '', `#${id}`);
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

interface LegalContentsProps {
  readonly sections: readonly LegalSection[];
}

/** What is on the page, and the way to each part of it. */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => goToSection(event, id)}
            className="flex min-h-11 items-center gap-2.5 rounded-sm py-1 text-sm leading-snug text-ink-soft transition-colors hover:text-ink lg:min-h-8"
          >
            <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
