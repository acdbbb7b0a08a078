import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthProvider } from '../lib/auth.tsx';
import { Router, useLocation } from '../lib/router/location.tsx';

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

/** A page with what stands around it in the app; the address is readable as "address". */
export function renderPage(page: ReactNode, path = '/'): RenderResult {
  history.replaceState(null, '', path);
  return render(
    <Router>
      <AuthProvider>
        {page}
        <Address />
      </AuthProvider>
    </Router>,
  );
}
