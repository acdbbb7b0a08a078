import { ROUTES } from '@loopwright/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { configuration } from '../../../testing/configuration.ts';
import { answer, FakeApi } from '../../../testing/fake-api.ts';
import { guessesFor } from './guesses.ts';
import { NewPasswordField } from './new-password-field.tsx';

const field = (): HTMLElement => screen.getByLabelText('Password');
const type = (value: string): void => {
  fireEvent.change(field(), { target: { value } });
};

it('counts guesses as those who know people do', () => {
  expect(guessesFor('password1')).toBeLessThan(1000);
  expect(guessesFor('qwertzuiop')).toBeLessThan(1e5);
  expect(guessesFor('velvet hedgehog sonata')).toBeGreaterThan(1e12);
  expect(guessesFor('x'.repeat(10_000))).toBeLessThan(1e5);
});

it('shows no strength before the first character, then a word for it', async () => {
  const api = new FakeApi();
  api.on('GET', ROUTES.configuration, () =>
    answer({ ...configuration, limits: { ...configuration.limits, passwordMinimum: 8 } }),
  );
  render(<NewPasswordField />);
  type('sunshine12');
  expect(screen.queryByText(/Weak|Fair|Strong/)).toBeNull();
  expect(api.calls).toHaveLength(0);
  fireEvent.focus(field());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Weak/));
  type('velvet hedgehog sonata by the sea');
  expect(await screen.findByText('Strong')).toBeInTheDocument();
  type('');
  expect(screen.queryByText(/Weak|Fair|Strong/)).toBeNull();
}, 30_000);

it('lets people paste, tells managers the rules, and never cuts anything off', () => {
  expect(new FakeApi().calls).toHaveLength(0);
  render(<NewPasswordField />);
  expect(field()).toHaveAttribute('autocomplete', 'new-password');
  expect(field()).toHaveAttribute('passwordrules', 'minlength: 8; maxlength: 128;');
  expect(field()).not.toHaveAttribute('maxlength');
  expect(fireEvent.paste(field())).toBe(true);
});
