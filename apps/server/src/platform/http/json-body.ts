import type { App } from './app-type.ts';

/**
 * Parses JSON bodies. An empty body counts as absent, because clients send
 * `Content-Type: application/json` also with requests without a body, such as logout.
 */
export function registerJsonBody(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
