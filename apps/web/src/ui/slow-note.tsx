/**
 * What is still being asked for while a visitor's page stands already. Seen on slow lines only;
 * without scripts there is nothing to wait for.
 */
export function SlowNote({ children }: { readonly children: string }) {
  return (
    <output className="pointer-events-none fixed bottom-4 left-4 z-30 animate-late rounded-full border border-line bg-raised px-4 py-2 text-sm text-ink-soft shadow-low noscript:hidden">
      {children}
    </output>
  );
}
