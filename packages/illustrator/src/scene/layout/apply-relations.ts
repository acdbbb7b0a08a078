import type { Relation } from '../../language/spec.ts';
import { clamp } from '../../math/periodic.ts';
import type { Cast } from './cast.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

/** Relations that move somebody who already has a place. */
export function applyRelations(
  placements: readonly Placement[],
  relations: readonly Relation[],
  cast: Cast,
  frame: LayoutFrame,
): Placement[] {
  let result = [...placements];
  const of = (subject: number): Placement | undefined => result.find((p) => p.subject === subject);
  const change = (subject: number, changes: (p: Placement) => Partial<Placement>): void => {
    result = result.map((p) => (p.subject === subject ? { ...p, ...changes(p) } : p));
  };
  const shorter = Math.min(frame.width, frame.height);
  for (const { kind, from, to } of relations) {
    const subject = of(from);
    const other = of(to);
    if (!subject || !other || from === to || subject.role === 'back') continue;
    if (kind === 'around' && cast.members[from]) {
      const count = result.filter((p) => p.subject === from).length;
      const middle = other.airborne ? other.y : other.y - (other.size * shorter) / frame.height / 2;
      const reach = other.size * 0.5 + subject.size * 0.55 + 0.04;
      const half = subject.size / 2 + 0.02;
      const radiusX = Math.min(
        (reach * shorter) / frame.width,
        0.5 - (half * shorter) / frame.width,
      );
      const sideways = radiusX + (half * shorter) / frame.width;
      const orbit = {
        x: clamp(other.x, sideways, 1 - sideways),
        y: middle,
        radiusX,
        radiusY: (reach * 0.34 * shorter) / frame.height,
      };
      change(from, (p) => ({
        orbit,
        motion: 'orbit',
        airborne: true,
        phaseOffset: p.copy / count,
      }));
    }
    if (other.role === 'back') continue;
    if (kind === 'behind' || kind === 'front') {
      const near = kind === 'front' ? from : to;
      const far = kind === 'front' ? to : from;
      const nearX = of(near)?.x ?? 0.5;
      change(far, (p) => ({
        x: p.x + (nearX - p.x) * 0.35,
        y: p.airborne ? p.y : p.y - 0.05,
        order: 48 - p.copy * 0.01,
      }));
      change(near, (p) => ({ y: p.airborne ? p.y : Math.min(0.97, p.y + 0.03), order: 53 }));
    }
    if (kind === 'hug' || kind === 'water') {
      const rightwards = other.x > subject.x;
      change(from, () => ({ facing: rightwards ? 'right' : 'left' }));
      if (kind === 'hug')
        change(to, () => ({
          attends: 'hug',
          facing: rightwards ? 'left' : 'right',
          phaseOffset: subject.phaseOffset,
        }));
    }
  }
  return result;
}
