/** Rooms for whose doors and tables notices are printed. */
const ROOM =
  'bathroom|restroom|toilet|kitchen|office|classroom|class|school|library|waiting room|clinic|reception|desk|gym|salon|spa|studio|fridge|laundry room|break room|counter|checkout|nursery|kids room|bedroom|playroom|store|shop|printable';
/** '"please wash your hands" sign with soap', '"Quiet please" library sign'. */
const NOTICE = new RegExp(
  String.raw`^\s*(?:(?:an?|the|simple|cute|printable|minimal(?:ist)?) )*["“](?<text>[^"“”]{2,80})["”],?\s+(?<rooms>(?:(?:${ROOM}) )*)signs?(?=\s*(?:$|[,.]|with\b|for\b))(?<behind>.*)$`,
  'iu',
);
const FOR_ROOM = new RegExp(
  String.raw`\bfor (?:an?|the|my|our|your) (?:[\p{L}-]+ )?(?:${ROOM})(?: (?:wall|door|desk|table|window))?(?!\p{L})`,
  'iu',
);
/** What stands in a scene is a board there. */
const IN_SCENE =
  /\b(?:on|in|at|beside|under|near|by|behind|over|wooden|neon|outside|street|road|yard|hanging|person|man|woman|boy|girl|child|children|kids)\b|\p{L}ing\b/iu;

interface Notice {
  readonly text: string;
  /** The prompt as one for a card with the same things. */
  readonly rest: string;
}

/**
 * Reads a sign that is a printed notice: it is for a room, or has a thing beside its words.
 * @returns null for every other picture
 */
export function readNotice(prompt: string): Notice | null {
  const { text, rooms, behind = '' } = NOTICE.exec(prompt)?.groups ?? {};
  if (text === undefined) return null;
  const besides = behind.replace(FOR_ROOM, ' ');
  const isForRoom = rooms !== '' || besides !== behind;
  const isPrinted = isForRoom || /^\s*with\b/iu.test(besides);
  return isPrinted && !IN_SCENE.test(besides) ? { text, rest: `card ${besides}` } : null;
}
