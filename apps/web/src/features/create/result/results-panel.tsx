import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { GenerationResult } from '../generator-state.ts';
import { EnlargedPicture } from './enlarged-picture.tsx';
import type { ResultUses } from './result-actions.tsx';
import { ResultPanel } from './result-panel.tsx';

interface ResultsPanelProps {
  readonly results: readonly GenerationResult[];
  /** How many were asked for. */
  readonly asked: number;
  readonly uses: ResultUses;
  /** The picture is there, and as high as it is. */
  readonly onGrown: () => void;
}

/** What was made: one opened, and the others beside it. */
export function ResultsPanel({ results, asked, uses, onGrown }: ResultsPanelProps) {
  const { variations } = useTexts('create');
  const [opened, setOpened] = useState(1);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const result = results[opened - 1] ?? results[0];
  if (!result) return null;
  const turn = (step: -1 | 1): void =>
    setOpened(Math.min(Math.max(opened + step, 1), results.length));
  const turnByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const numbered = results.map(({ url }, index) => ({ url, number: index + 1 }));
  return (
    <div className="flex size-full min-h-0 flex-col">
      <ResultPanel
        key={opened}
        result={result}
        uses={uses}
        onGrown={onGrown}
        onEnlarge={() => setIsEnlarged(true)}
      />
      {isEnlarged && result.url && (
        <EnlargedPicture
          url={result.url}
          alt={result.prompt}
          onTurn={turn}
          onClose={() => setIsEnlarged(false)}
        />
      )}
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
                  onKeyDown={turnByKey}
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
