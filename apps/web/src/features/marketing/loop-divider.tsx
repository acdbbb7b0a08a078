import { useId } from 'react';

/** A line that loops once on its way across the page. */
export function LoopDivider() {
  const gradient = useId();
  return (
    <div aria-hidden="true" className="flex items-end">
      <span className="mb-2.75 h-0.5 grow bg-line" />
      <svg viewBox="0 0 120 48" className="h-12 w-30 shrink-0" fill="none">
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="120" y2="0">
          <stop offset="0" stopColor="var(--line)" />
          <stop offset="0.3" stopColor="var(--accent)" />
          <stop offset="0.7" stopColor="var(--accent-warm)" />
          <stop offset="1" stopColor="var(--line)" />
        </linearGradient>
        <path
          d="M0 36C34 36 76 34 76 17C76 9 69 5 60 5C51 5 44 9 44 17C44 34 86 36 120 36"
          stroke={`url(#${gradient})`}
          strokeWidth="2"
        />
      </svg>
      <span className="mb-2.75 h-0.5 grow bg-line" />
    </div>
  );
}
