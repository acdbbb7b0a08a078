import { type Creation, ROUTES } from '@loopwright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, answer, FakeApi } from '../../testing/fake-api.ts';
import { creation } from '../../testing/generation.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CreatePage } from './create-page.tsx';

const field = (): HTMLTextAreaElement => screen.getByLabelText('Prompt');
const type = (text: string): void => {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
};

const creationOf = (prompt: string, index: number): Creation => ({
  ...creation,
  id: `creation-${index}`,
  prompt,
});

async function open(): Promise<void> {
  const api = new FakeApi(ana);
  const prompts = ['a fox in the snow', 'a fox on a bike', 'a fox in the snow'];
  const items = prompts.map(creationOf);
  api.on('GET', `${ROUTES.creations}?limit=50&query=a+fox`, () =>
    answer({ items, nextCursor: null }),
  );
  renderPage(<CreatePage />, '/create');
  await screen.findByLabelText('Prompt');
  type('a fox');
  await screen.findByRole('listbox', { name: 'Your earlier prompts' });
}

it('offers earlier prompts with the same words, each once, and takes one by keys', async () => {
  await open();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'a fox in the snow',
    'a fox on a bike',
  ]);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('a fox on a bike');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field()).toHaveValue('a fox on a bike');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('takes one by a press, and leaves the text alone on Escape', async () => {
  await open();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('a fox');
  type('a fox ');
  fireEvent.pointerDown(await screen.findByText('a fox in the snow'));
  await waitFor(() => expect(field()).toHaveValue('a fox in the snow'));
});
