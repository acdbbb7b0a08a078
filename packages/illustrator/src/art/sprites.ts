import type { Canvas, Environment } from '../canvas.ts';
import { isSkin, type SkinTone, tonedGlyph } from '../language/skin-tones.ts';
import { type Colour, css } from '../math/colour.ts';
import { shrink } from '../own-canvases.ts';
import { drawRecorded, paintOnce } from '../painting.ts';
import { drawBed } from './bed.ts';
import { onlyPart, partOfName } from './glyph-parts.ts';
import { GLYPH_TRIMS } from './glyph-trim.ts';
import { drawHorse, HORSE_COATS } from './horses.ts';
import { inLines, type LineColours, svgInLines } from './line-art.ts';
import type { ArtPack, GlyphArt } from './pack.ts';
import type { PropTable } from './prop-table.ts';
import {
  type Dominant,
  dominantOf,
  dyeDarkHair,
  dyeFleece,
  dyeHair,
  isGlass,
  isRibbon,
  paintVehicle,
  recolourSvg,
} from './recolour.ts';
import { drawRose } from './rose.ts';
import { svgDocument } from './svg-document.ts';
import { drawUnicorn } from './unicorn.ts';

/** Vehicles with so much glass, or so little color, that the dominant hue is not that of their body. */
const GLAZED: ReadonlySet<string> = new Set([
  'bus',
  'ambulance',
  'minibus',
  'trolleybus',
  'tram',
  'tram-car',
  'police-car',
  'high-speed-train',
  'airplane',
]);

/** Of several colors, all of which give way to one that is named. */
const MANY_COLOURED: ReadonlySet<string> = new Set([
  'kite',
  'parachute',
  'pinata',
  'umbrella-on-ground',
]);

/** The whole sprite in shades of one color. */
function tinted(environment: Environment, sprite: Canvas, colour: Colour): Canvas {
  return paintOnce(environment, sprite.width, sprite.height, (context) => {
    context.drawImage(sprite, 0, 0);
    context.globalCompositeOperation = 'color';
    context.fillStyle = css(colour);
    context.fillRect(0, 0, sprite.width, sprite.height);
    context.globalCompositeOperation = 'multiply';
    context.globalAlpha = 0.55;
    context.fillRect(0, 0, sprite.width, sprite.height);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(sprite, 0, 0);
  });
}

const SMALLEST_SIZE_PX = 16;
const PROBE_SIZE_PX = 64;

/** Glyphs and props as canvases, each drawn once per size, colour and style. One per scene. */
export class SpriteStore {
  readonly #environment: Environment;
  readonly #pack: ArtPack;
  readonly #props: PropTable;
  readonly #lines: LineColours | null;
  readonly #sprites = new Map<string, Promise<Canvas>>();
  readonly #dominants = new Map<string, Promise<Dominant>>();

  /** @param lines draws outlines in these colors instead of filled shapes */
  constructor(
    environment: Environment,
    pack: ArtPack,
    props: PropTable,
    lines: LineColours | null = null,
  ) {
    this.#lines = lines;
    this.#environment = environment;
    this.#pack = pack;
    this.#props = props;
  }

  /**
   * @param glyph key of the art pack or of a prop; an unknown one gives a star
   * @param sizePx width in pixels, at least 16; the height follows the drawing
   * @param colour what the dominant hue becomes, null for the drawing's own
   * @param flat the style without gradients, where there is one
   * @returns a canvas that is shared: draw from it, never into it
   */
  get(glyph: string, sizePx: number, colour: Colour | null = null, flat = false): Promise<Canvas> {
    const widthPx = Math.max(SMALLEST_SIZE_PX, Math.round(sizePx));
    const key = `${glyph}|${widthPx}|${colour?.join() ?? ''}|${flat}`;
    let sprite = this.#sprites.get(key);
    if (!sprite) {
      sprite = this.#draw(glyph, widthPx, colour, flat);
      this.#sprites.set(key, sprite);
    }
    return sprite;
  }

  /** The glyph's key in a skin tone; its own where it has none. */
  inTone(glyph: string, tone: SkinTone | null): string {
    const { whole, part } = partOfName(glyph);
    const toned = tone === null ? whole : tonedGlyph(whole, tone);
    if (this.#pack.categoryOf(toned) === null) return glyph;
    return part === null ? toned : `${toned}#${part}`;
  }

  async #draw(
    glyph: string,
    sizePx: number,
    colour: Colour | null,
    flat: boolean,
  ): Promise<Canvas> {
    if (glyph === 'unicorn') {
      const horse = this.#pack.art('horse');
      if (horse) return drawUnicorn(this.#environment, horse, sizePx, colour);
    }
    // The rose of the set is closed like a tulip.
    if (glyph === 'rose') return this.#drawProp(drawRose, sizePx, colour);
    if (glyph === 'bed') return this.#drawProp(drawBed, sizePx, colour);
    const coat = HORSE_COATS[glyph];
    const horse = coat && this.#pack.art('horse');
    if (coat && horse) return drawHorse(this.#environment, horse, sizePx, coat, colour);
    const lines = this.#lines;
    const art = this.#artOf(glyph, flat || lines !== null);
    if (!art) return this.#drawProp(this.#props[glyph] ?? this.#props['@star'], sizePx, colour);
    if (lines !== null) {
      const outlined = { ...art, body: svgInLines(art.body, art.width, lines) };
      return this.#rasterise(glyph, outlined, sizePx);
    }
    if (colour && MANY_COLOURED.has(glyph)) {
      return tinted(this.#environment, await this.#rasterise(glyph, art, sizePx), colour);
    }
    const body = colour ? await this.#painted(glyph, art.body, colour, flat) : art.body;
    return this.#rasterise(glyph, { ...art, body }, sizePx);
  }

  /** Layers are parted in the shaded drawing alone. */
  #artOf(glyph: string, flat: boolean): GlyphArt | null {
    const { whole, part } = partOfName(glyph);
    const art = this.#pack.art(whole, flat && part === null);
    return art && part !== null ? onlyPart(art, part) : art;
  }

  async #painted(glyph: string, body: string, colour: Colour, flat: boolean): Promise<string> {
    // What is left of a head is skin.
    if (/-white-hair(~|$)/.test(glyph)) return dyeHair(body, colour);
    if (/^(?:girl|boy|child)~light$/.test(glyph)) return dyeDarkHair(body, colour);
    if (/^(?:ewe|ram)$/.test(glyph)) return dyeFleece(body, colour);
    const dominant = await this.#dominant(glyph, flat);
    return GLAZED.has(glyph)
      ? paintVehicle(body, colour, dominant)
      : recolourSvg(body, colour, dominant, this.#sparing(glyph));
  }

  #drawProp(draw: PropTable[string] | undefined, sizePx: number, colour: Colour | null): Canvas {
    return paintOnce(this.#environment, sizePx, sizePx, (context) => {
      context.scale(sizePx, sizePx);
      draw?.(this.#lines === null ? context : inLines(context, this.#lines), colour);
    });
  }

  async #rasterise(glyph: string, art: GlyphArt, sizePx: number): Promise<Canvas> {
    const image = await this.#environment.loadSvg(svgDocument(art, sizePx));
    const heightPx = Math.round((sizePx * art.height) / art.width);
    const trim = GLYPH_TRIMS[glyph];
    const trimmed = paintOnce(this.#environment, sizePx, heightPx, (context) => {
      if (trim?.rotateRadians !== undefined) {
        context.translate(sizePx / 2, heightPx / 2);
        context.rotate(trim.rotateRadians);
        context.scale(trim.scale ?? 1, trim.scale ?? 1);
        context.translate(-sizePx / 2, -heightPx / 2);
      }
      const top = heightPx * (trim?.keepBelow ?? 0);
      const bottom = heightPx * (trim?.keepAbove ?? 1);
      if (top > 0 || bottom < heightPx) {
        context.beginPath();
        context.rect(0, top, sizePx, bottom - top);
        context.clip();
      }
      context.drawImage(image.picture, 0, 0, sizePx, heightPx);
    });
    // A canvas keeps the decoded image that was drawn into it, which is as large as itself.
    const sprite = paintOnce(this.#environment, sizePx, heightPx, (context) =>
      context.drawImage(trimmed, 0, 0),
    );
    drawRecorded(this.#environment, sprite);
    shrink(trimmed);
    image.release();
    return sprite;
  }

  /** People keep their skin when what they wear is painted, and gifts their ribbon. */
  #sparing(glyph: string): ((colour: Colour) => boolean) | undefined {
    if (GLAZED.has(glyph)) return isGlass;
    if (glyph === 'wrapped-gift') return isRibbon;
    const [name = glyph] = glyph.split('~');
    const isPerson = this.#pack.categoryOf(name)?.startsWith('person') ?? false;
    return isPerson && this.#pack.categoryOf(tonedGlyph(name, 'dark')) !== null
      ? isSkin
      : undefined;
  }

  #dominant(glyph: string, flat: boolean): Promise<Dominant> {
    const key = `${glyph}|${flat}`;
    let dominant = this.#dominants.get(key);
    if (!dominant) {
      dominant = this.get(glyph, PROBE_SIZE_PX, null, flat).then((probe) =>
        dominantOf(
          probe.getContext('2d').getImageData(0, 0, probe.width, probe.height).data,
          this.#sparing(glyph),
        ),
      );
      this.#dominants.set(key, dominant);
    }
    return dominant;
  }
}
