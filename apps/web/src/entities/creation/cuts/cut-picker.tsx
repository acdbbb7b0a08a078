import type { Creation, LoopPointChoice, Generation } from '@loopwright/contract';
import { useState } from 'react';
import type { Catalogue } from '../../../language/catalogue.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { CutButton } from './cut-button.tsx';
import { useRecut } from './use-recut.ts';

/** From here on a jump begins to show: see `seam` in the contract. */
const JUMP = 1.25;

export interface CutPickerProps {
  readonly creation: Creation;
  /** Another cut is there, now or since long ago. */
  readonly onMade: (creation: Creation) => void;
}

type Texts = Catalogue['creation'];

function progressText(generation: Generation | null, cuts: Texts, percent: Intl.NumberFormat) {
  if (generation?.status === 'queued') return cuts.queued(generation.queuePosition ?? 0);
  const fraction = generation?.fraction ?? 0;
  return fraction === 0 ? cuts.cutting : `${cuts.cutting} · ${percent.format(fraction)}`;
}

/** How this loop closes, and the other loops that can be cut from its clip. */
export function CutPicker({ creation, onMade }: CutPickerProps) {
  const cuts = useTexts('creation');
  const language = useLanguage();
  const [isReady, setIsReady] = useState(false);
  const take = (made: Creation): void => {
    setIsReady(true);
    onMade(made);
  };
  const { running, problem, start, cancel } = useRecut(creation, take, cuts.failed);
  const { clip, seam } = creation;
  if (!clip) return null;

  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const clipMs = Math.max(
    ...clip.cuts.map(({ startSeconds, durationMs }) => startSeconds * 1000 + durationMs),
  );
  const choices: readonly LoopPointChoice[] = [...clip.cuts.keys(), 'boomerang'];
  return (
    <section aria-label={cuts.title} className="@container grid w-full max-w-3xl gap-2 text-left">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-sm font-medium">{cuts.title}</p>
        {seam !== null && (
          <p className="text-xs text-ink-soft tabular-nums">
            {(seam > JUMP ? cuts.jump : cuts.seam)(ratio.format(seam))}
          </p>
        )}
      </div>
      {clip.isKept && (
        <ul className="grid grid-cols-2 gap-1.5 @lg:auto-cols-fr @lg:grid-flow-col @lg:grid-cols-none">
          {choices.map((choice) => (
            <li key={choice} className="grid">
              <CutButton
                choice={choice}
                cut={clip.cuts[choice === 'boomerang' ? 0 : choice]}
                clipMs={clipMs}
                isChosen={choice === clip.chosen}
                isRunning={running?.choice === choice}
                isOff={running !== null}
                onPress={() => {
                  setIsReady(false);
                  start(choice);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex min-h-11 items-center gap-x-4 text-xs text-ink-soft">
        <output className="whitespace-nowrap tabular-nums empty:-mr-4">
          {running && progressText(running.generation, cuts, percent)}
          {!running && isReady && cuts.ready}
        </output>
        {running ? (
          <Button
            variant="quiet"
            className="ml-auto"
            disabled={!running.generation}
            onClick={cancel}
          >
            {cuts.cancel}
          </Button>
        ) : (
          <p>{clip.isKept ? cuts.hint : cuts.gone}</p>
        )}
      </div>
      {problem && <ErrorNotice>{problem}</ErrorNotice>}
    </section>
  );
}
