import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/**
 * The content security policy sources (`'sha256-…'`) of all inline scripts of a page. Data blocks such
 * as JSON-LD are not executed and need none.
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && isExecuted(attributes))
    .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
    .map((digest) => `'sha256-${digest}'`);
}

function isExecuted(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === 'module' || type.endsWith('javascript');
}
