import type { GenerationKind } from '@loopwright/contract';
import { Film, ImageIcon, Lock } from 'lucide-react';
import { useTexts } from '../../language/texts.ts';
import { classNames } from '../../ui/class-names.ts';

export interface ModeSwitchProps {
  readonly mode: GenerationKind;
  readonly isGifLocked: boolean;
  readonly isBusy: boolean;
  readonly onSwitch: (mode: GenerationKind) => void;
  readonly className?: string;
}

const MODES = [
  { kind: 'image', icon: ImageIcon },
  { kind: 'gif', icon: Film },
] as const;

/** Image or GIF. A locked GIF can be pressed: the page then says what unlocks it. */
export function ModeSwitch({ mode, isGifLocked, isBusy, onSwitch, className }: ModeSwitchProps) {
  const create = useTexts('create');
  return (
    <fieldset
      aria-label={create.whatToMake}
      className={classNames(
        'flex min-w-0 rounded-full border border-line bg-sunken p-1',
        className,
      )}
    >
      {MODES.map(({ kind, icon: Icon }) => {
        const isLocked = kind === 'gif' && isGifLocked;
        const isChosen = kind === mode;
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isChosen}
            aria-disabled={isLocked || (isBusy && !isChosen)}
            onClick={() => onSwitch(kind)}
            className={classNames(
              'flex min-h-11 grow items-center justify-center gap-2 rounded-full px-2 text-sm sm:px-5 font-semibold transition-colors duration-150',
              isChosen ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
            )}
          >
            <Icon className="size-4" aria-hidden="true" />
            {create[kind]}
            {isLocked && (
              <>
                <Lock className="size-3.5" aria-hidden="true" />
                <span className="sr-only">{create.locked}</span>
              </>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
