import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import type { App } from './app-type.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';
import { type ThirdPartyConfig, thirdPartySources } from './third-party-sources.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * An identity provider redirects its popup to this page. The page that opened the popup must keep
     * its reference to it, which every opener policy would remove.
     */
    isPopupTarget?: boolean;
  }
}

const TRANSPORT_HEADERS: ReadonlySet<string> = new Set(['content-length', 'connection', 'date']);
const OPENER_POLICY = 'cross-origin-opener-policy';

export interface SecurityHeaderOptions extends ThirdPartyConfig {
  readonly isHttps: boolean;
  /** Hashes of the inline scripts in the built pages. */
  readonly scriptHashes: readonly string[];
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Sets the security headers on all responses. */
export function registerSecurityHeaders(app: App, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.routeOptions.config.isPopupTarget === true) {
      reply.header(OPENER_POLICY, 'unsafe-none');
    }
    done();
  });
}

/** Computes the headers once, because helmet would compute the same ones for each request. */
export async function securityHeaders(options: SecurityHeaderOptions): Promise<SecurityHeaders> {
  const { isHttps } = options;
  const outside = thirdPartySources(options);
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.scriptHashes, ...outside.script],
        scriptSrcAttr: ["'none'"],
        // The scroll lock of dialogs and the toasts insert <style> elements whose text depends on the
        // window, so no hash can be given. Styles execute no code, and with all other sources blocked
        // they cannot send data either.
        styleSrc: ["'self'", "'unsafe-inline'", ...outside.style],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...outside.connect],
        frameSrc: outside.frame.length === 0 ? ["'none'"] : [...outside.frame],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Identity providers respond in a popup.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Paths of images are secret. Identity providers check the origin, which strict-origin sends.
    referrerPolicy: { policy: outside.script.length === 0 ? 'no-referrer' : 'strict-origin' },
    // Not for subdomains: they may belong to other sites, which browsers would block for a year.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  probe.get('/', (request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const names = Object.keys(headers).filter((name) => !TRANSPORT_HEADERS.has(name));
  return {
    ...Object.fromEntries(names.map((name) => [name, String(headers[name])])),
    'permissions-policy': PERMISSIONS_POLICY,
  };
}
