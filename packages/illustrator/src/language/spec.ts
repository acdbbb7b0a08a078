import type { AbstractMotif } from './abstract-motif.ts';
import type { ReadWords } from './accounted-words.ts';
import type { DividedSheet } from './divided-sheet.ts';
import type { Expression } from './expression-name.ts';
import type { ForeignLanguage } from './lexicon-data.ts';
import type { MotionName } from './motion-name.ts';
import type { PassingLooks } from './passing-looks.ts';
import type {
  FormatName,
  LightName,
  Mark,
  ShotName,
  StyleName,
  SurfaceName,
  SurfacePattern,
  TextureName,
  WallBehind,
} from './picture-look.ts';
import type {
  Crop,
  FestivalName,
  InclineName,
  LandformName,
  RegionName,
  RoomLook,
  TimeOfDay,
  TownLookName,
  WeatherName,
} from './place-look.ts';
import type { Relation } from './relation.ts';
import type { SettingName } from './setting-name.ts';
import type { Subject } from './subject.ts';
import type { TextMove } from './text-moves.ts';
import type { ToningName } from './toning.ts';

/** A word for what is in the air. */
interface SaidAir {
  /** In the user's spelling. */
  readonly word: string;
  readonly weather: WeatherName;
  /** It was said to be around something: "in the snow". */
  readonly isAround: boolean;
  /** Color name of lightning; null for any other weather, and where it has none. */
  readonly colour: string | null;
}

/** A word for what somebody does or feels. */
export interface SaidAct {
  /** In the user's spelling. */
  readonly word: string;
  readonly motion: MotionName | null;
  readonly expression: Expression | null;
}

/** How a pattern moves in a loop: on and on in one direction, or from side to side. */
export type PatternMove = 'down' | 'up' | 'along' | 'sway';

/** What a prompt says, before anything is decided about the picture. */
export interface PromptSpec {
  /** As the user wrote it; in another language with its English before it, see `inBothLanguages`. */
  readonly prompt: string;
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  readonly setting: SettingName | null;
  /** Words for what is outside. */
  readonly sights: readonly string[];
  /** Another place that is named besides: where a river flows, what lies before the window of a room. */
  readonly otherPlace: SettingName | null;
  /** Land that the place gets besides its own. */
  readonly landforms: readonly LandformName[];
  /** "an empty street": without the people and vehicles that the place has by itself. */
  readonly isEmptyPlace: boolean;
  /** What the fields of the place are full of. */
  readonly crop: Crop | null;
  readonly time: TimeOfDay | null;
  /** Hours or seasons that pass: "day turning to night"; `time` is the first of them. */
  readonly passingLooks?: PassingLooks;
  /** The sun is not up yet or any more: dusk, before dawn. */
  readonly isTwilight?: boolean;
  readonly weather: readonly WeatherName[];
  readonly style: StyleName | null;
  /** The light of the whole picture: "cozy", "dramatic lighting". */
  readonly lights: readonly LightName[];
  /** Color names of the light on the whole picture: "purple LED lights". */
  readonly lightColours?: readonly string[];
  /** Color names of the whole picture: "teal and amber palette". */
  readonly paletteColours?: readonly string[];
  /** Plain figures in the colors of the palette are behind the figures, as on a poster of the Bauhaus. */
  readonly hasGeometricGround?: boolean;
  /** The picture is to have no other colors. */
  readonly isPaletteOnly?: boolean;
  /** What becomes of all colors of the picture: "muted palette". */
  readonly toning?: ToningName | null;
  /** Clouds cover the whole sky. */
  readonly isOvercast?: boolean;
  /** Color name of the only color in a picture that is grey otherwise. */
  readonly keptColour?: string | null;
  /** Without colors, whatever the style is: "line art", "a sketch in black and white". */
  readonly isColourless: boolean;
  readonly format: FormatName | null;
  /** A page to teach with, which is the whole picture. */
  readonly dividedSheet?: DividedSheet;
  /** Somebody shows somebody else what to do. */
  readonly teaches?: boolean;
  /** Strings of bulbs hang over the place. */
  readonly hasLightStrings: boolean;
  /** Hung over the place without a festival. */
  readonly garlands?: readonly ('bunting' | 'lanterns')[];
  /** The things are a sign of neon tubes on a wall. */
  readonly isNeonSign?: boolean;
  /** What things stand on where the prompt says it: "on marble". */
  readonly surface: SurfaceName | null;
  /** Color name of it. */
  readonly surfaceColour: string | null;
  readonly isSurfaceWet?: boolean;
  /** What a cloth on the table is patterned with. */
  readonly surfacePattern?: SurfacePattern | null;
  /** Glyph of what a shop or a market sells, where the prompt says it: "a fish market". */
  readonly wares: string | null;
  /** Glyphs of all that the stalls of a market sell, where the prompt names several kinds. */
  readonly stallGoods?: readonly string[];
  /** Color names of the sky and the water where the prompt says them. */
  readonly skyColour?: string | null;
  readonly waterColour?: string | null;
  /** Of the walls and wall tiles of a room. */
  readonly wallColour?: string | null;
  readonly isWallTiled?: boolean;
  /** Color name of the mountains. */
  readonly rockColour?: string | null;
  /** Color name of the sand of a beach. */
  readonly sandColour?: string | null;
  /** What it shows is mirrored in still water. */
  readonly isMirrored?: boolean;
  readonly townLook?: TownLookName | null;
  /** Gardens on its towers. */
  readonly hasTownGardens?: boolean;
  /** A slope that somebody goes up or down. */
  readonly incline?: InclineName | null;
  /** How a room of a home is furnished, where the prompt says it. */
  readonly roomLook?: RoomLook | null;
  /** How the houses of the place are built; null: as anywhere. */
  readonly region: RegionName | null;
  readonly festival: FestivalName | null;
  /** Null: the seed chooses. */
  readonly shot: ShotName | null;
  /** Text to be lettered into the picture: a headline, and on a second line the details of what it announces. */
  readonly caption: string | null;
  /** How its letters move in a loop; absent: they rise and fall a little. */
  readonly captionMove?: TextMove;
  /** Color name of its letters. */
  readonly captionColour: string | null;
  /** Colour names in the order they were said, whatever they belong to. */
  readonly colours: readonly string[];
  /** Color name of the border that a card is said to have. */
  readonly frameColour?: string | null;
  /** A card has colors that belong to none of its things. */
  readonly hasOwnColours?: boolean;
  /** Colour name of a plain backdrop ("on a pink background"). */
  readonly backdrop: string | null;
  /** How a logo or icons are drawn; null for every other picture. */
  readonly mark?: Mark | null;
  /** What fills a background that shows no place. */
  readonly texture?: TextureName | null;
  /** What an abstract picture is made of; absent: flowing color. */
  readonly abstractMotif?: AbstractMotif;
  /** The things of a pattern lie on tiles, of this color name; null: on plain tone. */
  readonly tiles?: string | null;
  /** Things that come down all over the picture: "money raining down". */
  readonly falling?: readonly Subject[];
  /** A thing, several of which fall into a vessel of a glyph: "coins falling into a piggy bank". */
  readonly fallingInto?: { readonly thing: Subject; readonly vessel: string };
  /** Things lie in a ring, seen from above. */
  readonly isInRing?: true;
  /** Things that go up all over the picture: "balloons floating up". */
  readonly rising?: readonly Subject[];
  /** What the camera does in a loop: it comes near and goes back, or goes on and on. */
  readonly cameraMove?: 'zoom' | 'onwards';
  /** Absent: its things move a little, each in its place. */
  readonly patternMove?: PatternMove;
  /** Words for what a loop shows and a still does not. */
  readonly seenInLoops?: readonly string[];
  /** A ring that goes round, of these things; of dots where there are none: "loading spinner". */
  readonly spinner?: readonly Subject[];
  /** Glyphs of what the prompt wants to be absent: "no palm trees". */
  readonly without: readonly string[];
  /** What is behind all that the picture shows: "against a brick wall". */
  readonly wallBehind?: WallBehind | null;
  /** What becomes of each word. */
  readonly words: ReadWords;
  /** The words, among those drawn, that named the place and what somebody does. */
  readonly places: readonly string[];
  /** The same places as the tables of English words call them. */
  readonly placeNames: readonly string[];
  readonly deeds: readonly string[];
  /** What its verbs and the words for moods make of those who do or feel it. */
  readonly saidActs: readonly SaidAct[];
  /** The words for what is in the air, with what each means. */
  readonly airs: readonly SaidAir[];
  /** The words for the hour and for where the camera is. */
  readonly hours: readonly string[];
  readonly shots: readonly string[];
  /** Words that are in no table at all, in the user's spelling. */
  readonly unread: readonly string[];
  /** What the words of a prompt in another language are in English, in lower case; see `isCalled`. */
  readonly meanings: ReadonlyMap<string, string>;
  /** The language that it was read in. */
  readonly language: 'en' | ForeignLanguage;
}
