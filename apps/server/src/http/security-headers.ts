import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import type { App } from './app-type.ts';

const TRANSPORT_HEADERS: ReadonlySet<string> = new Set(['content-length', 'connection', 'date']);

/**
 * Headers that tell browsers what our pages never do.
 * @param scriptHashes of the inline scripts in the built pages
 */
export async function registerSecurityHeaders(
  app: App,
  isHttps: boolean,
  scriptHashes: readonly string[],
): Promise<void> {
  const headers = await securityHeaders(isHttps, scriptHashes);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** helmet would put the same headers together anew for each request: it is asked once. */
async function securityHeaders(
  isHttps: boolean,
  scriptHashes: readonly string[],
): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        scriptSrcAttr: ["'none'"],
        // The dialogs' scroll lock and the toasts insert <style> elements whose text depends on the
        // window, so that no hash can be given. Styles run no code, and with every other source
        // closed they cannot carry anything away either.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Identity providers answer into a popup that we open.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  probe.get('/', (request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const names = Object.keys(headers).filter((name) => !TRANSPORT_HEADERS.has(name));
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}
