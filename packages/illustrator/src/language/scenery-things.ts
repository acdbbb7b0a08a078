/** Which things are scenery by nature: buildings, trees, what is in the sky. */

const SKY_BODIES = new Set(
  `@moon @sun @eclipse ringed-planet comet globe-showing-americas globe-showing-europe-africa
  globe-showing-asia-australia full-moon crescent-moon new-moon full-moon-face sun-with-face`.split(
    /\s+/,
  ),
);

/** Moons, suns and planets: drawn in the sky itself. */
export const isSkyBody = (glyph: string): boolean => SKY_BODIES.has(glyph);

const SCENERY = new Set(
  `@shopwindow @housedoor @cycladichouses @cycladichouse @shopfront @bookfront @bakeryfront @cafefront @flowerfront @dinerfront @ramenfront @greenhouse @foodstall @gasstation @treehouse @hobbithouse @mushroomhouse @pagoda @shrinehall @abbeyisland @kaminarimon @greatbuddha @goldenpavilion @skytree @glasshouse @townhouse @gazebo @skycastle @skycity @fallsisland @cathedral @sphinx @ruins @tipi @yurt @mansion @apartmentbuilding @silo @watermill @oilrig @islet @totempole @halfpipe @rainbow castle @cabin house hut derelict-house house-with-garden @lighthouse @iceberg volcano
  mountain snow-capped-mountain mount-fuji tokyo-tower church @oaktree @willowtree @birchtree @geyser @cherrytree @autumntree @timberhouse @thatchedcottage @cutawayhouse @farmhouse @chapel @monastery @observatory @beachhut @stonecircle @spreadstatue @glasstower @concretetower @baretree @firtree @cypress @leaftree @coconutpalm @acacia @baobab deciduous-tree @appletree @orangetree @lemontree @peachtree @peartree @plumtree @olivetree
  evergreen-tree palm-tree christmas-tree @streetlamp @ferriswheel @carousel cloud @japanesecastle circus-tent
  @liberty @goldengate @towerbridge @greatwall @machupicchu statue-of-liberty @eiffel @triumphalarch @leaningtower @steppedtower @needletower @glasspyramid @basilica @oniondomes @fairytalecastle @clocktower @operahouse @colosseum @columngate @tajmahal @stonetower @dragontower @wizardtower @watertower @suspensionbridge @stonetowerbridge @ropebridge @coveredbridge @towercrane @liftingcrane stadium @windmill @windturbine @barn @pyramid @bridge @viaduct @bamboo @fireplace @bookshelf @tent
  @igloo office-building school hospital bank hotel convenience-store department-store factory
  mosque synagogue hindu-temple shinto-shrine kaaba moai roller-coaster carousel-horse
  playground-slide @fountain @well tree`.split(/\s+/),
);

/** Stands behind the actors: buildings, trees, moons. */
export const isScenery = (glyph: string): boolean => SCENERY.has(glyph) || isSkyBody(glyph);
