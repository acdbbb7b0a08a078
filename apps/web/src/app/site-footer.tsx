import { Link } from '../lib/router/link.tsx';
import { LoopMark } from '../ui/loop-mark.tsx';

const LINKS = [
  { to: '/ai-gif-generator', label: 'AI GIF generator' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
] as const;

export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8 text-sm text-ink-soft">
        <p className="flex items-center gap-2">
          <LoopMark className="size-5" />
          Loopwright. It ends where it began.
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
          {LINKS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
