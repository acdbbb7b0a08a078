import { ROUTES } from '@loopwright/contract';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider } from '../../lib/auth.tsx';
import { Router } from '../../lib/router/location.tsx';
import { FakeApi, pending } from '../../testing/fake-api.ts';
import { GalleryPage } from './gallery-page.tsx';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** As the build writes it, then as the browser takes it over: a difference is a console error. */
function open(expectsVisitor: boolean): void {
  new FakeApi().on('GET', ROUTES.me, () => pending().response);
  history.replaceState(null, '', '/my-creations');
  const page = (
    <StrictMode>
      <Router initialPath="/my-creations">
        <AuthProvider expectsVisitor={expectsVisitor}>
          <GalleryPage />
        </AuthProvider>
      </Router>
    </StrictMode>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  act(() => {
    root = hydrateRoot(container, page);
  });
}

it('turns expected visitors away at once', () => {
  open(true);
  expect(screen.getByText('Loading creations…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
});

it('waits for the session of everybody else', () => {
  open(false);
  expect(screen.getByText('Loading creations…')).toBeInTheDocument();
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
});
