import { LoopMark } from './loop-mark.tsx';

/** A quiet line that says what is loading. */
export function LoadingLine({ children }: { readonly children: string }) {
  return (
    <output className="flex items-center gap-3 text-ink-soft" data-waiting>
      <LoopMark className="size-6" state="running" />
      {children}
    </output>
  );
}
