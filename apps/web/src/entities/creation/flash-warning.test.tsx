import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FlashWarning } from './flash-warning.tsx';

describe('the warning of flashes', () => {
  it('says how often a loop flashes', () => {
    render(<FlashWarning flashes={5} />);
    expect(screen.getByRole('note')).toHaveTextContent('Flashes up to 5 times a second.');
  });

  it.each([3, 0, null])('is not shown for %s', (flashes) => {
    render(<FlashWarning flashes={flashes} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
