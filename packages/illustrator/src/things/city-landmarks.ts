/** Buildings that cities are known by, by glyph. */
export const CITY_LANDMARK =
  /^(?:@eiffel|@clocktower|@triumphalarch|@leaningtower|@steppedtower|@needletower|@glasspyramid|@basilica|@oniondomes|@colosseum|@operahouse|@columngate|@liberty|@tajmahal|@fairytalecastle|@abbeyisland|tokyo-tower|@skytree|@kaminarimon|@goldenpavilion|@japanesecastle)$/;
