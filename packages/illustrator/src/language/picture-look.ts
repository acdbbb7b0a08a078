/** What fills a background that shows no place. */
export type TextureName =
  | 'glitter'
  | 'leafshadow'
  | 'windowshadow'
  | 'marble'
  | 'bokeh'
  | 'wash'
  | 'paper'
  | 'kraft'
  | 'linen'
  | 'wood'
  | 'dots'
  | 'stripes'
  | 'checks'
  | 'zigzag'
  | 'leopard'
  | 'rays'
  | 'rainbow'
  | 'plain'
  | 'tiles'
  | 'terrazzo'
  /** Waves as on Japanese cloth. */
  | 'seigaiha'
  | 'blobs'
  /** Quarters of circles, circles and triangles in squares. */
  | 'geometric'
  /** Bright figures strewn over a pale ground. */
  | 'memphis'
  | 'hexagons'
  /** Fans of fine lines. */
  | 'deco'
  | 'mandala';

/** How a logo or a set of icons is drawn. */
export interface Mark {
  /** With fine lines of one color instead of filled shapes. */
  readonly isLined: boolean;
  /** On a rounded tile, as on the screen of a phone. */
  readonly isTile: boolean;
  /** Several icons beside each other, each by itself. */
  readonly isSet: boolean;
  /** In a ring. */
  readonly isRound: boolean;
  /** The color of its ring where it is another than that of the mark. */
  readonly ringColour?: string;
  /** On a shield. */
  readonly isShield?: boolean;
  /** Crossed out in a red ring. */
  readonly isForbidden?: boolean;
  /** Printed with so many colors; null: with all that its things have. */
  readonly inks: 1 | 2 | null;
}

/** A wall that fills the background. */
export interface WallBehind {
  readonly kind: 'brick' | 'stone' | 'plaster';
  /** Color name; null: that of its bricks or stones. */
  readonly colour: string | null;
}

/** Where the camera is. */
export type ShotName =
  | 'close'
  | 'wide'
  /** So far away that people and animals are small in the place. */
  | 'far'
  | 'low'
  /** Straight from above: only of things that lie on a surface. */
  | 'top';

/** The pattern of a cloth: "a red and white checkered tablecloth". */
export interface SurfacePattern {
  readonly name: 'stripes' | 'dots' | 'checks';
  /** Color name of its figures; null: not said. */
  readonly ink: string | null;
}

/** What things stand or lie on. */
export type SurfaceName =
  | 'wood'
  | 'marble'
  | 'stone'
  | 'pebbles'
  | 'cloth'
  | 'velvet'
  | 'silk'
  /** A checked blanket on grass, which is seen from above. */
  | 'blanket';

/** The quality of the light. */
export type LightName = 'warm' | 'cool' | 'dramatic' | 'soft' | 'gloomy';

/** How the picture is presented. */
export type FormatName =
  | 'sticker'
  | 'polaroid'
  | 'poster'
  | 'card'
  /** What is stuck on a product: its name and few things. */
  | 'label'
  /** A card of the tarot: the picture in an ornate frame. */
  | 'tarot'
  /** Printed on a tag that hangs on a cord, on a bookmark or on the chest of a shirt. */
  | 'tag'
  | 'bookmark'
  | 'shirt'
  /** Repeated without a seam. */
  | 'pattern'
  /** Things around an empty middle. */
  | 'border'
  /** Words that sell something, on flat shapes. */
  | 'banner'
  /** A logo or an icon. */
  | 'emblem';

/** A manner of drawing the whole picture. */
export type StyleName =
  | 'synthwave'
  | 'neon'
  | 'pixel'
  | 'watercolor'
  | 'lowpoly'
  | 'pastel'
  /** A drawn film: clear contours, bright colors, and large eyes. */
  | 'anime'
  | 'noir'
  | 'sketch'
  | 'minimal'
  | 'papercut'
  | 'comic'
  | 'claymation'
  | 'vintage'
  | 'stained'
  /** Dark shapes before a bright sky. */
  | 'silhouette'
  /** Two inks on rough paper. */
  | 'risograph'
  /** Thick paint with the strokes of a brush. */
  | 'oil'
  /** Black outlines on white. */
  | 'lineart'
  /** Lines cut into dark ink. */
  | 'woodcut'
  /** A Japanese print from wood blocks. */
  | 'ukiyoe'
  /** A poster around 1900: contours around flat, muted colors. */
  | 'nouveau'
  /** A wide frame of a film, teal in the shadows and warm in the lights. */
  | 'cinematic';
