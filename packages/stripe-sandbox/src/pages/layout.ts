import { html, type Insertable, type Markup } from './html.ts';
import { STYLE_ELEMENT } from './style.ts';

/** The product's mark: one stroke that closes on itself. */
const LOOP = html`<svg
  width="44"
  height="34"
  viewBox="-2 2 36 28"
  fill="none"
  stroke="currentColor"
  stroke-width="3.2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path
    d="M16 16c2.6-4.4 5-7 8.2-7a7 7 0 0 1 0 14c-3.2 0-5.6-2.6-8.2-7s-5-7-8.2-7a7 7 0 0 0 0 14c3.2 0 5.6-2.6 8.2-7Z"
  />
</svg>`;

/** A whole page, with the sandbox's notice on top. */
export function page(title: string, content: Insertable): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <aside class="notice" aria-label="Sandbox">
          <div>
            ${LOOP}
            <p>
              <strong>Test mode. No card will be charged.</strong
              ><span>These pages stand in for Stripe, so that you can try every plan.</span>
            </p>
          </div>
        </aside>
        <main id="content">${content}</main>
      </body>
    </html> `.text;
}

const DATE = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param seconds since 1970 */
export function date(seconds: number): Markup {
  const moment = new Date(seconds * 1000);
  return html`<time datetime="${moment.toISOString()}">${DATE.format(moment)}</time>`;
}
