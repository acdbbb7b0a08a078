import { useTexts } from '../../language/texts.ts';
import type { ExportOptions } from './export-queries.ts';

const WHITE = '#ffffff';

interface ExportOptionFieldsProps {
  readonly canOmitBackdrop: boolean;
  readonly options: ExportOptions;
  readonly onChange: (options: ExportOptions) => void;
}

/** How a picture gets another shape, and what lies behind it. */
export function ExportOptionFields({
  canOmitBackdrop,
  options,
  onChange,
}: ExportOptionFieldsProps) {
  const { exports } = useTexts('creation');
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 pb-3">
      <Switch
        text={exports.crop}
        isOn={options.fit === 'crop'}
        onChange={(isOn) => onChange({ ...options, fit: isOn ? 'crop' : 'pad' })}
      />
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="color"
          className="h-7 w-9 rounded border border-line-strong/55 bg-surface"
          value={options.background ?? WHITE}
          onChange={({ target }) => onChange({ ...options, background: target.value })}
        />
        {exports.background}
      </label>
      {canOmitBackdrop && (
        <Switch
          text={exports.withoutBackdrop}
          isOn={options.withoutBackdrop === true}
          onChange={(isOn) => onChange({ ...options, withoutBackdrop: isOn, outline: false })}
        />
      )}
      {canOmitBackdrop && options.withoutBackdrop && (
        <Switch
          text={exports.outline}
          isOn={options.outline === true}
          onChange={(isOn) => onChange({ ...options, outline: isOn })}
        />
      )}
    </div>
  );
}

interface SwitchProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ text, isOn, onChange }: SwitchProps) => (
  <label className="flex min-h-11 items-center gap-2 text-sm">
    <input
      type="checkbox"
      className="size-5 accent-accent"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {text}
  </label>
);
