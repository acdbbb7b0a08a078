import { smoothstep } from '../../math/periodic.ts';
import type { Stage } from '../../stage/stage.ts';
import { visitEdges } from '../luminance.ts';
import type { StyleFilter } from '../style-filter.ts';

/** Where the face of somebody is above their middle, and how far it reaches, in their sizes. */
const FACE = { above: 0.35, radius: 0.17 } as const;
/** What is left of the tubes in a face: bright outlines of dark eyes would look like a negative. */
const IN_FACE = 0.12;

/** How much of a tube is lit at a place, in pixels of a picture that is half as large. */
function lightOutsideFace({ hero, plan, width, height }: Stage): (x: number, y: number) => number {
  if (hero === null || plan.subjects[0]?.person == null) return () => 1;
  const size = (hero.size * Math.min(width, height)) / 2;
  const [centreX, centreY] = [(hero.x * width) / 2, (hero.y * height) / 2 - FACE.above * size];
  const radius = FACE.radius * size;
  return (x, y) => {
    const away = Math.hypot(x - centreX, y - centreY) / radius;
    return away > 1 ? 1 : IN_FACE + (1 - IN_FACE) * smoothstep(0.72, 1, away);
  };
}

/** Outlines glow like tubes in the colours of what they outline; the rest steps back. */
export const neon: StyleFilter = (stage) => {
  const { width, height, unit, environment } = stage;
  const small = environment.createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  const halo = environment.createCanvas(small.width, small.height);
  const smallContext = small.getContext('2d');
  const haloContext = halo.getContext('2d');
  const lightAt = lightOutsideFace(stage);
  return (canvas) => {
    smallContext.drawImage(canvas, 0, 0, small.width, small.height);
    const pixels = smallContext.getImageData(0, 0, small.width, small.height);
    const { data } = pixels;
    visitEdges(data, small.width, small.height, (y, _luminance, edges) => {
      for (let x = 0, p = y * small.width * 4; x < small.width; x++, p += 4) {
        const edge = Math.min(1, Math.max(0, edges[x]! - 60) / 220);
        const strength = edge > 0 ? edge * lightAt(x, y) : 0;
        const most = Math.max(data[p]!, data[p + 1]!, data[p + 2]!, 1);
        const least = Math.min(data[p]!, data[p + 1]!, data[p + 2]!);
        // The hue at full strength: grey edges become pink, the others keep their own.
        const grey = 1 - (most - least) / most;
        const scale = (255 * strength) / Math.max(1, most - least * 0.7);
        data[p] = (data[p]! - least * 0.7) * scale + 90 * grey * strength;
        data[p + 1] = (data[p + 1]! - least * 0.7) * scale;
        data[p + 2] = (data[p + 2]! - least * 0.7) * scale + 70 * grey * strength;
      }
    });
    smallContext.putImageData(pixels, 0, 0);
    haloContext.clearRect(0, 0, halo.width, halo.height);
    haloContext.filter = `blur(${Math.max(1, 5 * unit)}px)`;
    haloContext.drawImage(small, 0, 0);
    haloContext.filter = 'none';

    const context = canvas.getContext('2d');
    context.save();
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = 'rgb(206,190,228)';
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'screen';
    context.drawImage(halo, 0, 0, width, height);
    context.globalAlpha = 0.55;
    context.drawImage(small, 0, 0, width, height);
    context.restore();
  };
};
