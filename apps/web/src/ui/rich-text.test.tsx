import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

it('puts the parts where the sentence wants them', () => {
  const { container } = render(
    <RichText
      text="Read the {terms} and the {privacy}."
      parts={{ privacy: <a href="/privacy">policy</a>, terms: <a href="/terms">terms</a> }}
    />,
  );
  expect(container.innerHTML).toBe(
    'Read the <a href="/terms">terms</a> and the <a href="/privacy">policy</a>.',
  );
});

it('leaves an unknown name as it is', () => {
  const { container } = render(<RichText text="{unknown} is here" parts={{}} />);
  expect(container.textContent).toBe('{unknown} is here');
});
