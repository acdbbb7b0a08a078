import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/**
 * The content security policy sources (`'sha256-…'`) of all inline scripts of the pages, without duplicates.
 * Data blocks such as JSON-LD are not executed and need none.
 */
export function inlineScriptHashes(pages: Iterable<string>): string[] {
  const scripts = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
      if (!/\bsrc\s*=/i.test(attributes) && isExecuted(attributes)) scripts.add(code);
    }
  }
  return [...scripts].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

function isExecuted(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === 'module' || type.endsWith('javascript');
}
