/**
 * The kinds of things drawn by hand, by the names of the art pack: they stand, are held and come to life like
 * the emoji of their kind.
 */
const PROPS_OF_KINDS: Readonly<Record<string, string>> = {
  drink: '@iceddrink @lemonade @latte @martini @margarita @sodacan @cocoa',
  'food-prepared':
    '@avocadotoast @cheeseboard @rolls @samosas @currybowl @berrybowl @cereal @friedegg @rawfish',
  'food-asian': '@ramen @sushiplatter',
  'food-sweet':
    '@macaron @macarontower @weddingcake @popsicle @candycane @cottoncandy @gingerbread @muffin @cutpie @jamjar @churros @cookietray @chocolatebox @pancake',
  music: '@vinyl @gramophone @boombox @vintageradio @xylophone @harmonica',
  time: '@pocketwatch',
  phone: '@rotaryphone',
  'light-video':
    '@jaroflights @polaroid @candelabra @lavalamp @torch @magiclamp @vintagetv @binoculars',
  household: '@lighter @pictureframe',
  writing: '@quill',
  'book-paper': '@treasuremap',
  'transport-ground': '@vintagecar @campervan @vintagetruck @schoolbus @excavator',
  'transport-water': '@rowboat @vikingship',
  'transport-air': '@biplane @spaceshuttle',
  'plant-other': '@monstera @bonsai @succulents @snakeplant @aloe @fern @orchid',
  'plant-flower': '@daisy @poppy @peony @hydrangea @lily @dandelion',
  'food-fruit': '@acorn @pomegranate @dragonfruit @raspberry @plum',
  tool: '@paintbucket @rollingpin @whisk @fryingpan @scale @dentalmirror @uprightvacuum',
  science: '@potion',
  dishware: '@frenchpress @messagebottle',
  money: '@piggybank',
  computer: '@retrocomputer',
  clothing: '@suit @sweater @hoodie @leatherjacket @weddingdress',
  sport: '@punchingbag @baseballbat @butterflynet',
  game: '@handheld @golfball @rubberduck @origamicrane @rubikscube @chessset @toytrain @buildingblocks @plasticbrick @ragdoll @spinningtop @jackinthebox @bowlingpins',
};

/** The kind of each, by its glyph. */
export const PROP_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(PROPS_OF_KINDS).flatMap(([kind, glyphs]) =>
    glyphs.split(' ').map((glyph): [string, string] => [glyph, kind]),
  ),
);
