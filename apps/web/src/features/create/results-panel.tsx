import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import type { GenerationResult } from './generator-state.ts';
import { ResultPanel } from './result-panel.tsx';

interface ResultsPanelProps {
  readonly results: readonly GenerationResult[];
  /** How many were asked for. */
  readonly asked: number;
  /** The picture is there, and as high as it is. */
  readonly onGrown: () => void;
}

/** What was made: one opened, and the others beside it. */
export function ResultsPanel({ results, asked, onGrown }: ResultsPanelProps) {
  const { variations } = useTexts('create');
  const [opened, setOpened] = useState(1);
  const result = results[opened - 1] ?? results[0];
  if (!result) return null;
  const numbered = results.map(({ url }, index) => ({ url, number: index + 1 }));
  return (
    <div className="flex size-full min-h-0 flex-col">
      <ResultPanel key={opened} result={result} onGrown={onGrown} />
      {asked > 1 && (
        <div className="grid justify-items-center gap-2 px-3 pb-4">
          <p className="text-sm text-ink-soft">{variations.arrived(results.length, asked)}</p>
          <ul aria-label={variations.title} className="flex flex-wrap justify-center gap-2">
            {numbered.map(({ url, number }) => (
              <li key={number}>
                <button
                  type="button"
                  aria-label={variations.open(number)}
                  aria-pressed={number === opened}
                  onClick={() => setOpened(number)}
                  className={classNames(
                    'block size-16 overflow-hidden rounded-md border-2 bg-raised transition-colors sm:size-18',
                    number === opened
                      ? 'border-accent-text'
                      : 'border-line hover:border-line-strong',
                  )}
                >
                  {url && <img src={url} alt="" className="size-full object-cover" />}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
