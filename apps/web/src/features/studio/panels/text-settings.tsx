import {
  actions,
  CAPTION_PRESETS,
  fontOfAsset,
  FONTS,
  TEXT_ALIGNMENTS,
  type TextLayer,
  type TextStyle,
} from '@loopwright/studio';
import { useRef } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { useBrand } from '../brand/use-brand.tsx';
import { newMergeKey } from '../editor/merge-keys.ts';
import { useEditor, useStudioState } from '../editor/use-editor.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { ColorField } from './color-field.tsx';
import { PanelSlider } from './panel-slider.tsx';
import { PanelGroup } from './panel.tsx';
import { SelectField } from './select-field.tsx';
import { SpanFields } from './span-fields.tsx';

interface TextSettingsProps {
  readonly layer: TextLayer;
}

type SetStyle = (style: Partial<TextStyle>, mergeKey?: string) => void;

export function TextSettings({ layer }: TextSettingsProps) {
  const texts = useTexts('studio').text;
  const editor = useEditor();
  const { id, style } = layer;
  const set: SetStyle = (changed, mergeKey) =>
    editor.perform(actions.setTextStyle, { id, style: changed }, mergeKey);
  return (
    <>
      <ContentField layer={layer} />
      <ChoiceChips
        legend={texts.preset}
        value={style.preset}
        choices={CAPTION_PRESETS.map((value) => ({ value, label: texts.presets[value] }))}
        onChange={(preset) => set({ preset })}
      />
      <FontFields style={style} set={set} />
      <PanelGroup title={texts.look}>
        <ColorField
          label={texts.color}
          value={style.color}
          onChange={(color, mergeKey) => color !== null && set({ color }, mergeKey)}
        />
        <OutlineFields style={style} set={set} />
        <ShadowFields style={style} set={set} />
        <BoxFields style={style} set={set} />
      </PanelGroup>
      <SpanFields layer={layer} />
    </>
  );
}

function ContentField({ layer: { id, text, isLocked } }: TextSettingsProps) {
  const texts = useTexts('studio').text;
  const editor = useEditor();
  const mergeKey = useRef('');
  return (
    <textarea
      aria-label={texts.content}
      dir="auto"
      rows={2}
      maxLength={2000}
      value={text}
      disabled={isLocked}
      onFocus={() => {
        mergeKey.current = newMergeKey();
      }}
      onChange={({ target }) =>
        editor.perform(actions.setText, { id, text: target.value }, mergeKey.current)
      }
      className="w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2 text-base"
    />
  );
}

interface StyleFieldsProps {
  readonly style: TextStyle;
  readonly set: SetStyle;
}

function FontFields({ style, set }: StyleFieldsProps) {
  const texts = useTexts('studio').text;
  const { canvas } = useStudioState().document;
  const fonts = useBrand()?.fonts ?? [];
  const weights = FONTS.find(({ id }) => id === style.font)?.weights ?? [400];
  return (
    <PanelGroup title={texts.font}>
      <SelectField
        label={texts.family}
        value={style.font}
        choices={[
          ...fonts.map(({ id, name }) => ({ value: fontOfAsset(id), label: name })),
          ...FONTS.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(font) => {
          const offered = FONTS.find(({ id }) => id === font)?.weights ?? [400];
          const weight = offered.includes(style.weight) ? style.weight : (offered[0] ?? 400);
          set({ font, weight });
        }}
      />
      {weights.length > 1 && (
        <SelectField
          label={texts.weight}
          value={String(style.weight)}
          choices={weights.map((weight) => ({ value: String(weight), label: String(weight) }))}
          onChange={(weight) => set({ weight: Number(weight) })}
        />
      )}
      <PanelSlider
        label={texts.size}
        minimum={8}
        maximum={Math.max(200, Math.round(canvas.height / 2))}
        step={1}
        value={style.size}
        valueText={`${Math.round(style.size)} px`}
        onChange={(size, mergeKey) => set({ size }, mergeKey)}
      />
      <PanelSlider
        label={texts.lineHeight}
        minimum={0.6}
        maximum={3}
        step={0.05}
        value={style.lineHeight}
        valueText={style.lineHeight.toFixed(2)}
        onChange={(lineHeight, mergeKey) => set({ lineHeight }, mergeKey)}
      />
      <ChoiceChips
        legend={texts.align}
        value={style.align}
        choices={TEXT_ALIGNMENTS.map((value) => ({ value, label: texts.alignments[value] }))}
        onChange={(align) => set({ align })}
      />
      <PanelSlider
        label={texts.wrap}
        minimum={20}
        maximum={canvas.width * 2}
        step={1}
        value={style.wrapWidth ?? canvas.width * 2}
        valueText={style.wrapWidth === null ? texts.noWrap : `${Math.round(style.wrapWidth)} px`}
        onChange={(width, mergeKey) =>
          set({ wrapWidth: width >= canvas.width * 2 ? null : width }, mergeKey)
        }
      />
    </PanelGroup>
  );
}

function OutlineFields({ style, set }: StyleFieldsProps) {
  const texts = useTexts('studio').text;
  return (
    <>
      <PanelSlider
        label={texts.outline}
        minimum={0}
        maximum={40}
        step={1}
        value={style.outlineWidth}
        valueText={`${style.outlineWidth} px`}
        onChange={(outlineWidth, mergeKey) => set({ outlineWidth }, mergeKey)}
      />
      {style.outlineWidth > 0 && (
        <ColorField
          label={texts.outlineColor}
          value={style.outlineColor}
          onChange={(color, mergeKey) => color !== null && set({ outlineColor: color }, mergeKey)}
        />
      )}
    </>
  );
}

const hasShadow = ({ shadowBlur, shadowX, shadowY }: TextStyle): boolean =>
  shadowBlur !== 0 || shadowX !== 0 || shadowY !== 0;

function ShadowFields({ style, set }: StyleFieldsProps) {
  const texts = useTexts('studio').text;
  return (
    <>
      <ColorField
        label={texts.shadow}
        value={hasShadow(style) ? style.shadowColor : null}
        usual={style.shadowColor}
        onChange={(color, mergeKey) => {
          const off = { shadowBlur: 0, shadowX: 0, shadowY: 0 };
          const on = { shadowBlur: 8, shadowX: 0, shadowY: 4 };
          if (color === null) set(off, mergeKey);
          else set({ shadowColor: color, ...(!hasShadow(style) && on) }, mergeKey);
        }}
      />
      {hasShadow(style) && (
        <>
          <PanelSlider
            label={texts.shadowBlur}
            minimum={0}
            maximum={60}
            step={1}
            value={style.shadowBlur}
            valueText={`${style.shadowBlur} px`}
            onChange={(shadowBlur, mergeKey) => set({ shadowBlur }, mergeKey)}
          />
          <PanelSlider
            label={texts.shadowY}
            minimum={-60}
            maximum={60}
            step={1}
            value={style.shadowY}
            valueText={`${style.shadowY} px`}
            onChange={(shadowY, mergeKey) => set({ shadowY }, mergeKey)}
          />
        </>
      )}
    </>
  );
}

function BoxFields({ style, set }: StyleFieldsProps) {
  const texts = useTexts('studio').text;
  return (
    <>
      <ColorField
        label={texts.box}
        value={style.boxColor}
        usual="#000000"
        onChange={(boxColor, mergeKey) => set({ boxColor }, mergeKey)}
      />
      {style.boxColor !== null && (
        <>
          <PanelSlider
            label={texts.boxPadding}
            minimum={0}
            maximum={80}
            step={1}
            value={style.boxPadding}
            valueText={`${style.boxPadding} px`}
            onChange={(boxPadding, mergeKey) => set({ boxPadding }, mergeKey)}
          />
          <PanelSlider
            label={texts.boxRadius}
            minimum={0}
            maximum={80}
            step={1}
            value={style.boxRadius}
            valueText={`${style.boxRadius} px`}
            onChange={(boxRadius, mergeKey) => set({ boxRadius }, mergeKey)}
          />
        </>
      )}
    </>
  );
}
