import { ROUTES } from '@loopwright/contract';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider } from '../../lib/auth.tsx';
import { Router } from '../../lib/router/location.tsx';
import { FakeApi, pending } from '../../testing/fake-api.ts';
import { CreatePage } from './create-page.tsx';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** As the build writes it, then as the browser takes it over: a difference is a console error. */
function open(expectsVisitor: boolean): void {
  new FakeApi().on('GET', ROUTES.me, () => pending().response);
  history.replaceState(null, '', '/create');
  const page = (
    <StrictMode>
      <Router initialPath="/create">
        <AuthProvider expectsVisitor={expectsVisitor}>
          <CreatePage />
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

it('shows the whole form to expected visitors at once', () => {
  open(true);
  expect(screen.getByText('Loading session …')).toBeInTheDocument();
  expect(screen.getByText(/to create images or GIFs\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Prompt')).toBeInTheDocument();
});

it('waits for the session of everybody else', () => {
  open(false);
  expect(screen.getByText('Loading session …')).toBeInTheDocument();
  expect(screen.queryByLabelText('Prompt')).not.toBeInTheDocument();
});
