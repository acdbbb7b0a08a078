import { Link } from '../lib/router/link.tsx';

interface LinkTabsProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Pages that belong together, side by side, of which one is open. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="mt-4 flex gap-1 border-b border-line">
      {links.map(({ to, label: text }) => (
        <Link
          key={to}
          to={to}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
