import type { Canvas } from '../../canvas.ts';
import type { Colour } from '../../math/colour.ts';
import { lerp, wave } from '../../math/periodic.ts';
import { createRandom } from '../../math/random.ts';
import type { Stage } from '../../stage/stage.ts';
import { isAbsent } from '../absent.ts';
import { isCutPaper, withPaperShadow } from '../cut-paper.ts';
import { crowd, scaleOf } from '../extent.ts';
import type { Ridge } from '../ridges.ts';
import { addStrip } from '../strip.ts';
import { broadleafSprite } from './broadleaf.ts';
import { coniferSprite } from './conifer.ts';
import { type Foliage, foliageOf } from './foliage.ts';
import { palmSprite } from './palm.ts';

export type TreeKind = 'conifer' | 'broadleaf' | 'palm';

const SPRITES: Readonly<
  Record<TreeKind, (stage: Stage, height: number, seed: number, look: Foliage) => Canvas>
> = { conifer: coniferSprite, broadleaf: broadleafSprite, palm: palmSprite };

export interface TreeLine {
  readonly order: number;
  readonly depth: number;
  /** Where the feet stand, in pixels for x in pixels. */
  readonly ridge: Ridge;
  readonly kinds: readonly TreeKind[];
  readonly colours: readonly Colour[];
  /** In a square picture. */
  readonly count: number;
  /** Height of a middling tree, in measures of the landscape. */
  readonly size: number;
  /** Distance, 0–1. */
  readonly haze: number;
  /** Fractions of the width left free for the subject. */
  readonly gap?: readonly [from: number, to: number];
  readonly swaying?: boolean;
  readonly salt?: number;
}

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly sprite: Canvas;
  readonly width: number;
  readonly height: number;
  readonly offset: number;
}

const VARIANTS = 3;

function plant(stage: Stage, line: TreeLine): Tree[] {
  const { width } = stage;
  const unitHeight = line.size * scaleOf(stage);
  const random = createRandom(stage.seed + 37 * line.order + (line.salt ?? 0));
  const count = crowd(stage, line.count);
  const shared = new Map<string, Canvas>();
  const spriteOf = (kind: TreeKind, colour: number, variant: number): Canvas => {
    const key = `${kind} ${colour} ${variant}`;
    let sprite = shared.get(key);
    if (!sprite) {
      const look = foliageOf(stage, line.colours[colour] ?? [0.6, 0.12, 140], line.haze);
      sprite = SPRITES[kind](stage, Math.ceil(unitHeight * 1.25), variant * 7 + colour + 1, look);
      if (isCutPaper(stage)) sprite = withPaperShadow(stage, sprite);
      shared.set(key, sprite);
    }
    return sprite;
  };
  const trees: Tree[] = [];
  for (let i = 0; i < count; i++) {
    const at = lerp(-0.04, 1.04, (i + 0.2 + 0.6 * random()) / count);
    const kind = line.kinds[Math.floor(random() * line.kinds.length)] ?? 'conifer';
    const colour = Math.floor(random() * line.colours.length);
    const variant = Math.floor(random() * VARIANTS);
    const height = unitHeight * (0.75 + 0.5 * random());
    const y = line.ridge(at * width) + height * (0.02 + 0.05 * random());
    const breadth = 0.9 + 0.2 * random();
    const offset = random();
    if (line.gap && at > line.gap[0] && at < line.gap[1]) continue;
    const sprite = spriteOf(kind, colour, variant);
    const spread = (height * sprite.width * breadth) / sprite.height;
    trees.push({ x: at * width, y, sprite, width: spread, height, offset });
  }
  return trees.sort((a, b) => a.y - b.y);
}

/** Trees along a ridge: painted once, or swaying when they are near enough to see it. */
export function addTreeLine(stage: Stage, line: TreeLine): void {
  if (isAbsent(stage, 'trees')) return;
  const kinds = line.kinds.filter((kind) => kind !== 'palm' || !isAbsent(stage, 'palms'));
  if (kinds.length === 0) return;
  const trees = plant(stage, { ...line, kinds });
  if (trees.length === 0) return;
  if (!line.swaying) {
    const top = Math.min(...trees.map((tree) => tree.y - tree.height)) / stage.height;
    const bottom = Math.max(...trees.map((tree) => tree.y)) / stage.height;
    const spent = trees.map(({ sprite }) => sprite);
    addStrip(stage, { order: line.order, depth: line.depth, top, bottom, spent }, (context) => {
      for (const { sprite, x, y, width, height } of trees) {
        context.drawImage(sprite, x - width / 2, y - height, width, height);
      }
    });
    return;
  }
  stage.addLayer(line.order, line.depth, (context, phase) => {
    for (const { sprite, x, y, width, height, offset } of trees) {
      context.save();
      context.translate(x, y);
      context.transform(1, 0, 0.018 * wave(phase, 1, offset), 1, 0, 0);
      context.drawImage(sprite, -width / 2, -height, width, height);
      context.restore();
    }
  });
}
