import type { Relation } from '../language/spec.ts';
import { clamp } from '../math/periodic.ts';
import { isSkyBody } from '../things/nature.ts';
import type { Cast } from './cast.ts';
import type { LayoutFrame } from './lead.ts';
import type { Placement } from './placement.ts';

const SHELTERS = /mushroom|umbrella-on-ground|sunflower|@table/;
/** A moon's size beside its planet. */
const SATELLITE = 0.34;

/** Relations that move an actor that already has a place. */
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
    if (!subject || !other || from === to || (subject.role === 'back' && kind !== 'around'))
      continue;
    if (kind === 'around' && cast.members[from]) {
      const count = result.filter((p) => p.subject === from).length;
      const middle = other.airborne ? other.y : other.y - (other.size * shorter) / frame.height / 2;
      // A moon is smaller than what it circles.
      const size = isSkyBody(cast.members[from].subject.glyph)
        ? Math.min(subject.size, other.size * SATELLITE)
        : subject.size;
      const reach = other.size * 0.5 + size * 0.55 + 0.04;
      const half = size / 2 + 0.02;
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
        size,
        motion: 'orbit',
        airborne: true,
        phaseOffset: p.copy / count,
      }));
    }
    if (kind === 'behind' && other.role === 'back' && !other.airborne && !subject.airborne) {
      // The tree comes forward, and the actor behind it looks out beside it.
      const side = other.x >= 0.5 ? 1 : -1;
      const half = ((other.size * shorter) / frame.width) * 0.5;
      const x = clamp(0.5 + side * 0.14, half, 1 - half);
      change(to, () => ({ x, y: Math.min(0.97, subject.y + 0.04), order: 54, depth: 0.85 }));
      change(from, (p) => ({
        x: x - side * half * 0.72,
        facing: side > 0 ? 'left' : 'right',
        order: 48 - p.copy * 0.01,
      }));
    }
    if (kind === 'hug' && other.role === 'back' && !other.airborne) {
      const side = other.x > subject.x ? 1 : -1;
      const reach = ((other.size * 0.3 + subject.size * 0.4) * shorter) / frame.width;
      change(to, () => ({
        x: 0.5 + side * reach * 0.5,
        y: subject.y - 0.01,
        order: 47,
        depth: 0.8,
      }));
      change(from, () => ({ x: 0.5 - side * reach * 0.5 }));
    }
    if (other.role === 'back') continue;
    if (kind === 'behind' || kind === 'front') {
      const near = kind === 'front' ? subject : other;
      const far = kind === 'front' ? to : from;
      change(far, (p) => ({
        // What flies keeps beside the actor that stands below it.
        x: p.airborne === near.airborne ? p.x + (near.x - p.x) * 0.35 : p.x,
        y: p.airborne ? p.y : p.y - 0.05,
        order: 48 - p.copy * 0.01,
      }));
      change(near.subject, (p) => ({
        y: p.airborne ? p.y : Math.min(0.97, p.y + 0.03),
        order: 53,
      }));
    }
    if (kind === 'under' && SHELTERS.test(cast.members[to]?.subject.glyph ?? '')) {
      // A shelter is larger than who sits below it, and stands behind.
      change(to, () => ({
        x: subject.x,
        y: subject.y - 0.02,
        size: subject.size * 1.9,
        order: 47,
      }));
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
