import { ROUTES } from '@loopwright/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, answer, FakeApi, pending, refusal } from '../../testing/fake-api.ts';
import { pngFile } from '../../testing/png-file.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CreatePage } from './create-page.tsx';

async function begin(): Promise<ReturnType<typeof pending>> {
  const api = new FakeApi(ana);
  const call = pending();
  api.on('POST', ROUTES.generateImage, () => call.response);
  renderPage(<CreatePage />, '/create');
  fireEvent.change(await screen.findByLabelText('Prompt'), { target: { value: 'a cat' } });
  return call;
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
}

const stage = (): HTMLElement => screen.getByRole('region', { name: 'Result' });

it('goes to the stage when the button is switched off, and stays there for the result', async () => {
  const call = await begin();
  press('Generate Image');
  await waitFor(() => expect(stage()).toHaveFocus());
  call.give(answer({ image: { mimeType: 'image/png', base64Data: 'aGVsbG8=' } }));
  await screen.findByAltText('a cat');
  expect(stage()).toHaveFocus();
});

it.each([
  ['an error', () => refusal('promptAgainstRules', 'Not that.')],
  ['a cancellation', () => refusal('cancelled')],
])('returns to the button after %s', async (_, ending) => {
  const call = await begin();
  press('Generate Image');
  press('Cancel');
  call.give(ending());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Image' })).toHaveFocus());
});

it('does not move the focus of a user who goes on typing', async () => {
  const call = await begin();
  const prompt = screen.getByLabelText('Prompt');
  act(() => prompt.focus());
  fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true });
  await screen.findByRole('button', { name: 'Cancel' });
  expect(prompt).toHaveFocus();
  call.give(refusal('promptAgainstRules', 'Not that.'));
  await screen.findByRole('alert');
  expect(prompt).toHaveFocus();
});

it('follows what takes the place of the pressed button of the reference', async () => {
  await begin();
  fireEvent.change(screen.getByLabelText(/Reference image/), {
    target: { files: [pngFile('cat.png')] },
  });
  const remove = await screen.findByRole('button', { name: 'Remove the reference image' });
  await waitFor(() => expect(remove).toHaveFocus());
  press('Remove the reference image');
  expect(screen.getByRole('button', { name: /^Drop, paste or choose/ })).toHaveFocus();
});

it('takes an idea and leads to the button that draws it', async () => {
  await begin();
  press('a fox waving in a snowy forest, watercolor');
  expect(screen.getByLabelText('Prompt')).toHaveValue('a fox waving in a snowy forest, watercolor');
  expect(screen.getByRole('button', { name: 'Generate Image' })).toHaveFocus();
});
