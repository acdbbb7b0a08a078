import type { Point } from './geometry.ts';
import type { usePointerDrag } from './use-pointer-drag.ts';

/** Screen pixels. */
const SIZE = 10;
const TARGET = 44;

interface HandleProps {
  readonly at: Point;
  /** Screen pixels for a pixel of the canvas. */
  readonly scale: number;
  readonly shape: 'round' | 'square';
  readonly cursor: string;
  readonly drag: ReturnType<typeof usePointerDrag>;
}

/** A small handle in a target that a finger hits. */
export function Handle({ at: { x, y }, scale, shape, cursor, drag }: HandleProps) {
  const size = SIZE / scale;
  return (
    <g {...drag} style={{ cursor, touchAction: 'none' }} className="pointer-events-auto">
      <circle
        cx={x}
        cy={y}
        r={TARGET / 2 / scale}
        fill="transparent"
        className="pointer-fine:hidden"
      />
      <circle cx={x} cy={y} r={size * 0.9} fill="transparent" />
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={shape === 'round' ? size / 2 : size / 5}
        className="fill-raised stroke-accent"
        strokeWidth={1.5 / scale}
      />
    </g>
  );
}
