import { html, type Insertable, type Markup } from './html.ts';
import { STYLE_ELEMENT } from './style.ts';

/** The product's mark: one stroke that closes on itself. */
const LOOP = html`<svg
  width="40"
  height="40"
  viewBox="0 0 32 32"
  fill="none"
  stroke="currentColor"
  stroke-width="3"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path
    d="M10.2 18.4C18 16.2 25.8 12.4 25.4 6.9C25.1 3.2 20.8 1.8 17.4 4.6C12.6 8.6 11.6 16.6 14.2 22.2C16.6 27.4 22.4 30.4 27 27.4C30.6 25 29.6 19.6 25 19.2C19 18.8 17 25.6 11.4 28C7 29.8 2.6 27.6 2.6 23.6C2.6 19.8 6.6 19.4 10.2 18.4Z"
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
