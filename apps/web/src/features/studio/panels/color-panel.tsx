import { actions, type Grade, isMediaLayer, LOOKS, NO_GRADE } from '@loopwright/studio';
import { useState } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import {
  useEditor,
  useEditorView,
  useSelectedLayer,
  useStudioState,
} from '../editor/use-editor.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { LOOK_SWATCHES } from './look-swatches.ts';
import { PanelSlider } from './panel-slider.tsx';
import { Panel, PanelGroup } from './panel.tsx';

type Adjustment = Exclude<keyof Grade, 'look' | 'lookAmount'>;

interface Range {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** What one is, as shown. */
  readonly unit: number;
}

const SIGNED: Range = { minimum: -1, maximum: 1, step: 0.01, unit: 100 };
const SHARE: Range = { minimum: 0, maximum: 1, step: 0.01, unit: 100 };

const ADJUSTMENTS: readonly (readonly [Adjustment, Range])[] = [
  ['exposure', { minimum: -2, maximum: 2, step: 0.05, unit: 100 }],
  ['contrast', SIGNED],
  ['temperature', SIGNED],
  ['tint', SIGNED],
  ['saturation', SIGNED],
  ['hue', { minimum: -180, maximum: 180, step: 1, unit: 1 }],
  ['grain', SHARE],
  ['vignette', SHARE],
];

/** Looks and adjustments, of the whole picture or of one layer. */
export function ColorPanel() {
  const texts = useTexts('studio');
  const editor = useEditor();
  const { document } = useStudioState();
  const { isComparing } = useEditorView();
  const selected = useSelectedLayer();
  const layer = selected && isMediaLayer(selected) && !selected.isLocked ? selected : null;
  const [scope, setScope] = useState<'whole' | 'layer'>('whole');
  const graded = scope === 'layer' ? layer : null;
  const grade = graded?.grade ?? document.grade;
  const set = (changed: Partial<Grade>, mergeKey?: string): void =>
    editor.perform(actions.setGrade, { id: graded?.id ?? null, grade: changed }, mergeKey);
  return (
    <Panel title={texts.tools.color}>
      {layer && (
        <ChoiceChips
          legend={texts.color.scope}
          value={scope}
          choices={[
            { value: 'whole', label: texts.color.whole },
            { value: 'layer', label: texts.color.layer },
          ]}
          onChange={setScope}
        />
      )}
      <LookTiles grade={grade} onChange={(look) => set({ look })} />
      {grade.look !== 'none' && (
        <PanelSlider
          label={texts.color.lookAmount}
          {...SHARE}
          value={grade.lookAmount}
          valueText={`${Math.round(grade.lookAmount * 100)} %`}
          onChange={(lookAmount, mergeKey) => set({ lookAmount }, mergeKey)}
        />
      )}
      <PanelGroup title={texts.color.adjust}>
        {ADJUSTMENTS.map(([name, { unit, ...range }]) => (
          <PanelSlider
            key={name}
            label={texts.color.adjustments[name]}
            {...range}
            value={grade[name]}
            valueText={`${Math.round(grade[name] * unit)}${name === 'hue' ? '°' : ''}`}
            onChange={(value, mergeKey) => set({ [name]: value }, mergeKey)}
          />
        ))}
      </PanelGroup>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => set(NO_GRADE)}>{texts.color.reset}</Button>
        <Button
          aria-pressed={isComparing}
          title={`${texts.color.compare} (\\)`}
          onPointerDown={() => editor.show({ isComparing: true })}
          onPointerUp={() => editor.show({ isComparing: false })}
          onPointerLeave={() => editor.show({ isComparing: false })}
        >
          {texts.color.compare}
        </Button>
      </div>
    </Panel>
  );
}

interface LookTilesProps {
  readonly grade: Grade;
  readonly onChange: (look: Grade['look']) => void;
}

function LookTiles({ grade, onChange }: LookTilesProps) {
  const texts = useTexts('studio').color;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.looks}</legend>
      <div className="grid grid-cols-3 gap-1.5 md:grid-cols-2">
        {LOOKS.map((look) => (
          <button
            key={look}
            type="button"
            aria-pressed={look === grade.look}
            onClick={() => onChange(look)}
            className={classNames(
              'overflow-hidden rounded-md border text-xs font-medium',
              look === grade.look
                ? 'border-accent-text bg-accent-wash text-accent-text'
                : 'border-line bg-raised hover:border-line-strong',
            )}
          >
            <span
              aria-hidden="true"
              className="block h-9"
              style={{ backgroundImage: LOOK_SWATCHES[look] }}
            />
            <span className="block truncate px-1 py-1">{texts.lookNames[look]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
