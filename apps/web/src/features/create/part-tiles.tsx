import { Check, X } from 'lucide-react';
import { useTexts } from '../../language/texts.ts';
import type { Part } from './generator-state.ts';

const tileClass =
  'relative grid size-14 sm:size-16 place-items-center overflow-hidden rounded-md border border-line bg-sunken';

function Tile({ part, number }: { readonly part: Part; readonly number: number }) {
  const { variations } = useTexts('create');
  const { ending, generation } = part;
  const percent = Math.round((generation?.fraction ?? 0) * 100);
  if (ending?.type === 'finished') {
    return (
      <li className={tileClass}>
        {ending.result.url && (
          <img src={ending.result.url} alt="" className="absolute inset-0 size-full object-cover" />
        )}
        <span className="absolute right-1 bottom-1 rounded-full bg-surface p-0.5 text-good">
          <Check className="size-3.5" aria-hidden="true" />
        </span>
        <span className="sr-only">{variations.tileReady(number)}</span>
      </li>
    );
  }
  if (ending) {
    return (
      <li className={tileClass}>
        <X className="size-5 text-danger" aria-hidden="true" />
        <span className="sr-only">{variations.tileMissing(number)}</span>
      </li>
    );
  }
  return (
    <li className={tileClass}>
      {generation?.preview && (
        <img
          src={generation.preview}
          alt=""
          className="absolute inset-0 size-full object-cover blur-xs"
        />
      )}
      <span className="absolute inset-x-1.5 bottom-1.5 h-1 overflow-hidden rounded-full bg-line-strong">
        <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
      <progress
        aria-label={variations.tile(number)}
        value={percent}
        max={100}
        className="sr-only"
      />
    </li>
  );
}

/** How far each of several variations is. */
export function PartTiles({ parts }: { readonly parts: readonly Part[] }) {
  const { variations } = useTexts('create');
  return (
    <ul aria-label={variations.title} className="flex flex-wrap gap-2">
      {parts.map((part, index) => (
        <Tile key={part.requestKey ?? part.generation?.id} part={part} number={index + 1} />
      ))}
    </ul>
  );
}
