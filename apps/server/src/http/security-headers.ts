import helmet from '@fastify/helmet';
import type { App } from './app-type.ts';

/**
 * Headers that tell browsers what our pages never do.
 * @param scriptHashes of the inline scripts in the built pages
 */
export async function registerSecurityHeaders(
  app: App,
  isHttps: boolean,
  scriptHashes: readonly string[],
): Promise<void> {
  await app.register(helmet, {
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
}
