const KIND =
  'an?|the|my|our|simple|modern|cute|elegant|minimal|minimalist|minimalistic|colou?rful|bold|vintage|professional|clean|design|create|make|title|cover|intro|introduction|opening|first|business|school|company|corporate|college|class|science|powerpoint|presentation|google';
const WORD = String.raw`(?!(?:with|in|for|and|template|design|background)\b)[\p{L}\d][\p{L}\d'’&-]*`;
/** "title slide for a business presentation about marketing", "powerpoint template about healthy eating". */
const SLIDE = new RegExp(
  String.raw`^[\s,]*(?:(?:${KIND}) )*(?:(?<part>agenda|thank you|contents|overview|timeline|team|questions|welcome|closing|summary) )?(?:slides?|presentations?|powerpoints?|pitch decks?|slide decks?)(?: (?:templates?|covers?|slides?|designs?|layouts?))*(?: (?:for|of) (?:(?:an?|my|the|our) )?(?:[\p{L}-]+ ){0,3}?(?:presentation|class|lesson|meeting|pitch|project|course|lecture|talk|report))?(?: (?:about|on) (?:(?:the|an?|our|my) )?(?<title>${WORD}(?: ${WORD}){0,4}?))?(?=\s*(?:$|[,.;]|(?:with|in|template|design|background)\b))`,
  'iu',
);
/** A slide by itself is one to play on. */
const PRESENTED =
  /\b(?:presentations?|powerpoints?|pitch decks?|slide decks?|(?:title|cover|intro) slides?|slides? (?:about|template))\b/iu;

/** A title, and the rest of the prompt as one for a banner. */
interface SlideTitle {
  readonly title: string;
  readonly rest: string;
}

/** What a slide of a presentation is about; null: the prompt asks for none. */
export function slideTitleIn(prompt: string): SlideTitle | null {
  const match = PRESENTED.test(prompt) ? SLIDE.exec(prompt) : null;
  if (match === null) return null;
  const title = match.groups?.['title'] ?? match.groups?.['part'] ?? 'Presentation';
  return { title, rest: `banner ${prompt.slice(match[0].length)}` };
}
