import type { ForeignLanguage } from './lexicon-data.ts';
import type { SiteName } from './sites.ts';
import type { SkinTone } from './skin-tones.ts';
import type { ToningName } from './toning.ts';

/** A word that is drawn as something else. */
interface StandIn {
  /** In the user's spelling. */
  readonly word: string;
  /** What is drawn instead, in English. */
  readonly as: string;
}

/** What becomes of the words of a prompt, in the user's spelling and order; no word is in two lists. */
export interface ReadWords {
  readonly drawn: readonly string[];
  readonly standIns: readonly StandIn[];
  /** Words that carry meaning and that the picture does not show. */
  readonly notDrawn: readonly string[];
}

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
  | 'seigaiha';

/** A word for what somebody does or feels. */
export interface SaidAct {
  /** In the user's spelling. */
  readonly word: string;
  readonly motion: MotionName | null;
  readonly expression: Expression | null;
}

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
  /** Crossed out in a red ring. */
  readonly isForbidden?: boolean;
  /** Printed with so many colors; null: with all that its things have. */
  readonly inks: 1 | 2 | null;
}

/** What a prompt says, before anything is decided about the picture. */
export interface PromptSpec {
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
  /** Color names of the sky and the water where the prompt says them. */
  readonly skyColour?: string | null;
  readonly waterColour?: string | null;
  /** Of the walls and wall tiles of a room. */
  readonly wallColour?: string | null;
  readonly isWallTiled?: boolean;
  /** Color name of the mountains. */
  readonly rockColour?: string | null;
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
  /** Color name of its letters. */
  readonly captionColour: string | null;
  /** Colour names in the order they were said, whatever they belong to. */
  readonly colours: readonly string[];
  /** Colour name of a plain backdrop ("on a pink background"). */
  readonly backdrop: string | null;
  /** How a logo or icons are drawn; null for every other picture. */
  readonly mark?: Mark | null;
  /** What fills a background that shows no place. */
  readonly texture?: TextureName | null;
  /** The things of a pattern lie on tiles, of this color name; null: on plain tone. */
  readonly tiles?: string | null;
  /** Things that come down all over the picture: "money raining down". */
  readonly falling?: readonly Subject[];
  /** Things that go up all over the picture: "balloons floating up". */
  readonly rising?: readonly Subject[];
  /** What the camera does in a loop: it comes near and goes back, or goes on and on. */
  readonly cameraMove?: 'zoom' | 'onwards';
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
  /** The language that it was read in. */
  readonly language: 'en' | ForeignLanguage;
}

/** A wall that fills the background. */
export interface WallBehind {
  readonly kind: 'brick' | 'stone' | 'plaster';
  /** Color name; null: that of its bricks or stones. */
  readonly colour: string | null;
}

/** What became of a city, or how its houses were built: gables and spires, or domes and minarets. */
export type TownLookName = 'ruined' | 'overgrown' | 'futuristic' | 'old' | 'domed';

/** The way that the ground leans for those who go there. */
export type InclineName = 'up' | 'down';

/** A manner of furnishing. */
export type DecorName = 'modern' | 'luxury' | 'scandinavian' | 'boho' | 'japanese' | 'rustic';

/** What a room of a home has and looks like. */
export interface RoomLook {
  readonly decor: DecorName | null;
  /** Color name of its sofa or bed. */
  readonly clothColour: string | null;
  readonly hasBigWindows: boolean;
  readonly isFullOfPlants: boolean;
  /** Against its wall, behind those who are in the room. */
  readonly hasFireplace: boolean;
  readonly hasStockings: boolean;
  readonly hasBookshelf: boolean;
  readonly hasDoor: boolean;
  /** Its sofa is there although things stand before it. */
  readonly hasSofa: boolean;
  /** A tree in a pot beside the wall. */
  readonly hasPottedTree: boolean;
}

/** What the prompt says of a person beyond the glyph. */
export interface Person {
  /** The tones that its words allow, all when it names none. */
  readonly skin: readonly SkinTone[];
  /** Where no glyph shows it. */
  readonly isInWheelchair?: boolean;
  /** One of a family: they share a tone. */
  readonly isKin: boolean;
  /** What is drawn on the head besides its glyph. */
  readonly head?: HeadLook;
}

/** How the hair is worn. */
export type HairStyle =
  | 'long'
  | 'curls'
  | 'mohawk'
  | 'pigtails'
  | 'ponytail'
  | 'braids'
  | 'bun'
  | 'dreadlocks';

/** Hair in the face. */
export interface Beard {
  readonly shape: 'full' | 'long' | 'mustache' | 'goatee';
  /** Colour name; null: that of the hair. */
  readonly colour: string | null;
}

/** "curly red hair", "a white beard", "freckles". */
export interface HeadLook {
  readonly hair?: {
    /** Colour name, or "blond"; null: as its glyph has it. */
    readonly colour: string | null;
    readonly style: HairStyle | null;
  };
  readonly beard?: Beard;
  readonly hasFreckles?: boolean;
  readonly hasEyePatch?: boolean;
  /** The arm on the right of the picture is one of a machine. */
  readonly hasMetalArm?: boolean;
  readonly isBarefoot?: boolean;
  readonly isPregnant?: boolean;
  /** A child's head that is drawn by the glyph of a grown-up, which has the hair. */
  readonly isYoung?: boolean;
}

/** What comes out of the hand of a magician. */
export type MagicName = 'lightning' | 'fire' | 'ice';

/** What somebody conjures. */
export interface Magic {
  /** Null: light and stars. */
  readonly kind: MagicName | null;
  /** Colour name; null: its own. */
  readonly colour: string | null;
}

/** Somebody or something that the picture shows, once or several times. */
export interface Subject {
  /** Key of the art pack ("cat", "hot-beverage") or of a hand-drawn prop ("@surfboard"). */
  readonly glyph: string;
  /** The word that named it. */
  readonly word: string;
  /** The same as the user wrote it, where that is known: in any language. */
  readonly source?: string;
  readonly count: number;
  readonly colour: string | null;
  /** Each of them has another color: "colorful umbrellas". */
  readonly isColourful?: boolean;
  /** 1 is natural size; "tiny" 0.6 to "enormous" 1.8. */
  readonly scale: number;
  readonly motion: MotionName | null;
  /** Goes round and round: "swimming in circles". */
  readonly circles?: true;
  /** Turns about its middle besides, once in a loop. */
  readonly turnsOver?: true;
  /** Leaves the picture on this side and comes back on the other: "flying across the screen". */
  readonly crosses?: 'left' | 'right';
  /** How often the movement is repeated in a loop, 1 if absent. */
  readonly pace?: 2;
  /** What the hands do while the legs do something else: "running while eating"; of hands that are held, what the legs do. */
  readonly meanwhile?: MotionName;
  /** What somebody teaches others, or helps them with. */
  readonly passesOn?: MotionName;
  /** Null: as it is drawn. */
  readonly expression: Expression | null;
  /** Null for everything that is no human being. */
  readonly person: Person | null;
  /** The word that says how large it is, with its factor on the natural size. */
  readonly saidSize?: { readonly word: string; readonly factor: number };
  /** The word that says how many they are, where it is exact. */
  readonly saidCount?: { readonly word: string; readonly count: number };
  /** Wider than others of its kind. */
  readonly isFat?: boolean;
  /** What an animal is besides, which shows by its clothes: "a wizard cat". */
  readonly role?: string;
  /** A thing that is drawn with a face, arms and legs, since it acts or feels like somebody. */
  readonly hasLimbs?: boolean;
  /** Gives light of its own: "a glowing mushroom". */
  readonly isGlowing?: boolean;
  /** The colors of its lights, which go on and off in turn. */
  readonly blinks?: readonly string[];
  /** Of who casts a spell. */
  readonly magic?: Magic;
  /** The back is turned to the viewer. */
  readonly isTurnedAway?: boolean;
  /** In the air around the head, besides the question marks of who is confused. */
  readonly headMarks?: 'formulas';
  /** Seen through the window of the room. */
  readonly isOutside?: boolean;
  /** All of them on top of each other. */
  readonly isPiled?: boolean;
  /** With feathers, of somebody who has none by nature. */
  readonly hasWings?: boolean;
  /** Of an animal the head alone: "a wolf head". */
  readonly isHead?: boolean;
  /** What it is patterned with or made of. */
  readonly pattern?: {
    readonly name: PatternName;
    /** Colour name. */
    readonly colour: string | null;
  };
  /** Stands on its head. */
  readonly isUpsideDown?: boolean;
  /** What it consists of and is not by nature: "a fox made of leaves". */
  readonly madeOf?: readonly Material[];
  /** What has become of it. */
  readonly condition?: ConditionName;
  /** What goes on at it, with the word for it as the user wrote it. */
  readonly effect?: { readonly name: EffectName; readonly word: string };
  /** Parts in colors of their own. */
  readonly parts?: readonly PaintedPart[];
  /** Hands whose person is outside the picture, that hold it or work at it: "hands holding a mug". */
  readonly hands?: HandsAt;
  /** Colour name of the sleeves of those hands. */
  readonly sleeve?: string | null;
  /** The sleeves of those hands, not a thing. */
  readonly isSleeve?: boolean;
  /** The text that it bears. */
  readonly lettering?: string;
  /** The text in a bubble at its mouth. */
  readonly speech?: string;
  /** What lies on a dish. */
  readonly toppings?: readonly Topping[] | undefined;
  /** What is printed on it. */
  readonly prints?: readonly Topping[];
  /** What fills it up, in a glass jar. */
  readonly fill?: Pick<Topping, 'glyph' | 'colour'>;
}

/** What a thing can consist of as a whole. */
export type SubstanceName =
  | 'fire'
  | 'water'
  | 'ice'
  | 'yarn'
  | 'galaxy'
  | 'smoke'
  | 'stone'
  | 'chocolate'
  | 'bricks'
  | 'glass'
  | 'metal'
  | 'marble'
  | 'cheese'
  | 'wood';

/** Many small things, by their glyphs, one substance, or a single thing that was cut into the shape. */
export type Material = { readonly colour: string | null } & (
  | { readonly kind: 'cut'; readonly glyph: string }
  | { readonly kind: 'pieces'; readonly glyphs: readonly string[] }
  | { readonly kind: 'substance'; readonly name: SubstanceName }
);

/** Hands at a thing, whose person is outside the picture. */
export interface HandsAt {
  readonly count: 1 | 2;
  /** Around it, or from before on top of it. */
  readonly manner: 'around' | 'onto';
  readonly skin: readonly SkinTone[];
}

/** "strawberries" of a cake. */
export interface Topping {
  readonly glyph: string;
  /** Colour name. */
  readonly colour: string | null;
  readonly count: number;
  /** The prompt says no number. */
  readonly isUncounted?: true;
}

/** "a half-eaten donut", "a snowy cabin". */
export type ConditionName =
  | 'melting'
  | 'bitten'
  | 'cracked'
  | 'snowy'
  | 'mossy'
  | 'rusty'
  | 'dipped'
  | 'broken'
  | 'burnt'
  | 'halved'
  | 'muddy'
  | 'wet';

/** "a splashing milkshake", "a burning house", "a drifting car". */
export type EffectName = 'splash' | 'burning' | 'drift' | 'eruption';

/** What covers the surface of a thing. */
export type PatternName =
  | 'stripes'
  | 'dots'
  | 'checks'
  | 'zigzag'
  | 'flowers'
  | 'leopard'
  | 'marble'
  | 'wood';

/** "a house with a red roof". */
export interface PaintedPart {
  /** The word for it. */
  readonly part: string;
  /** Colour name. */
  readonly colour: string;
}

/** What grows on a field. */
export interface Crop {
  readonly name: CropName;
  /** Colour name, null for the plant's own. */
  readonly colour: string | null;
}

/** What one subject is to another. */
export interface Relation {
  /** Indices into `subjects`. */
  readonly from: number;
  readonly to: number;
  readonly kind: RelationName;
  /** Absent for what follows from other words. */
  readonly said?: RelationSaid;
}

/** The preposition or verb that said what two are to each other. */
interface RelationSaid {
  /** In the user's spelling. */
  readonly word: string;
  /** In English. */
  readonly text: string;
}

/** Prepositions whose meaning depends on what stands on both sides of them. */
export type SaidRelation = RelationName | 'with' | 'between';

/** Where one is to another, or what it does to it. */
export type RelationName =
  | 'left'
  | 'right'
  | 'on'
  | 'ride'
  | 'under'
  | 'above'
  | 'front'
  | 'behind'
  | 'beside'
  | 'inside'
  | 'around'
  | 'across'
  | 'hold'
  /** Carries it on the head. */
  | 'crown'
  /** Has it around the neck. */
  | 'neck'
  /** Has it between the teeth. */
  | 'mouth'
  /** On the tip of it. */
  | 'nose'
  | 'hug'
  /** Sits or lies on the lap of somebody. */
  | 'lap'
  /** Held by two together. */
  | 'shared'
  /** Does something with what stands on a table before the doer. */
  | 'work'
  | 'water'
  | 'in';

/** What somebody does, or how a thing moves. */
export type MotionName =
  | 'jump'
  | 'bounce'
  | 'spin'
  | 'float'
  | 'dance'
  | 'fly'
  | 'run'
  | 'walk'
  | 'swim'
  | 'drive'
  | 'sail'
  | 'swing'
  | 'sleep'
  | 'pulse'
  /** From small to its whole size, and small again. */
  | 'grow'
  /** Gives light; said of what does something else as well. */
  | 'glow'
  | 'shake'
  | 'wave'
  | 'sit'
  | 'surf'
  | 'ride'
  | 'orbit'
  | 'turn'
  /** Of a sun or a moon: comes up from the horizon and goes down again. */
  | 'risesets'
  /** Of a planet: about its own axis. */
  | 'revolve'
  /** Of a thing: falls and springs up again. */
  | 'rebound'
  /** Of a thing: turns over in the air and comes down again. */
  | 'tumble'
  /** Leans from one side to the other over its foot. */
  | 'sway'
  /** Comes up out of what it is in, and goes down again. */
  | 'emerge'
  /** Of a glass: a drink rises in it. */
  | 'fill'
  /** Of a hand by itself: turns about its wrist. */
  | 'wavehand'
  /** Of a thing: its door or its lid opens and closes. */
  | 'openclose'
  | 'yoga'
  | 'cheer'
  | 'clap'
  | 'point'
  | 'highfive'
  /** Has somebody in the arms, or on the back. */
  | 'carry'
  /** Does the same as somebody else, see `passesOn`. */
  | 'help'
  | 'piggyback'
  | 'holdhands'
  | 'pray'
  | 'think'
  | 'shrug'
  | 'salute'
  | 'thumbsup'
  | 'flex'
  | 'bow'
  | 'kneel'
  | 'kick'
  /** Kicks a ball into a goal. */
  | 'score'
  /** Dives before a goal and has the ball. */
  | 'save'
  /** Of tennis: the racket behind the head, the ball above. */
  | 'serve'
  /** Above a board that turns. */
  | 'kickflip'
  | 'throw'
  | 'drop'
  | 'lift'
  | 'stretch'
  | 'facepalm'
  /** Shakes the head, a palm before the chest. */
  | 'refuse'
  | 'nod'
  /** Turns the head to one side and the other. */
  | 'lookaround'
  /** With the tail. */
  | 'wag'
  /** Both hands before the eyes. */
  | 'hideface'
  /** Conjures something with a hand or a staff. */
  | 'cast'
  | 'blowkiss'
  /** Both hands at the head. */
  | 'panic'
  /** Spray from the mouth. */
  | 'spit'
  | 'crossarms'
  /** Hands on the hips. */
  | 'akimbo'
  | 'peace'
  | 'dab'
  | 'stop'
  | 'thumbsdown'
  | 'type'
  | 'write'
  | 'stir'
  | 'knead'
  | 'chop'
  | 'scrub'
  | 'knit'
  | 'paint'
  | 'sweep'
  | 'juggle'
  /** Up into the air, to be caught again. */
  | 'toss'
  | 'eat'
  | 'drink'
  | 'sing'
  | 'selfie'
  | 'photo'
  | 'call'
  | 'strike'
  | 'aim'
  | 'catch'
  | 'box'
  | 'argue'
  | 'armwrestle'
  /** Pulls at a rope against others. */
  | 'tug'
  | 'fight'
  | 'feed'
  | 'pet'
  | 'push'
  | 'pull'
  | 'climb'
  | 'dunk'
  | 'handstand'
  | 'cartwheel'
  /** On something narrow, the arms stretched out. */
  | 'balance'
  /** On all fours. */
  | 'crawl'
  | 'pushup'
  /** On ice, one leg in the air. */
  | 'skate'
  /** Looks out for something, a hand above the eyes. */
  | 'peer'
  /** Strikes something over with a hand. */
  | 'knock'
  /** Is about to fall over. */
  | 'topple'
  /** With the paws, so that earth flies. */
  | 'dig'
  /** Eats, drinks or sniffs at the ground, head down. */
  | 'graze'
  /** Over snow, ice or down a slide, on the belly or the seat. */
  | 'slide'
  /** Leaps into shallow water, so that drops fly. */
  | 'splash'
  /** Food in a pan, up into the air. */
  | 'panflip'
  /** Out of an oven, or into it. */
  | 'takeout'
  /** The hair, the face or the teeth of somebody who sits. */
  | 'groom'
  /** A thing to somebody who takes it. */
  | 'handover'
  /** From a tree. */
  | 'harvest'
  | 'vacuum'
  /** Behind the counter of a stall. */
  | 'sell'
  /** At two turntables. */
  | 'deejay'
  /** Through a spyglass. */
  | 'spy'
  /** A hand at the cheek, cream in the other. */
  | 'cream'
  | 'milk'
  /** With a tool at something large beside: sanding, painting, repairing, building it. */
  | 'mend'
  /** With a torch whose sparks fly. */
  | 'weld'
  /** Head first into the water. */
  | 'plunge'
  /** On the back, on the water. */
  | 'backfloat'
  /** With a bird of prey on the arm that is held out. */
  | 'falconry'
  /** Water over one's own head. */
  | 'drench'
  | 'howl'
  /** Round and round after its own tail. */
  | 'chasetail'
  /** Sinks down into a puddle. */
  | 'melt'
  /** Out of an egg. */
  | 'hatch'
  /** With the mouth wide open. */
  | 'roar'
  /** Fire, water or smoke comes out of the mouth. */
  | 'breathe'
  | 'pour'
  /** At candles, a dandelion, a bubble wand. */
  | 'blow'
  /** Bends down to something on the ground: hiding it, picking it, planting it. */
  | 'crouch'
  /** On the back, awake. */
  | 'lie'
  /** Of an animal: on the back, the paws in the air. */
  | 'rollover'
  /** Below a branch. */
  | 'hang'
  /** Down from something, head first. */
  | 'fall'
  /** Over in the air. */
  | 'flip'
  /** On a banana skin. */
  | 'slip'
  /** Against a wall or a tree. */
  | 'lean'
  /** Holds a skewer over a fire. */
  | 'toast'
  /** Turns meat over embers. */
  | 'grill'
  /** At a table with chess or cards. */
  | 'boardgame'
  | 'fish'
  /** At a table with a meal on it. */
  | 'dine'
  /** Talks with others around a table. */
  | 'meet'
  | 'kiss'
  /** Shows somebody how something is done. */
  | 'teach'
  /** Does somebody's hair, from behind. */
  | 'braid'
  /** Holds something out to somebody. */
  | 'give'
  /** Has one thing together with somebody. */
  | 'share'
  /** With somebody, or by oneself. */
  | 'talk'
  /** Speaks with the hands. */
  | 'sign'
  /** On skates with wheels. */
  | 'rollerskate'
  /** An arm around somebody who is sad. */
  | 'comfort'
  /** Into somebody's ear, behind a hand. */
  | 'whisper'
  /** As doctors do. */
  | 'treat'
  /** In each other's arms. */
  | 'slowdance'
  /** Leans on somebody, head on head. */
  | 'snuggle'
  /** Of somebody who spins. */
  | 'twirl'
  | 'idle';

/** Parts of the world with houses of their own. */
export type RegionName =
  | 'japan'
  | 'aegean'
  | 'orient'
  /** Of a big city at night, between signs of light. */
  | 'neon'
  /** Of white villages in the south of Spain. */
  | 'whitewashed'
  /** Of towns between the Alsace and Bavaria: beams in plaster. */
  | 'timbered';

/** What is celebrated. */
export type FestivalName =
  | 'halloween'
  | 'christmas'
  | 'birthday'
  | 'newyear'
  | 'lunarnewyear'
  | 'diwali'
  | 'easter'
  | 'valentine'
  | 'thanksgiving'
  | 'eid'
  | 'hanukkah'
  | 'stpatrick'
  | 'dayofthedead'
  | 'mothersday';

/** Where the camera is. */
export type ShotName =
  | 'close'
  | 'wide'
  | 'low'
  /** Straight from above: only of things that lie on a surface. */
  | 'top';

/** What a face shows. */
export type Expression =
  | 'happy'
  | 'laugh'
  | 'sad'
  | 'cry'
  | 'angry'
  | 'shout'
  /** Eyes closed, the mouth round. */
  | 'howl'
  /** Eyes closed, the mouth wide open. */
  | 'yawn'
  /** Full of food. */
  | 'cheeks'
  /** Of an animal: the mouth wide open, with its teeth. */
  | 'roar'
  | 'surprised'
  | 'scared'
  | 'sleepy'
  | 'asleep'
  | 'calm'
  | 'love'
  | 'wink'
  | 'confused'
  /** At candles and bubbles. */
  | 'blow'
  | 'eyeroll'
  | 'sideeye'
  /** Half closed eyes and a flat mouth. */
  | 'unamused'
  /** Blushes and looks down. */
  | 'shy'
  | 'panic'
  /** Smiles in tears. */
  | 'joytears'
  | 'tongue';

/** A place that can be painted. */
export type SettingName =
  | 'beach'
  | 'ocean'
  | 'underwater'
  | 'city'
  | 'street'
  | 'forest'
  | 'jungle'
  | 'desert'
  | 'mountain'
  | 'space'
  | 'mars'
  | 'moonscape'
  | 'sky'
  | 'hills'
  | 'village'
  | 'park'
  | 'room'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'cafe'
  | 'office'
  | 'classroom'
  | 'library'
  | 'gym'
  | 'shop'
  | 'bathroom'
  | 'garage'
  /** Of a carpenter. */
  | 'workshop'
  | 'pottery'
  | 'sewing'
  /** Inside of one. */
  | 'factory'
  | 'dentist'
  | 'courtroom'
  /** Of a prison. */
  | 'cell'
  | 'cinema'
  | 'warehouse'
  /** Before its wall of glass. */
  | 'aquarium'
  /** Of a blacksmith. */
  | 'forge'
  | 'museum'
  | 'greenhouse'
  /** Inside a train, a bus or a plane. */
  | 'train'
  | 'hospital'
  | 'salon'
  | 'lab'
  /** Of marble, with columns. */
  | 'hall'
  | 'bookshop'
  | 'bakery'
  | 'restaurant'
  | 'florist'
  | 'supermarket'
  | 'laundry'
  /** Inside of one. */
  | 'elevator'
  | 'airport'
  | 'dojo'
  | 'musicstudio'
  | 'bar'
  | 'arcade'
  | 'bowling'
  | 'attic'
  /** Of a spaceship. */
  | 'cockpit'
  | 'atelier'
  /** Where wizards and alchemists work. */
  | 'potions'
  /** A seat at a window between shelves of books. */
  | 'nook'
  /** The veranda of a Japanese house. */
  | 'engawa'
  | 'porch'
  | 'sauna'
  | 'disco'
  | 'gamer'
  | 'ramenshop'
  | 'balcony'
  | 'corridor'
  | 'hallway'
  | 'lockers'
  /** Between the shelves of a library. */
  | 'stacks'
  | 'servers'
  | 'cellar'
  | 'dungeon'
  /** Of a church. */
  | 'nave'
  /** Of a railway under the ground. */
  | 'platform'
  | 'spaceship'
  | 'nursery'
  /** Backstage, with mirrors. */
  | 'dressing'
  | 'closet'
  | 'diner'
  | 'stable'
  | 'casino'
  /** Of a restaurant. */
  | 'prokitchen'
  | 'dining'
  | 'meeting'
  /** Of a hotel. */
  | 'lobby'
  | 'surgery'
  | 'yogastudio'
  | 'spa'
  | 'bunker'
  | 'ballpit'
  /** Of a road. */
  | 'tunnel'
  | 'castlehall'
  | 'sewer'
  | 'parkinggarage'
  /** The inside of one. */
  | 'temple'
  | 'subwaycar'
  | 'mall'
  | 'basement'
  /** The square of a town, with a fountain. */
  | 'plaza'
  /** In a pyramid. */
  | 'tomb'
  /** In a big top. */
  | 'circus'
  /** For basketball, under a roof. */
  | 'arena'
  | 'boxingring'
  | 'icerink'
  /** Of a fashion show. */
  | 'runway'
  /** A narrow street of old houses. */
  | 'alley'
  /** Between houses that stand in the water. */
  | 'canal'
  /** A path between bamboo. */
  | 'bamboo'
  | SiteName
  | 'wallside'
  /** Of stone, up a slope. */
  | 'steps'
  | 'harbour'
  /** Boards that lead out onto a lake. */
  | 'pier'
  | 'courtyard'
  /** Of rice. */
  | 'terraces'
  | 'zengarden'
  /** A Japanese garden with a bridge over its pond. */
  | 'pondgarden'
  /** Warm water between rocks. */
  | 'hotspring'
  /** Of a railway in the country. */
  | 'station'
  /** A ceremony in a garden. */
  | 'wedding'
  /** The square of a town, with stalls. */
  | 'market'
  /** Tables before a café. */
  | 'terrace'
  /** Beside a swimming pool. */
  | 'pool'
  /** Above a city. */
  | 'rooftop'
  /** A surface seen from above, with things laid on it. */
  | 'flatlay'
  /** Water between walls of rock. */
  | 'cove'
  /** Above the sea. */
  | 'cliff'
  /** Chimneys of rock. */
  | 'canyon'
  | 'savanna'
  | 'snowfield'
  | 'cave'
  | 'lake'
  | 'road'
  | 'stadium'
  /** For tennis or basketball. */
  | 'court'
  | 'stage'
  | 'swamp'
  | 'oasis'
  /** With a lift beside it. */
  | 'skislope'
  | 'golfcourse'
  /** Of a sailing ship. */
  | 'shipdeck'
  | 'busstop'
  | 'junkyard'
  /** For airplanes. */
  | 'airfield'
  /** A street of the Wild West. */
  | 'western'
  /** Between walls of screens. */
  | 'timessquare'
  | 'synth'
  | 'abstract';

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
  /** Repeated without a seam. */
  | 'pattern'
  /** Things around an empty middle. */
  | 'border'
  /** Words that sell something, on flat shapes. */
  | 'banner'
  /** A logo or an icon. */
  | 'emblem';

/** What of the land can be added to a place. */
export type LandformName =
  | 'river'
  | 'waterfall'
  | 'peaks'
  | 'puddles'
  | 'mud'
  | 'path'
  | 'road'
  | 'rails'
  | 'breaker'
  /** Pairs of them that look out of the dark. */
  | 'eyes'
  /** White bars on a road, for those who cross it. */
  | 'crossing'
  /** Cars in a jam. */
  | 'traffic'
  | 'tornado'
  /** Vines, weeds and cracks of an abandoned place. */
  | 'overgrowth'
  /** Water over the ground. */
  | 'flood'
  /** Stars drawn out to lines. */
  | 'hyperspace'
  /** Beside the black hole, drawn out into it. */
  | 'swallowedstar'
  | 'fuji'
  | 'volcano'
  /** Behind the land. */
  | 'sea'
  /** A hill by itself, on which a building stands. */
  | 'knoll'
  /** In space. */
  | 'blackhole'
  /** Of glass, over a settlement on another planet. */
  | 'domes';

/** A plant that fields are full of. */
export type CropName =
  | 'sunflower'
  | 'tulip'
  | 'poppy'
  | 'lavender'
  | 'bluebell'
  | 'canola'
  | 'wheat'
  | 'corn'
  | 'cotton'
  | 'pumpkin'
  | 'cabbage'
  | 'rose'
  | 'daisy'
  | 'daffodil'
  | 'vine'
  | 'soil'
  | 'flower';

/** The light of the hour. */
export type TimeOfDay = 'day' | 'sunrise' | 'sunset' | 'night';

/** What is in the air. */
export type WeatherName =
  | 'rain'
  | 'storm'
  | 'snow'
  | 'fog'
  | 'petals'
  | 'feathers'
  | 'leaves'
  | 'confetti'
  | 'bubbles'
  | 'sparks'
  | 'fireflies'
  | 'hearts'
  | 'aurora'
  | 'embers'
  | 'flames'
  | 'stars'
  | 'steam'
  | 'fireworks'
  | 'wind'
  | 'notes'
  | 'dust';

/** A manner of drawing the whole picture. */
export type StyleName =
  | 'synthwave'
  | 'neon'
  | 'pixel'
  | 'watercolor'
  | 'lowpoly'
  | 'pastel'
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
  /** A wide frame of a film, teal in the shadows and warm in the lights. */
  | 'cinematic';
