import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-center gap-4">
        <label
          htmlFor={id}
          className="flex min-h-11 grow cursor-pointer items-center text-sm font-medium"
        >
          {label}
        </label>
        <button
          id={id}
          type="button"
          role="switch"
          aria-label={label}
          aria-checked={isOn}
          aria-describedby={`${id}-hint`}
          onClick={() => onChange(!isOn)}
          className="group grid min-h-11 shrink-0 items-center rounded-md"
        >
          <span className="block w-10 rounded-full border border-line-strong bg-raised p-1 transition-colors group-aria-checked:border-accent-text group-aria-checked:bg-accent-wash">
            <span className="block size-3.5 rounded-full bg-line-strong transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-accent-text" />
          </span>
        </button>
      </div>
      <p id={`${id}-hint`} className="max-w-[68ch] text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
