import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';

/**
 * Refuses requests with several Host headers, as RFC 9112 (3.2) requires: a proxy and this server could
 * use different ones. Node itself refuses requests without a Host header.
 */
export function registerHostGuard(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length <= 1) return done();
    done(new AppError('invalid'));
  });
}
