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
  /** Scared, with drops of sweat. */
  | 'sweat'
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
