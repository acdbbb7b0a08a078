import {
  actions,
  CLOSINGS,
  isMediaLayer,
  type MediaLayer,
  STUDIO_LIMITS,
  type TimeMapping,
} from '@loopwright/studio';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useEditor, useSelectedLayer, useStudioState } from '../editor/use-editor.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { PanelSlider } from './panel-slider.tsx';
import { Panel, PanelGroup, PanelHint } from './panel.tsx';

/** Longer loops are made by typing the number of frames. */
const SLIDER_FRAMES = 240;

/** Length and rate of the loop, and how a layer is played within it. */
export function SpeedPanel() {
  const texts = useTexts('studio');
  const language = useLanguage();
  const editor = useEditor();
  const { fps, frameCount } = useStudioState().document;
  const selected = useSelectedLayer();
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (
    <Panel title={texts.tools.speed}>
      <PanelSlider
        label={texts.speed.rate}
        minimum={STUDIO_LIMITS.fpsMinimum}
        maximum={STUDIO_LIMITS.fpsMaximum}
        step={1}
        value={fps}
        valueText={texts.speed.fps(fps)}
        onChange={(value, mergeKey) => editor.perform(actions.setTiming, { fps: value }, mergeKey)}
      />
      <PanelSlider
        label={texts.speed.frames}
        minimum={1}
        maximum={Math.max(SLIDER_FRAMES, frameCount)}
        step={1}
        value={frameCount}
        valueText={`${frameCount} · ${texts.speed.seconds(seconds.format(frameCount / fps))}`}
        onChange={(value, mergeKey) =>
          editor.perform(actions.setTiming, { frameCount: value }, mergeKey)
        }
      />
      {selected && isMediaLayer(selected) && selected.source.frameCount > 1 ? (
        <LayerTime layer={selected} />
      ) : (
        <PanelHint>{texts.speed.hint}</PanelHint>
      )}
    </Panel>
  );
}

function LayerTime({ layer: { id, time } }: { readonly layer: MediaLayer }) {
  const texts = useTexts('studio').speed;
  const editor = useEditor();
  const set = (changed: Partial<TimeMapping>, mergeKey?: string): void =>
    editor.perform(actions.setTime, { id, time: changed }, mergeKey);
  return (
    <PanelGroup title={texts.layer}>
      <PanelSlider
        label={texts.cycles}
        minimum={1}
        maximum={STUDIO_LIMITS.cyclesMaximum}
        step={1}
        value={time.cycles}
        valueText={`${time.cycles}×`}
        onChange={(cycles, mergeKey) => set({ cycles }, mergeKey)}
      />
      <PanelSlider
        label={texts.phase}
        minimum={0}
        maximum={1}
        step={0.01}
        value={time.phaseOffset}
        valueText={`${Math.round(time.phaseOffset * 100)} %`}
        onChange={(phaseOffset, mergeKey) => set({ phaseOffset }, mergeKey)}
      />
      <ChoiceChips
        legend={texts.direction}
        value={time.isReversed ? 'backward' : 'forward'}
        choices={[
          { value: 'forward', label: texts.forward },
          { value: 'backward', label: texts.backward },
        ]}
        onChange={(direction) => set({ isReversed: direction === 'backward' })}
      />
      <ChoiceChips
        legend={texts.closing}
        value={time.closing}
        choices={CLOSINGS.map((value) => ({ value, label: texts.closings[value] }))}
        onChange={(closing) => set({ closing })}
      />
      {time.closing === 'crossfade' && (
        <PanelSlider
          label={texts.fade}
          minimum={1}
          maximum={30}
          step={1}
          value={time.fadeFrames}
          valueText={String(time.fadeFrames)}
          onChange={(fadeFrames, mergeKey) => set({ fadeFrames }, mergeKey)}
        />
      )}
      <ChoiceChips
        legend={texts.sampling}
        value={time.sampling}
        choices={[
          { value: 'repeat', label: texts.repeat },
          { value: 'blend', label: texts.blend },
        ]}
        onChange={(sampling) => set({ sampling })}
      />
    </PanelGroup>
  );
}
