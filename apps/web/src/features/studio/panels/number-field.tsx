import { useId, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly value: number;
  /** With a whole number in the range, when the field is left or Enter is pressed. */
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, minimum, maximum, value, onChange }: NumberFieldProps) {
  const id = useId();
  /** What is being typed; null: nothing. */
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    const number = Math.round(Number(typed));
    setTyped(null);
    if (typed === null || !Number.isFinite(number) || typed.trim() === '') return;
    const next = Math.min(maximum, Math.max(minimum, number));
    if (next !== value) onChange(next);
  };
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        className="min-h-9 w-full min-w-0 rounded-sm border border-line-strong/55 bg-raised px-2 tabular-nums pointer-coarse:min-h-11"
      />
    </div>
  );
}
