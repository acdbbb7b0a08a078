/** A part of the picture, in pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest rectangle around all pixels for which `isInside` holds; null when there are none. */
export function boundsOf(
  width: number,
  height: number,
  isInside: (at: number) => boolean,
): Rectangle | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let first = 0;
    while (first < width && !isInside(start + first)) first++;
    if (first === width) continue;
    let last = width - 1;
    while (last > right && !isInside(start + last)) last--;
    if (first < left) left = first;
    if (last > right) right = last;
    if (top > y) top = y;
    bottom = y;
  }
  return bottom < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The smallest rectangle around both. */
export function union(one: Rectangle | null, other: Rectangle | null): Rectangle | null {
  if (one === null || other === null) return one ?? other;
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}
