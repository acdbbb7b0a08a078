import type { Canvas, Canvas2D } from '../canvas.ts';
import type { FormatName } from '../language/picture-look.ts';
import { type Colour, css, shift } from '../math/colour.ts';
import { TAU } from '../math/periodic.ts';
import { shrink } from '../own-canvases.ts';
import { drawRecorded, linearGradient, paintOnce } from '../painting.ts';
import { inkOfColour } from '../plan/mark-colours.ts';
import { POSTER_BORDER, posterTitle } from '../plan/poster-title.ts';
import { isTitleOnTop } from '../plan/title-on-top.ts';
import { paintLabelPaper, strokeLabelFrame } from '../stage/label-paper.ts';
import type { Stage } from '../stage/stage.ts';
import { isArtDeco, layDeco } from './deco-frame.ts';
import { layBookmark, layShirt, layTag } from './mounted-frames.ts';
import { layNouveau } from './nouveau-frame.ts';
import { layTarot } from './tarot-frame.ts';

const PAPER: Colour = [0.97, 0.008, 90];
const CREAM: Colour = [0.94, 0.035, 88];

/** Puts the finished picture on the paper that the prompt asks for; null when it asks for none. */
export function createFrame(stage: Stage): ((canvas: Canvas) => void) | null {
  const { format, setting } = stage.plan;
  if (format === 'polaroid') return (canvas) => mount(stage, canvas, layPolaroid);
  // A photograph fills its poster, or the frame would cut off heads.
  if (format === 'poster' && stage.headlineAt !== undefined) return null;
  if (format === 'poster') return (canvas) => mount(stage, canvas, layPoster);
  if (format === 'label' && setting !== 'flatlay') {
    return (canvas) => mount(stage, canvas, layLabel);
  }
  const border = inkOfColour(stage.plan.frameColour ?? '');
  if (format === 'card' && setting !== 'flatlay' && border !== null) {
    return (canvas) => mount(stage, canvas, layInBorder(border));
  }
  if (format === 'tarot') return (canvas) => mount(stage, canvas, layTarot);
  const layGoods = format === null ? undefined : GOODS[format];
  if (layGoods !== undefined) {
    return (canvas) =>
      mount(stage, canvas, (context, _, picture) => {
        fillTable(context, stage);
        layGoods(context, stage, picture);
      });
  }
  const isWithoutPaper = format === null && stage.plan.mark == null && stage.plan.texture == null;
  if (isWithoutPaper && stage.plan.style === 'nouveau') {
    return (canvas) => mount(stage, canvas, layNouveau);
  }
  if (isWithoutPaper && stage.plan.caption === null && isArtDeco(stage.plan.prompt)) {
    return (canvas) => mount(stage, canvas, layDeco);
  }
  if (format === 'sticker' && setting !== 'flatlay') {
    return (canvas) => mount(stage, canvas, layBadge);
  }
  return null;
}

const GOODS: Partial<Record<FormatName, Lay>> = {
  tag: layTag,
  bookmark: layBookmark,
  shirt: layShirt,
};

type Lay = (context: Canvas2D, stage: Stage, picture: Canvas) => void;

/** Lays a copy of the picture over the canvas. */
function mount(stage: Stage, canvas: Canvas, lay: Lay): void {
  const { width, height, environment } = stage;
  const picture = paintOnce(environment, width, height, (context) =>
    context.drawImage(canvas, 0, 0),
  );
  drawRecorded(environment, picture);
  const context = canvas.getContext('2d');
  context.save();
  lay(context, stage, picture);
  context.restore();
  drawRecorded(environment, canvas);
  shrink(picture);
}

function fillTable(context: Canvas2D, { width, height, accents }: Stage): void {
  const hue = accents[0]?.[2] ?? 60;
  context.fillStyle = linearGradient(
    context,
    [0, 0, width, height],
    [
      [0, [0.9, 0.045, hue]],
      [1, [0.8, 0.06, hue]],
    ],
  );
  context.fillRect(0, 0, width, height);
}

function castShadow(context: Canvas2D, unit: number): void {
  context.shadowColor = css([0.25, 0.04, 280], 0.4);
  context.shadowBlur = 34 * unit;
  context.shadowOffsetY = 16 * unit;
}

/** How broad the border of a card is, in thousandths of the shorter side, and where the line on it is. */
const BORDER = { broad: 52, line: 30 } as const;

/** The picture in a border of the card's own color with a fine line. */
const layInBorder =
  (tone: Colour): Lay =>
  (context, { width, height, unit }, picture) => {
    const [broad, line] = [BORDER.broad * unit, BORDER.line * unit];
    context.fillStyle = css(tone);
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, broad, broad, width - 2 * broad, height - 2 * broad);
    context.strokeStyle = css(shift(tone, tone[0] > 0.7 ? -0.2 : 0.3, 0.6));
    context.lineWidth = 3 * unit;
    context.beginPath();
    context.roundRect(line, line, width - 2 * line, height - 2 * line, 2 * unit);
    context.stroke();
  };

/** White paper, broad below, a little aslant. */
function layPolaroid(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const { width, height, unit } = stage;
  const side = 800 * unit;
  fillTable(context, stage);
  context.translate(width / 2, height / 2);
  context.rotate(-0.035);
  castShadow(context, unit);
  context.fillStyle = css(PAPER);
  context.beginPath();
  context.roundRect(-side / 2, -side * 0.57, side, side * 1.14, 6 * unit);
  context.fill();
  context.shadowColor = 'transparent';
  const inner = side * 0.88;
  const crop = Math.min(width, height);
  context.drawImage(
    picture,
    (width - crop) / 2,
    (height - crop) / 2,
    crop,
    crop,
    -inner / 2,
    -side * 0.57 + side * 0.06,
    inner,
    inner,
  );
}

/** The picture in a round sticker with a white border. */
function layBadge(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const { width, height, unit } = stage;
  const radius = 440 * unit;
  fillTable(context, stage);
  context.save();
  castShadow(context, unit);
  context.fillStyle = css([1, 0, 0]);
  context.beginPath();
  context.arc(width / 2, height / 2, radius + 26 * unit, 0, TAU);
  context.fill();
  context.restore();
  context.beginPath();
  context.arc(width / 2, height / 2, radius, 0, TAU);
  context.clip();
  context.drawImage(picture, 0, 0);
}

/** Where the picture of a label is, as shares of its sides: below the title. */
const LABEL_PICTURE = { across: 0.155, top: 0.315, bottom: 0.875 } as const;

/** The picture in a frame on the paper of a label, with room above it for the title. */
function layLabel(context: Canvas2D, stage: Stage, picture: Canvas): void {
  const { width, height } = stage;
  const left = LABEL_PICTURE.across * width;
  const [top, bottom] = [LABEL_PICTURE.top * height, LABEL_PICTURE.bottom * height];
  const wide = width - 2 * left;
  const shown = Math.min(height, (width * (bottom - top)) / wide);
  paintLabelPaper(context, stage);
  context.drawImage(picture, 0, height - shown, width, shown, left, top, wide, bottom - top);
  strokeLabelFrame(context, stage);
}

/** The picture on cream paper with a thin line around it, and room below or above it for a title. */
function layPoster(context: Canvas2D, { width, height, unit, plan }: Stage, picture: Canvas): void {
  const border = POSTER_BORDER * 1000 * unit;
  const below = plan.caption === null ? border * 1.3 : posterTitle(plan.caption).band * height;
  const [wide, tall] = [width - 2 * border, height - border - below];
  context.fillStyle = css(CREAM);
  context.fillRect(0, 0, width, height);
  // What is cut off is sky.
  const shown = plan.caption === null ? height : Math.min(height, (width * tall) / wide);
  const top = isTitleOnTop(plan) ? below : border;
  context.drawImage(picture, 0, height - shown, width, shown, border, top, wide, tall);
  context.strokeStyle = css([0.3, 0.05, 60], 0.7);
  context.lineWidth = 3 * unit;
  context.beginPath();
  context.rect(border, top, wide, tall);
  context.stroke();
}
