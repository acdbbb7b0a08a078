import type { Page } from '@playwright/test';

/**
 * Fifty injection payloads, short enough for a username: tags, attributes, ends of attributes and
 * elements, URLs, templates, encodings, and input that HTML parsers handle in unusual ways.
 */
export const INJECTIONS: readonly string[] = [
  '<script>alert(1)</script>',
  '<script src=//x.example></script>',
  '</title><script>alert(2)</script>',
  '</script><script>alert(3)</script>',
  '</style><script>alert(4)</script>',
  '</textarea><script>alert(5)</script>',
  '<img src=x onerror=alert(6)>',
  '"><img src=x onerror=alert(7)>',
  "'><img src=x onerror=alert(8)>",
  '`><img src=x onerror=alert(9)>',
  '<img/src/onerror=alert(10)>',
  '<IMG SRC=x OnErRoR=alert(11)>',
  '<img src=x onerror="alert(12)"//',
  '<svg onload=alert(13)>',
  '<svg/onload=alert(14)>',
  '<svg><script>alert(15)</script>',
  '<svg><a href=javascript:alert(16)>',
  '<math href=javascript:alert(17)>',
  '<body onload=alert(18)>',
  '<iframe src=javascript:alert(19)>',
  '<iframe srcdoc="<b>20</b>">',
  '<object data=javascript:alert(21)>',
  '<embed src=javascript:alert(22)>',
  '<base href=//x.example/23>',
  '<meta http-equiv=refresh content=0>',
  '<link rel=stylesheet href=//x/25>',
  '<form action=javascript:alert(26)>',
  '<input autofocus onfocus=alert(27)>',
  '<select autofocus onfocus=alert(28)>',
  '<details open ontoggle=alert(29)>',
  '<video src=x onerror=alert(30)>',
  '<audio src=x onerror=alert(31)>',
  '<marquee onstart=alert(32)>',
  '<style>*{display:none}</style>33',
  '<a href="javascript:alert(34)">34</a>',
  '" onmouseover="alert(35)',
  "' onfocus='alert(36)' autofocus='",
  '" style="position:fixed" x="37',
  'javascript:alert(38)',
  'data:text/html,<script>39</script>',
  '{{constructor.constructor(40)()}}',
  '${alert(41)}',
  '<%= alert(42) %>',
  '&lt;img src=x onerror=alert(43)&gt;',
  '&#60;img src=x onerror=alert(44)&#62;',
  '%3Cscript%3Ealert(45)%3C/script%3E',
  '\\u003cscript\\u003ealert(46)',
  '--><script>alert(47)</script>',
  ']]><script>alert(48)</script>',
  '<template><script>49</script>',
];

/** Elements and attributes that no page of the app contains. */
const UNEXPECTED = [
  'iframe',
  'object',
  'embed',
  'base',
  'math',
  'marquee',
  'template',
  'img[src="x"]',
  'video[src="x"]',
  'audio[src="x"]',
  'svg script',
  'body script:not([src]):not([type])',
  '[src^="javascript:" i]',
  '[href^="javascript:" i]',
  '[action^="javascript:" i]',
  'body meta, body link[rel=stylesheet]',
  '[srcdoc]',
].join();
/** Elements with an inline event handler. */
const EVENT_HANDLERS = "xpath=//*[@*[starts-with(name(), 'on')]]";

/** What an injection changed in a page or caused since the watch began. */
export interface Watch {
  /** The markup of elements in the page that only an injection can have added. */
  unexpectedElements(): Promise<string[]>;
  /** Dialogs, popups and violations of the content security policy. */
  readonly violations: readonly string[];
}

const REPORT = 'content security policy violation:';

/** Call it before the first page is opened. */
export async function watchForInjections(page: Page): Promise<Watch> {
  const violations: string[] = [];
  page.on('dialog', (dialog) => {
    violations.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => violations.push(`popup: ${popup.url()}`));
  page.on('console', (message) => {
    if (message.text().startsWith(REPORT)) violations.push(message.text());
  });
  await page.addInitScript((report) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(report, violatedDirective, blockedURI);
    });
  }, REPORT);
  const foreign = page.locator(UNEXPECTED).or(page.locator(EVENT_HANDLERS));
  const unexpectedElements = async (): Promise<string[]> => {
    // `evaluateAll` itself violates the policy, so it runs only when there is an element to report.
    if ((await foreign.count()) === 0) return [];
    return await foreign.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  };
  return { unexpectedElements, violations };
}
