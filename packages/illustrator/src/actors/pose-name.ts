import type { MotionName } from '../language/motion-name.ts';
import type { YogaPoseName } from '../language/yoga-pose-name.ts';

export type Point = readonly [x: number, y: number];

/** What a puppet does: a motion, or an activity of its hands. */
export type PoseName =
  | MotionName
  | YogaPoseName
  | 'hold'
  /** Bags hang from straight arms. */
  | 'lug'
  /** At what is higher than the head. */
  | 'pointup'
  /** Holds somebody's hand above the knees of both, who sit on the ground. */
  | 'holdhandsabove'
  /** At something in the hand before the mouth. */
  | 'blowat'
  /** A foot as high as the chest, fists before it. */
  | 'highkick'
  /** One thing in each hand. */
  | 'show'
  /** At a phone in the hand. */
  | 'look'
  /** Shows a sign before the chest. */
  | 'present'
  | 'raise'
  | 'hug'
  | 'water'
  | 'play'
  /** On a drum, with both hands in turn. */
  | 'beat'
  | 'fiddle'
  | 'read'
  | 'pedal'
  | 'embrace'
  /** One hand above the other on a vine. */
  | 'cling'
  /** Reaches for what is held out. */
  | 'take'
  /** On the seat of a swing, hands at the ropes. */
  | 'onswing'
  /** With an oar in both hands. */
  | 'row'
  /** In a chair that is seen from the side. */
  | 'inchair'
  /** Legs before the chest of who carries them. */
  | 'onshoulders'
  /** Somebody lies in both arms, or sits on one of them. */
  | 'cradle'
  | 'onhip'
  /** Seated, with both arms around who is on the lap. */
  | 'onlap'
  /** In somebody's arms, or on the back. */
  | 'carried'
  | 'onback'
  /** On the shoulders of those on both sides. */
  | 'armsaround'
  /** In a row, with the hands of those on both sides. */
  | 'handinhand'
  | 'seated'
  /** On a stool at a small table, with words for the one on its other side, or without. */
  | 'tabletalk'
  | 'tablerest'
  | 'doze'
  /** Tool in hand, down at something low. */
  | 'mendlow'
  /** With a torch at something beside. */
  | 'weldside'
  /** Of a ballet dancer in the air. */
  | 'jete'
  /** Asleep with the head on a desk. */
  | 'slump';

/** Upside down, standing on the hands. */
export const isOnHands = (name: PoseName): boolean => name === 'handstand' || name === 'cartwheel';
