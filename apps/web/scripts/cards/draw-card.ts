import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { cutMark, drawMark } from '../brand/mark.ts';
import type { Tokens } from '../brand/tokens.ts';
import type { Card } from './card-list.ts';
import { drawText, fitFont } from './lettering.ts';

export const CARD_SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 72;

interface Kit {
  readonly markPath: string;
  readonly tokens: Tokens;
  /** Square, of the prompts in order. */
  readonly pictures: readonly Canvas[];
}

/** A card as its page looks: paper, one big thing to see, few words, the mark. */
export function drawCard(card: Card, kit: Kit): Canvas {
  const canvas = createCanvas(CARD_SIZE.width, CARD_SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = kit.tokens('canvas');
  context.fillRect(0, 0, canvas.width, canvas.height);
  LAYOUTS[card.layout](context, card, kit);
  drawName(context, kit);
  drawWords(context, card, kit.tokens);
  return canvas;
}

const LAYOUTS: Readonly<
  Record<Card['layout'], (context: SKRSContext2D, card: Card, kit: Kit) => void>
> = {
  said(context, card, kit) {
    drawMark(
      context,
      kit.markPath,
      { left: 470, top: -150, sizePx: 960, strokeWidth: 1.5 },
      kit.tokens,
    );
    drawPicture(context, kit, 0, { left: 626, top: 50, sizePx: 502 });
    drawPromptBar(context, card.prompts[0] ?? '', kit);
  },
  fanned(context, _, kit) {
    drawMark(
      context,
      kit.markPath,
      { left: 480, top: -130, sizePx: 900, strokeWidth: 1.5 },
      kit.tokens,
    );
    drawPicture(context, kit, 0, { left: 548, top: 290, sizePx: 278, turn: -0.08 });
    drawPicture(context, kit, 2, { left: 866, top: 290, sizePx: 278, turn: 0.08 });
    drawPicture(context, kit, 1, { left: 698, top: 48, sizePx: 300 });
  },
  woven(context, _, { markPath, pictures: [picture] }) {
    if (!picture) return;
    context.drawImage(cutMark(picture, markPath, 4.6), 592, 20, 590, 590);
  },
};

interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly sizePx: number;
  /** Radians, about its middle. */
  readonly turn?: number;
}

function drawPicture(
  context: SKRSContext2D,
  { pictures, tokens }: Kit,
  index: number,
  { left, top, sizePx, turn = 0 }: PicturePlace,
): void {
  const picture = pictures[index];
  if (!picture) return;
  const half = sizePx / 2;
  const frame = 8;
  context.save();
  context.translate(left + half, top + half);
  context.rotate(turn);
  context.shadowColor = 'rgb(20 14 30 / 0.35)';
  context.shadowBlur = 60;
  context.shadowOffsetY = 24;
  context.fillStyle = tokens('raised');
  context.beginPath();
  context.roundRect(-half - frame, -half - frame, sizePx + 2 * frame, sizePx + 2 * frame, 36);
  context.fill();
  context.shadowColor = 'transparent';
  context.beginPath();
  context.roundRect(-half, -half, sizePx, sizePx, 28);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -half, -half, sizePx, sizePx);
  context.restore();
}

/** The sentence in the field that it was typed into, across the picture that it became. */
function drawPromptBar(context: SKRSContext2D, prompt: string, { markPath, tokens }: Kit): void {
  const bar = { left: 520, top: 512, width: 616, height: 76 };
  context.save();
  context.shadowColor = 'rgb(20 14 30 / 0.3)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 12;
  context.fillStyle = tokens('raised');
  context.beginPath();
  context.roundRect(bar.left, bar.top, bar.width, bar.height, bar.height / 2);
  context.fill();
  context.restore();
  const room = bar.width - 128;
  context.fillStyle = tokens('ink');
  context.font = fitFont(context, prompt, room, { family: 'Instrument', weight: 500, sizePx: 27 });
  context.textBaseline = 'middle';
  context.fillText(prompt, bar.left + 36, bar.top + bar.height / 2);
  const mark = { left: bar.left + bar.width - 66, top: bar.top + 16, sizePx: 44, strokeWidth: 3.6 };
  drawMark(context, markPath, mark, tokens);
}

function drawName(context: SKRSContext2D, { markPath, tokens }: Kit): void {
  drawMark(context, markPath, { left: MARGIN, top: 64, sizePx: 50, strokeWidth: 3.6 }, tokens);
  context.fillStyle = tokens('ink');
  context.font = '36px Bricolage';
  context.letterSpacing = '-1px';
  context.textBaseline = 'middle';
  context.fillText('Loopwright', MARGIN + 64, 91);
  context.letterSpacing = '0px';
}

function drawWords(context: SKRSContext2D, card: Card, tokens: Tokens): void {
  const width = card.layout === 'said' ? 490 : 470;
  const bottom = card.layout === 'said' ? 500 : CARD_SIZE.height - 76;
  context.fillStyle = tokens('ink-soft');
  const line = { font: '500 26px Instrument', letterSpacing: '0px', lineHeight: 36 };
  const lineTop = drawText(context, card.line, { left: MARGIN, bottom, width }, line);
  context.fillStyle = tokens('ink');
  const sizePx = card.headline.length > 32 ? 58 : 74;
  const headline = {
    font: `${sizePx}px Bricolage`,
    letterSpacing: `${-sizePx * 0.03}px`,
    lineHeight: sizePx,
  };
  drawText(context, card.headline, { left: MARGIN, bottom: lineTop - 22, width }, headline);
}
