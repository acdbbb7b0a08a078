/** What faces of the emoji set show by themselves: the word for it, and the glyphs. */
const OWN_FEELINGS: readonly (readonly [word: RegExp, glyphs: RegExp])[] = [
  [
    /^(?:smil|grin)/i,
    /smil|grin|beaming|sunglasses|hugging|party|star-struck|^sun-with-face$|^full-moon-face$/,
  ],
  [/^laugh/i, /joy|rolling|squinting|grinning|beaming/],
  [/^(?:cry|cries|weep|sobb)/i, /crying/],
  [/^frown/i, /frown|crying-face|enraged|angry|disappointed|worried|sad/],
  [/^scowl/i, /enraged|angry|steam|pouting/],
  [/^wink/i, /wink/],
  [/^yawn/i, /yawning/],
  [/^scream/i, /screaming/],
];

/** "a sad emoji crying": whether the picture of a face shows a word that is also said of it. */
export const showsByItself = (glyph: string, word: string): boolean =>
  /face/.test(glyph) &&
  OWN_FEELINGS.some(([said, glyphs]) => said.test(word) && glyphs.test(glyph));
