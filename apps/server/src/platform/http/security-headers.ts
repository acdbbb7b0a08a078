import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import type { App } from './app-type.ts';
import { type ThirdPartyConfig, thirdPartySources } from './third-party-sources.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * An identity provider sends the window here that another page of ours has opened for it: that
     * page must keep hold of the window, which any opener policy would take from it.
     */
    isPopupTarget?: boolean;
  }
}

const TRANSPORT_HEADERS: ReadonlySet<string> = new Set(['content-length', 'connection', 'date']);
const OPENER_POLICY = 'cross-origin-opener-policy';

export interface SecurityHeaderOptions extends ThirdPartyConfig {
  readonly isHttps: boolean;
  /** Of the inline scripts in the built pages. */
  readonly scriptHashes: readonly string[];
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Headers that tell browsers what our pages never do. */
export function registerSecurityHeaders(app: App, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.routeOptions.config.isPopupTarget === true) {
      reply.header(OPENER_POLICY, 'unsafe-none');
    }
    done();
  });
}

/** helmet would put the same headers together anew for each request: it is asked once. */
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
        // The dialogs' scroll lock and the toasts insert <style> elements whose text depends on the
        // window, so that no hash can be given. Styles run no code, and with every other source
        // closed they cannot carry anything away either.
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
    // Identity providers answer into a popup that we open.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Paths of pictures are secrets. Providers look at the origin, which strict-origin leaves them.
    referrerPolicy: { policy: outside.script.length === 0 ? 'no-referrer' : 'strict-origin' },
    // Not for subdomains: they may be other people's, and a browser would shut them out for a year.
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
