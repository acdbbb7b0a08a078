/** Hands that are drawn by themselves, without the rest of somebody. */
export const HANDS: Readonly<Record<string, string>> = {
  handshake:
    'handshake, hand shake, two hands shaking, hands shaking, business handshake, firm handshake, pair of hands shaking | two hands holding each other, hands holding each other, clasped hands, hands clasped together, two hands clasped',
  'heart-hands':
    'heart hands, hand heart, hands making a heart, hands making a heart shape, hands making heart shape, hands forming a heart, hands forming a heart shape, hands in a heart shape, hands in heart shape, hands in the shape of a heart, heart shaped hands, two hands making a heart, two hands forming a heart, two hands making a heart shape, two hands forming a heart shape, two hands in the shape of a heart, heart made with hands, heart made with two hands, heart made by hands, heart shape made with hands, fingers making a heart',
  'hand-with-index-finger-and-thumb-crossed': 'finger heart, korean finger heart',
  'folded-hands':
    'praying hands, folded hands, hands in prayer, prayer hands, hands praying, two hands praying, hands folded in prayer, namaste hands',
  'clapping-hands': 'clapping hands, hands clapping, two hands clapping, applause clapping hands',
  'victory-hand':
    'peace sign hand, hand peace sign, peace hand sign, victory hand, victory sign, hand making a peace sign, hand showing a peace sign, hand showing peace sign, hand with peace sign',
  'ok-hand':
    'ok hand, ok hand emoji, ok hand sign, ok sign hand, hand ok sign, hand making an ok sign',
  'thumbs-up':
    'thumbs up hand, hand thumbs up, hand giving a thumbs up, hand giving thumbs up, hand with thumbs up, hand showing thumbs up',
  'raised-fist': 'raised fist, fist raised, clenched fist, power fist, fist',
  'waving-hand':
    'waving hand, hand waving, hand waving hello, hand waving hi, hand waving goodbye, hand waving bye, hand waving bye bye, waving hand emoji',
  'crossed-fingers': 'crossed fingers, fingers crossed',
  'sign-of-the-horns':
    'rock on hand, hand rock sign, rock hand sign, rock hand, metal horns hand, devil horns hand',
};

/** Whether it is a hand by itself, which has a tone of skin as people have. */
export const isHand = (glyph: string): boolean => glyph in HANDS;
