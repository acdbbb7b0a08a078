import type { User } from '@loopwright/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EXAMPLE_LOOPS } from './example-loops.ts';
import { HeroPrompt } from './hero-prompt.tsx';

async function open(user: User | null): Promise<void> {
  expect(new FakeApi(user).calls).toHaveLength(0);
  await act(async () => {
    renderPage(<HeroPrompt />, '/ai-gif-generator');
  });
}

const expectAt = (path: string): void =>
  expect(screen.getByTestId('address').textContent).toBe(path);
const field = (): HTMLElement => screen.getByLabelText('Describe an image or a loop');
const write = (prompt: string): void =>
  void fireEvent.change(field(), { target: { value: prompt } });
const send = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Create' }));

it.each([
  ['a visitor to the sign-up form', null, '/signup'],
  ['a signed-in user to the create page', ana, '/create'],
] as const)('leads %s and keeps the prompt', async (_, user, path) => {
  await open(user);
  write('a cat');
  send();
  expectAt(path);
  cleanup();
  await open(user);
  expect(field()).toHaveValue('a cat');
});

it('sends with Enter, but not when Enter ends a word or begins a line', async () => {
  await open(null);
  write('a cat');
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expectAt('/ai-gif-generator');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByTestId('address').textContent).toBe('/signup');
});

it.each([
  ['  ', 'Enter a prompt'],
  ['🦊'.repeat(2001), 'Prompts can have at most 2,000 characters.'],
])('says what is wrong with a prompt and stays', async (prompt, problem) => {
  await open(null);
  write(prompt);
  send();
  expectAt('/ai-gif-generator');
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(problem);
  write('a cat');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes an example with one press', async () => {
  await open(null);
  fireEvent.click(screen.getByRole('button', { name: 'Waving fox' }));
  expect(field()).toHaveValue(EXAMPLE_LOOPS.find(({ name }) => name === 'fox')?.prompt);
  expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus();
});
