/** Whatever shall not be said twice, or otherwise. A word too many here only adds less. */
const LIGHT =
  /\b(?:(?:day|sun|moon|star|candle|lamp|spot|back|fire|flash|rim|torch)?(?:light|lit)(?:s|ing|ed)?|glow\w*|glint\w*|gleam\w*|shin(?:e|y|ing)|sun\w*|shadow\w*|bright|dark\w*|dim|candle\w*|lamps?|lanterns?|neon|moon\w*|rays?|golden hour|blue hour|dawn|dusk|twilight|haz[ey]|overcast|cloudy|fire\w*|flames?|lava|lightning|aurora|northern lights|silhouettes?)\b/i;

const TONES =
  /\b(?:palettes?|tones?|hues?|shades? of|tints?|pastels?|monochrom\w*|duotone|sepia|gr[ae]yscale|black and white|(?:colou?r\w*) (?:scheme|grading)|(?:vivid|vibrant|muted|warm|cool|soft|bold|bright|rich|neon) colou?rs|multicolou?r\w*|rainbow|colou?rful)\b/i;

const FRAMING =
  /\b(?:close[- ]?ups?|macro|wide|shot|angle|views?|portraits?|composition|cent(?:er|re)d|symmetr\w*|foreground|background|backdrop|perspective|aerial|overhead|panoram\w*|full[- ]body|half[- ]body|depth of field|bokeh|fram(?:ed|ing)|rule of thirds|isometric|from (?:above|below|behind|the side)|fisheye|tilt[- ]shift|\d+ ?mm|birds?[- ]eye|seamless pattern|logo|icon|sticker)\b/i;

const LOOP =
  /\b(?:loop\w*|seamless\w*|endless\w*|infinit\w*|forever|boomerang|cinemagraph|time[- ]?lapse)\b/i;

export interface AlreadySaid {
  readonly light: boolean;
  readonly tones: boolean;
  readonly framing: boolean;
  readonly loop: boolean;
}

/** @param text the prompt without what is to be lettered into the picture */
export const alreadySaid = (text: string): AlreadySaid => ({
  light: LIGHT.test(text),
  tones: TONES.test(text),
  framing: FRAMING.test(text),
  loop: LOOP.test(text),
});
