import type { Page } from '@playwright/test';

/**
 * Fifty ways to make a page run what somebody typed, short enough for a username: tags, attributes,
 * ends of attributes and elements, addresses, templates, encodings, and what only a parser finds odd.
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

/** What none of our pages has, whatever it shows. */
const FOREIGN = [
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
/** Elements with an attribute that is a script. */
const LISTENING = "xpath=//*[@*[starts-with(name(), 'on')]]";

/** Whatever has been run, opened or blocked since the page was handed over. */
export interface Watch {
  /** What stands in the page now that nobody meant to be there. */
  foreignElements(): Promise<string[]>;
  readonly alarms: readonly string[];
}

const REPORT = 'a policy was violated:';

/** Call it before the first page is opened. */
export async function watchForInjections(page: Page): Promise<Watch> {
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => alarms.push(`popup: ${popup.url()}`));
  page.on('console', (message) => {
    if (message.text().startsWith(REPORT)) alarms.push(message.text());
  });
  await page.addInitScript((report) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(report, violatedDirective, blockedURI);
    });
  }, REPORT);
  const foreign = page.locator(FOREIGN).or(page.locator(LISTENING));
  const foreignElements = async (): Promise<string[]> => {
    // Nothing is evaluated in the page unless there is something: the policy would report that too.
    if ((await foreign.count()) === 0) return [];
    return await foreign.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  };
  return { foreignElements, alarms };
}
