import { useRef, useState } from 'react';
import { checkReference } from './generation-checks.ts';
import type { Problem } from './problem.ts';
import { toServerFormat } from './reference-conversion.ts';
import type { Reference } from './reference-field.tsx';

/** The reference image. Decoding takes a moment, so a newer choice replaces one on its way. */
export function useReference(onProblem: (problem: Problem) => void, onPicked: () => void) {
  const [reference, setReference] = useState<Reference | null>(null);
  const choices = useRef(0);

  const replace = (file: File | null): void => {
    choices.current += 1;
    if (reference) URL.revokeObjectURL(reference.previewUrl);
    setReference(file && { file, previewUrl: URL.createObjectURL(file) });
  };
  const pick = async (picked: File): Promise<void> => {
    choices.current += 1;
    const choice = choices.current;
    const problem = checkReference(picked);
    const file = problem === null ? await toServerFormat(picked) : null;
    if (choice !== choices.current) return;
    if (file === null) return onProblem(problem ?? 'unsupportedFile');
    replace(file);
    onPicked();
  };
  return { reference, pick, remove: (): void => replace(null) };
}
