import type { App } from './app-type.ts';

/**
 * Reads JSON bodies, and takes an empty one for no body at all: clients send
 * `Content-Type: application/json` with calls such as logout that carry nothing.
 */
export function registerJsonBody(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
