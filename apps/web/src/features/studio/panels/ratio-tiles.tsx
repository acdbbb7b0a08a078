import { classNames } from '../../../ui/class-names.ts';
import { type Ratio, RATIOS, shareOf } from './ratios.ts';

const LONGER = 22;

interface RatioTilesProps {
  readonly legend: string;
  /** null: none of those that are offered. */
  readonly value: Ratio | null;
  readonly onChange: (ratio: Ratio) => void;
}

/** Ratios as small frames. Choosing the one that is chosen already counts as well. */
export function RatioTiles({ legend, value, onChange }: RatioTilesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm">{legend}</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {RATIOS.map((ratio) => (
          <button
            key={ratio}
            type="button"
            aria-pressed={ratio === value}
            onClick={() => onChange(ratio)}
            className={classNames(
              'grid h-16 place-items-center content-center gap-1 rounded-md border text-xs font-medium tabular-nums',
              ratio === value
                ? 'border-accent-text bg-accent-wash text-accent-text'
                : 'border-line bg-raised hover:border-line-strong',
            )}
          >
            <span
              aria-hidden="true"
              className="rounded-[2px] border-[1.5px] border-current"
              style={{
                width: LONGER * Math.min(1, shareOf(ratio)),
                height: LONGER / Math.max(1, shareOf(ratio)),
              }}
            />
            {ratio}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
