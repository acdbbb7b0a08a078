import type { TextureName } from '../../language/picture-look.ts';
import type { Colour } from '../../math/colour.ts';
import type { Stage } from '../../stage/stage.ts';
import { patterned, plain, rainbow, rays } from './figures.ts';
import { addPlate, CREAM, GOLD, needsPlate, WHITE } from './ground.ts';
import { deco, hexagons, memphis } from './lattices.ts';
import { bokeh, glitter } from './lights.ts';
import { mandala } from './mandala.ts';
import { linen, marble, paper, wash, wood } from './materials.ts';
import { seigaiha, terrazzo, tiles } from './ornaments.ts';
import { leafshadow, windowshadow } from './shadows.ts';
import { blobs, geometric } from './shapes.ts';

const INK: Colour = [0.24, 0.03, 280];
const KRAFT: Colour = [0.72, 0.065, 68];

const PAINTERS: Readonly<Record<TextureName, (stage: Stage) => void>> = {
  glitter,
  leafshadow,
  windowshadow,
  marble,
  bokeh,
  wash,
  paper: paper(CREAM),
  kraft: paper(KRAFT, true),
  linen,
  wood,
  dots: patterned('dots', [0.85, 0.09, 350], WHITE),
  stripes: patterned('stripes', WHITE, [0.8, 0.09, 235]),
  checks: patterned('checks', WHITE, [0.7, 0.16, 25]),
  zigzag: patterned('zigzag', [0.8, 0.1, 190], WHITE),
  leopard: patterned('leopard', [0.8, 0.09, 75], [0.26, 0.04, 50]),
  rays,
  rainbow,
  plain,
  tiles,
  terrazzo,
  seigaiha,
  blobs,
  geometric,
  memphis,
  hexagons,
  deco,
  mandala,
};

/** Fills the whole picture with what its background is made of. */
export function paintTexture(stage: Stage, texture: TextureName): void {
  PAINTERS[texture](stage);
  if (needsPlate(texture)) addPlate(stage, texture === 'deco' ? GOLD : INK);
}
