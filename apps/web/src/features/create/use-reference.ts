import { useRef, useState } from 'react';
import { checkReference } from './generation-checks.ts';
import type { Problem } from './problem.ts';
import type { Reference } from './reference-field.tsx';

/** Its code is fetched with the first picture. */
const toServerFormat = async (file: File): Promise<File | null> =>
  await (await import('./reference-conversion.ts')).toServerFormat(file);

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
    let problem: Problem | null = checkReference(picked);
    const file =
      problem === null
        ? await toServerFormat(picked).catch(() => {
            problem = 'failed';
            return null;
          })
        : null;
    if (choice !== choices.current) return;
    if (file === null) return onProblem(problem ?? 'unsupportedFile');
    replace(file);
    onPicked();
  };
  return { reference, pick, remove: (): void => replace(null) };
}
