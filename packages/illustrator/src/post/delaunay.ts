/** A point of the plane. */
export type Point = readonly [x: number, y: number];
type Corners = readonly [a: number, b: number, c: number];

interface Triangle {
  readonly corners: Corners;
  /** Of the circle through the corners. */
  readonly centre: Point;
  readonly radiusSquared: number;
}

function triangleOf(points: readonly Point[], corners: Corners): Triangle {
  const [[ax, ay], [bx, by], [cx, cy]] = corners.map((i) => points[i]!) as [Point, Point, Point];
  const twice = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by)) || 1e-12;
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  const x = (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / twice;
  const y = (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / twice;
  return { corners, centre: [x, y], radiusSquared: (ax - x) ** 2 + (ay - y) ** 2 };
}

/** The edges of the hole that triangles leave: those that belong to one of them alone. */
function rimOf(triangles: readonly Triangle[]): readonly (readonly [number, number])[] {
  const edges = new Map<number, readonly [number, number]>();
  for (const { corners } of triangles) {
    for (let i = 0; i < 3; i++) {
      const [from, to] = [corners[i]!, corners[(i + 1) % 3]!];
      const key = Math.min(from, to) * 65536 + Math.max(from, to);
      if (!edges.delete(key)) edges.set(key, [from, to]);
    }
  }
  return [...edges.values()];
}

/**
 * Joins points to triangles that are as little pointed as possible: Delaunay's triangulation after Bowyer
 * and Watson (1981). For up to a few thousand points of the unit square, of which no two are the same.
 * @returns the indices of the corners of each triangle
 */
export function triangulate(points: readonly Point[]): readonly Corners[] {
  const { length } = points;
  // All points lie in one triangle, which is left out again.
  const all: readonly Point[] = [...points, [-500, -500], [500, -500], [0.5, 500]];
  let triangles = [triangleOf(all, [length, length + 1, length + 2])];
  for (let i = 0; i < length; i++) {
    const [x, y] = all[i]!;
    const bad: Triangle[] = [];
    const good: Triangle[] = [];
    for (const triangle of triangles) {
      const away = (triangle.centre[0] - x) ** 2 + (triangle.centre[1] - y) ** 2;
      (away < triangle.radiusSquared ? bad : good).push(triangle);
    }
    for (const [from, to] of rimOf(bad)) good.push(triangleOf(all, [from, to, i]));
    triangles = good;
  }
  return triangles
    .map(({ corners }) => corners)
    .filter((corners) => corners.every((corner) => corner < length));
}
