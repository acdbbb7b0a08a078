import { ROUTES } from '@loopwright/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { answer, FakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SignupPage } from '../signup-page.tsx';

it('asks for passwords as long as this installation wants them', async () => {
  const api = new FakeApi();
  api.on('GET', ROUTES.configuration, () =>
    answer({ ...configuration, limits: { ...configuration.limits, passwordMinimum: 15 } }),
  );
  renderPage(<SignupPage />, '/signup');
  expect(screen.getByText('At least 8 characters.')).toBeInTheDocument();
  fireEvent.focus(screen.getByLabelText('Password'));
  expect(await screen.findByText('At least 15 characters.')).toBeInTheDocument();
  const values = { Username: 'ana', Password: 'fourteen chars', 'Full Name': 'Ana' };
  for (const [label, value] of Object.entries({ ...values, 'Email Address': 'a@b.example' })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Password must be at least 15 characters',
  );
  expect(api.callsTo(ROUTES.register)).toHaveLength(0);
});
