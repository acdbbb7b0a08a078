import { useId } from 'react';

/**
 * The mark: a handwritten L drawn in one stroke that comes back to where it began. Everything in
 * the product that loops or waits plays with this path (32 × 32 units).
 */
const MARK_PATH =
  'M10.2 18.4C18 16.2 25.8 12.4 25.4 6.9C25.1 3.2 20.8 1.8 17.4 4.6C12.6 8.6 11.6 16.6 14.2 22.2C16.6 27.4 22.4 30.4 27 27.4C30.6 25 29.6 19.6 25 19.2C19 18.8 17 25.6 11.4 28C7 29.8 2.6 27.6 2.6 23.6C2.6 19.8 6.6 19.4 10.2 18.4Z';

const SPARKS = { running: 'animate-stroke', greeting: 'animate-stroke-thrice' };

interface LoopMarkProps {
  readonly className?: string;
  readonly strokeWidth?: number;
  /**
   * still: the logo. running: a spark travels round during a wait. greeting: the spark stops after
   * three rounds, because there is no control that stops it (WCAG 2.2.2). A number 0–1: the drawn
   * share of the mark.
   */
  readonly state?: 'still' | keyof typeof SPARKS | number;
  /** Draws what the spark runs on as this many dots instead of a line. */
  readonly dots?: number;
  /** ink: in the colour of the text around it. */
  readonly tone?: 'glow' | 'ink';
}

/** Decorative: say in text beside it what it stands for. */
export function LoopMark({
  className = 'size-7',
  strokeWidth = 3,
  state = 'still',
  dots,
  tone = 'glow',
}: LoopMarkProps) {
  const gradient = useId();
  const stroke = {
    d: MARK_PATH,
    pathLength: 1,
    fill: 'none',
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <linearGradient id={gradient} x1="0" y1="1" x2="1" y2="0">
        <stop offset="0.1" stopColor="var(--accent)" />
        <stop offset="1" stopColor="var(--accent-warm)" />
      </linearGradient>
      {state !== 'still' && (
        <path
          {...stroke}
          className={dots ? 'stroke-line-strong' : 'stroke-line'}
          {...(dots && { strokeDasharray: `0 ${1 / dots}` })}
        />
      )}
      <path
        {...stroke}
        stroke={tone === 'ink' ? 'currentColor' : `url(#${gradient})`}
        {...(typeof state === 'number'
          ? {
              strokeDasharray: `${state} 1.1`,
              className: 'transition-[stroke-dasharray] duration-300',
            }
          : state !== 'still' && { strokeDasharray: '0.32 0.68', className: SPARKS[state] })}
      />
    </svg>
  );
}
