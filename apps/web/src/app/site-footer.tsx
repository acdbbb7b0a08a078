import { useTexts } from '../language/texts.ts';
import { Link } from '../lib/router/link.tsx';
import { useMotionPause } from '../lib/stillness.ts';
import { LoopMark } from '../ui/loop-mark.tsx';

const LINKS = [
  { to: '/explore', label: 'explore' },
  { to: '/ai-gif-generator', label: 'generator' },
  { to: '/pricing', label: 'pricing' },
  { to: '/contact', label: 'contact' },
  { to: '/privacy', label: 'privacy' },
  { to: '/terms', label: 'terms' },
] as const;

export function SiteFooter() {
  const { navigation } = useTexts('shell');
  const motion = useMotionPause();
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8 text-sm text-ink-soft">
        <p className="flex items-center gap-2">
          <LoopMark className="size-5" />
          Loopwright. {navigation.motto}
        </p>
        <nav aria-label={navigation.footer} className="flex flex-wrap gap-x-5">
          {LINKS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {navigation[label]}
            </Link>
          ))}
          <button
            type="button"
            className="flex min-h-11 items-center hover:text-ink hover:underline noscript:hidden"
            onClick={motion.toggle}
          >
            {motion.isPaused ? navigation.resumeMotion : navigation.pauseMotion}
          </button>
        </nav>
      </div>
    </footer>
  );
}
