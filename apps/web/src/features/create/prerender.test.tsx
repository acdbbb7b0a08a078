import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hydratePage } from '../../testing/hydrate-page.tsx';
import { CreatePage } from './create-page.tsx';

const open = (expectsVisitor: boolean): Promise<void> =>
  hydratePage(<CreatePage />, '/create', expectsVisitor);

it('shows the whole form to expected visitors at once', async () => {
  await open(true);
  expect(screen.getByText('Loading session …')).toBeInTheDocument();
  expect(screen.getByText(/to create images or GIFs\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Prompt')).toBeInTheDocument();
});

it('waits for the session of all other users', async () => {
  await open(false);
  expect(screen.getByText('Loading session …')).toBeInTheDocument();
  expect(screen.queryByLabelText('Prompt')).not.toBeInTheDocument();
});
