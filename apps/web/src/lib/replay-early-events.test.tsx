import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { replayEarlyEvents } from './replay-early-events.ts';

/** The script in the page's head that keeps what people do: run here as it stands. */
function startKeeping(): void {
  const page = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8');
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(script).toContain('earlyEvents');
  // As a browser runs it: its names are the window's.
  window.eval(script);
}

function Form({ onSend }: { readonly onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

it('does again what was done before the app was there, in order', () => {
  startKeeping();
  const sent = vi.fn<(text: string) => void>();
  render(<Form onSend={sent} />);
  const input = screen.getByLabelText('Text') as HTMLInputElement;
  const kept = window.earlyEvents ?? [];
  kept.push(
    { type: 'click', element: screen.getByRole('button', { name: 'pressed 0' }), value: '' },
    { type: 'input', element: input, value: 'a' },
    { type: 'input', element: input, value: 'a fox' },
    { type: 'submit', element: input.form as HTMLFormElement, value: undefined },
  );
  act(replayEarlyEvents);
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeInTheDocument();
  expect(input).toHaveValue('a fox');
  expect(sent).toHaveBeenCalledExactlyOnceWith('a fox');
});

it('keeps presses, typing and sending, and holds a form back', () => {
  startKeeping();
  document.body.innerHTML =
    '<form><input value="x"><button type="button">b</button><a href="#">l</a></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const send = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('button')?.click();
  document.querySelector('a')?.click();
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  form.dispatchEvent(send);
  expect(window.earlyEvents?.map(({ type }) => type)).toEqual(['click', 'input', 'submit']);
  expect(send.defaultPrevented).toBe(true);
  replayEarlyEvents();
  expect(window.earlyEvents).toBeUndefined();
});
