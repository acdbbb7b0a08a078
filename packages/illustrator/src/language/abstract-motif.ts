/** What an abstract picture is made of, besides flowing color. */
export type AbstractMotif =
  | 'rings'
  | 'spiral'
  | 'kaleidoscope'
  | 'shapes'
  | 'orbs'
  | 'bars'
  | 'lines'
  | 'smoke'
  | 'blobs'
  | 'galaxy'
  | 'stripes'
  | 'code'
  | 'gears'
  | 'progress'
  | 'tunnel';

/** What is said of each, and how it is said to move. */
const ROWS: readonly (readonly [motif: AbstractMotif, words: string, moves: string])[] = [
  ['code', 'matrix|binary(?: code| numbers| digits)?|digital rain|falling code|code|digital code', 'fall|rain|scroll|run|flow|stream|mov'],
  ['tunnel', '(?:(?:neon|light|infinite|endless|glowing|colou?rful|rainbow|psychedelic|abstract|geometric|laser|hypnotic) )+tunnels?|tunnels? of (?:lights?|neon|colou?rs|rings)', 'fly|fly through|zoom|mov|travel|rac|speed|go'],
  ['progress', '(?:loading|progress|download|status) bars?', 'fill|load|progress|mov|run|complet|animat'],
  ['gears', 'gears|cogs|cog ?wheels|gear wheels|clockwork(?: gears)?', 'spin|rotat|turn|mov|work|mesh|grind'],
  ['galaxy', 'spiral galax(?:y|ies)|galax(?:y|ies)|milky way', 'spin|rotat|swirl|turn|spiral|whirl'],
  ['smoke', 'smoke|ink|fumes|vapou?r', 'swirl|ris|drift|spread|flow|curl|float|dissolv|diffus|mov|billow|danc|slow'],
  ['blobs', 'blobs?|metaballs?', 'morph|mov|float|drift|flow|chang|wobbl|bounc'],
  ['bars', '(?:sound|audio) ?waves?|sound bars|audio bars|equali[sz]er|visuali[sz]er|waveform', 'bounc|danc|puls|mov|jump'],
  ['kaleidoscope', 'kaleidoscop(?:e|ic)|mandalas?|fractals?', 'spin|rotat|turn|mov|morph|chang'],
  ['rings', 'concentric|circles|rings|ripple effect|sonar|bullseye', 'puls|expand|grow|rippl|mov|radiat|breath'],
  ['spiral', 'spirals?|vortex|vortices|swirls?|whirlpool|hypnotic|hypnosis|psychedelic|tie dye|pinwheel pattern', 'spin|rotat|turn|swirl|whirl|mov|twist|hypnoti'],
  ['shapes', 'geometric(?: shapes)?|shapes|triangles|squares|hexagons|polygons|diamonds', 'spin|rotat|turn|mov|tumbl|float|drift'],
  ['orbs', 'particles?|orbs|glowing orbs|dots|light spheres|spheres of light', 'float|drift|mov|ris|fly|flow|glow'],
  ['stripes', 'stripes|diagonal stripes|barber pole', 'mov|scroll|slid|shift|roll|run|flow'],
  ['lines', '(?:light |neon |glowing |wavy )?lines|light trails|sine waves?', 'mov|flow|wav|rippl|undulat|danc|puls'],
]; // prettier-ignore

/** Words for flowing color, which is drawn by itself. */
const FLOWING =
  /\b(?:liquid|fluid|paint|acrylic|alcohol ink|marbl\w*|lava|gradient|ombre|aurora)\b/i;

interface SaidMotif {
  readonly motif: AbstractMotif;
  readonly words: RegExp;
  readonly moves: RegExp;
}

/** The first that is said counts. */
const MOTIFS: readonly (SaidMotif & { readonly anywhere: RegExp })[] = ROWS.map(
  ([motif, words, moves]) => ({
    motif,
    anywhere: new RegExp(`\\b(?:${words})\\b`, 'i'),
    words: new RegExp(`^(?:${words})$`, 'i'),
    moves: new RegExp(
      `^(?:slowly )?(?:${moves})(?:e|es|s|ed|ing|ning|ting|c)?(?: around| outwards?| up)?$`,
      'i',
    ),
  }),
);

/** The motif that a prompt for an abstract picture names; null for none. */
export function saidMotif(prompt: string): SaidMotif | null {
  if (FLOWING.test(prompt)) return null;
  return MOTIFS.find(({ anywhere }) => anywhere.test(prompt)) ?? null;
}
