import type { Canvas2D } from '../../canvas.ts';
import type { TextStyle } from '../../document/text-schema.ts';
import { type CaptionState, partLift, rainbowTurn, textMotion, typedParts } from './presets.ts';
import type { TextLayout, TextLine, TextPart } from './text-layout.ts';

/** A piece of text where it is at a moment. */
interface PlacedPart extends TextPart {
  readonly baseline: number;
  readonly direction: TextLine['direction'];
}

/** The parts as the preset places them. */
function placeParts(layout: TextLayout, style: TextStyle, state: CaptionState): PlacedPart[] {
  const isTakenApart = ['wave', 'bounce', 'type'].includes(style.preset);
  if (!isTakenApart) return [...layout.lines];
  const count = layout.lines.reduce((sum, { parts }) => sum + parts.length, 0);
  const shown = style.preset === 'type' ? typedParts(state, count) : count;
  return layout.lines
    .flatMap(({ parts, baseline, direction }) =>
      parts.map(({ text, x, width }) => ({ text, x, width, baseline, direction })),
    )
    .slice(0, shown)
    .map(({ text, x, width, direction, baseline }, at) => {
      const lift = partLift(style.preset, state, at) * style.size;
      return { text, x, width, direction, baseline: baseline - lift };
    });
}

/** All hues from the left to the right, turned by the moment. */
function rainbow(context: Canvas2D, width: number, turn: number) {
  const gradient = context.createLinearGradient(0, 0, width, 0);
  for (let step = 0; step <= 12; step++) {
    const hue = Math.round(360 * (step / 12 + 1 - turn)) % 360;
    gradient.addColorStop(step / 12, `hsl(${hue}, 95%, 62%)`);
  }
  return gradient;
}

/** One path, so that boxes that overlap do not show it. */
function drawBoxes(context: Canvas2D, lines: readonly TextLine[], style: TextStyle): void {
  const { boxColor, boxPadding, boxRadius } = style;
  if (boxColor === null) return;
  context.beginPath();
  for (const { x, width, top, bottom } of lines) {
    if (width === 0) continue;
    const boxWidth = width + 2 * boxPadding;
    const radius = Math.min(boxRadius, boxWidth / 2, (bottom - top) / 2);
    context.roundRect(x - boxPadding, top, boxWidth, bottom - top, radius);
  }
  context.fillStyle = boxColor;
  context.fill();
}

/**
 * Draws a text into its own block from 0, 0, at full opacity.
 * @param parts `silhouette`: what casts the shadow, once over; `all`: the text
 */
export function drawText(
  context: Canvas2D,
  layout: TextLayout,
  style: TextStyle,
  state: CaptionState,
  parts: 'silhouette' | 'all',
): void {
  const { x, scale } = textMotion(style.preset, state);
  if (scale === 0) return;
  context.translate(layout.width * (0.5 + x), layout.height / 2);
  context.scale(scale, scale);
  context.translate(-layout.width / 2, -layout.height / 2);
  const placed = placeParts(layout, style, state);
  if (placed.length === 0) return;
  drawBoxes(context, layout.lines, style);
  if (parts === 'silhouette' && style.boxColor !== null) return;
  context.font = layout.font;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  if (style.outlineWidth > 0) {
    context.strokeStyle = style.outlineColor;
    context.lineWidth = style.outlineWidth * 2;
    context.lineJoin = 'round';
    for (const part of placed) {
      context.direction = part.direction;
      context.strokeText(part.text, part.x, part.baseline);
    }
    if (parts === 'silhouette') return;
  }
  context.fillStyle =
    style.preset === 'rainbow' ? rainbow(context, layout.width, rainbowTurn(state)) : style.color;
  for (const part of placed) {
    context.direction = part.direction;
    context.fillText(part.text, part.x, part.baseline);
  }
}
