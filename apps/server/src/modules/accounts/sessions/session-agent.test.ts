import { describe, expect, it } from 'vitest';
import { sessionAgent } from './session-agent.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64';

describe('the name of a browser and its system', () => {
  it.each([
    [`${WINDOWS}) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
    [`${WINDOWS}) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
    [`${WINDOWS}) ${CHROME} Safari/537.36 OPR/124.0.0.0`, 'Opera on Windows'],
    [`${WINDOWS}; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox on Windows'],
    [`${MAC} ${WEBKIT} Version/26.0 Safari/605.1.15`, 'Safari on macOS'],
    [`${MAC} ${CHROME} Safari/537.36`, 'Chrome on macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome on Linux'],
    [`${ANDROID} ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
    [`${ANDROID} ${CHROME} Mobile Safari/537.36 EdgA/142.0.0.0`, 'Edge on Android'],
    [
      `Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
    [`${IPHONE} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
    [`${IPHONE} ${WEBKIT} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
    [`${IPHONE} ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iOS'],
    [`${IPHONE} ${WEBKIT} Version/18.0 EdgiOS/142.0 Mobile/15E148 Safari/604.1`, 'Edge on iOS'],
    [`${IPAD} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPadOS'],
  ])('%s', (userAgent, words) => expect(sessionAgent(userAgent)).toBe(words));

  it.each([
    [undefined, ''],
    ['', ''],
    ['curl/8.14.1', ''],
    ['<script>alert(1)</script> on Mars', ''],
    ['Unknown (Windows NT 10.0)', 'Windows'],
    [`Firefox/1 ${'x'.repeat(512)}`, ''],
  ])('names only what is known of %.40s', (userAgent, words) =>
    expect(sessionAgent(userAgent)).toBe(words),
  );
});
