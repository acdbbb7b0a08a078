/** What is said of the pictures of users. Translated apart from the others, because one page alone says it. */
export const AVATAR_MESSAGES = {
  avatarRefused: "That picture can't be shown to others. Choose another one.",
  avatarMoves: 'Your picture must be a still image: PNG, WebP or JPEG.',
  avatarCheckAway: "We can't check pictures right now. Please try again in a moment.",
} as const;
