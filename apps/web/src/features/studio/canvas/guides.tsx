import type { Size } from './geometry.ts';
import { SAFE_ZONES } from './safe-zones.ts';
import type { Guide } from './snapping.ts';

interface GuidesProps {
  readonly guides: readonly Guide[];
  /** Of `SAFE_ZONES`. */
  readonly safeZone: string | null;
  readonly canvas: Size;
  /** Screen pixels for a pixel of the canvas. */
  readonly scale: number;
}

/** The lines that something snaps to, and what the interface of a place covers. */
export function Guides({ guides, safeZone, canvas: { width, height }, scale }: GuidesProps) {
  const zone = SAFE_ZONES.find(({ id }) => id === safeZone);
  return (
    <>
      {zone && (
        <>
          <path
            fillRule="evenodd"
            className="fill-scrim opacity-50"
            d={`M0 0H${width}V${height}H0Z M${zone.left * width} ${zone.top * height}V${(1 - zone.bottom) * height}H${(1 - zone.right) * width}V${zone.top * height}Z`}
          />
          <rect
            x={zone.left * width}
            y={zone.top * height}
            width={(1 - zone.left - zone.right) * width}
            height={(1 - zone.top - zone.bottom) * height}
            fill="none"
            className="stroke-accent-warm"
            strokeWidth={1 / scale}
            strokeDasharray={`${6 / scale}`}
          />
        </>
      )}
      {guides.map(({ axis, at }) => (
        <line
          key={axis}
          {...(axis === 'x'
            ? { x1: at, x2: at, y1: 0, y2: height }
            : { x1: 0, x2: width, y1: at, y2: at })}
          className="stroke-accent"
          strokeWidth={1 / scale}
        />
      ))}
    </>
  );
}
