interface ShownShortcut {
  readonly label: string;
  /** As they are written on keys. */
  readonly keys: readonly string[];
}

/** Keys to press, together or in order. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keys.map((key, index) => (
        <kbd
          // A key can be pressed twice.
          key={keys.slice(0, index + 1).join(' ')}
          className="rounded-sm border border-line-strong/55 bg-raised px-1.5 font-sans text-xs"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** What can be done by keyboard, in two columns where there is room. */
export function ShortcutList({ shortcuts }: { readonly shortcuts: readonly ShownShortcut[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {shortcuts.map(({ label, keys }) => (
        <div
          key={label}
          className="flex min-h-10 items-center justify-between gap-3 border-t border-line text-sm"
        >
          <dt>{label}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
