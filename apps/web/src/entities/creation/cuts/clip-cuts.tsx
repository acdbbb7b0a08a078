import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '../../../language/texts.ts';
import type { CutPickerProps } from './cut-picker.tsx';

async function loadPicker(): Promise<ComponentType<CutPickerProps>> {
  const [{ CutPicker }] = await Promise.all([import('./cut-picker.tsx'), loadTexts(['creation'])]);
  return CutPicker;
}

/** The other loops that are in the clip of this one: for most there is none, and nothing is fetched. */
export function ClipCuts(props: CutPickerProps) {
  const [Picker, setPicker] = useState<ComponentType<CutPickerProps> | null>(null);
  const hasClip = props.creation.clip !== null;
  useEffect(() => {
    if (!hasClip) return;
    // Without it, the loop is the same.
    loadPicker().then(
      (loaded) => setPicker(() => loaded),
      () => undefined,
    );
  }, [hasClip]);
  return hasClip && Picker && <Picker {...props} />;
}
