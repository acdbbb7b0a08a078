import { SERVER_MESSAGES } from '@loopwright/contract';
import { AppError } from '../errors.ts';
import type { App } from './app-type.ts';

/**
 * Refuses requests with more than one Host header, as RFC 9112 (3.2) asks: a proxy and this server
 * could each believe another one. Node itself refuses those without any.
 */
export function registerHostGuard(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length <= 1) return done();
    done(new AppError('invalid', { publicMessage: SERVER_MESSAGES.invalid }));
  });
}
