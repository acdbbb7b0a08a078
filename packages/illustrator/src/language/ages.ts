import { IS_INVITATION } from './occasion-cards.ts';
import { inSentenceCase } from './sentence-case.ts';

/** What a birthday is announced with: the headline, and the prompt without it. */
export interface AgeTitle {
  readonly title: string;
  /** The line below the headline. */
  readonly detail: string;
  readonly rest: string;
}

const ENDS = String.raw`(?=\s*(?:$|[,.;:!)\-–]|(?:years? old|with|and|today|this|next|birthday|party|poster|card|invitation|invite|flyer|banner)\b))`;
const TURNS = new RegExp(
  String.raw`(?:^|[,;:.!]\s*|\b(?:for|as|when|because|that)\s+)(?<text>(?<who>(?:(?:my|our|the|little|baby)\s+)*\p{L}[\p{L}'’-]*)\s+(?:(?:is|are)\s+|['’]s\s+)?(?:turns?|turning)\s+(?<age>\d{1,3})(?:\s+years? old)?)${ENDS}`,
  'iu',
);
/** "Happy 40th, Tom". */
const HAPPY =
  /\b(?<text>happy (?<age>\d{1,3})(?:st|nd|rd|th)(?: birthday)?(?:,? (?!with\b|card\b|and\b|poster\b)\p{L}+)?!?)(?=\s*(?:$|[,.;:]))/iu;
/** People who are drawn beside the cake: a name alone says nothing of a person's looks. */
const KNOWN =
  /\b(?:grand(?:pa|ma|mother|father|son|daughter)|granny|nana|dad|daddy|mom|mum|mommy|mother|father|son|daughter|sister|brother|uncle|aunt|husband|wife|cousin|friend|girl|boy|baby|boss|teacher|dog|cat|puppy|kitten)$/iu;

/** "first birthday invitation". */
const NTH =
  /\b(?<nth>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,3}(?:st|nd|rd|th)|sweet (?:16|sixteen)) birthday(?= (?:invitations?|invites?)(?!\p{L}))/iu;

/** "invitation for a 60th birthday", "card for my mom's 60th birthday". */
const FOR_NTH =
  /\b(?<sheet>invitations?|invites?|(?:greeting )?cards?|posters?|banners?) (?:for|to) (?:(?:an?|the|my|our|his|her) )?(?:\p{L}+['’]s )?(?<nth>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,3}(?:st|nd|rd|th)) birthday(?: party)?(?!\p{L})/iu;
/** "birthday invitation for a 5 year old". */
const FOR_AGED =
  /\bbirthday (?:party )?(?<sheet>invitations?|invites?|cards?|posters?|banners?)(?<guest> for (?:an?|my|our|the) (?<age>\d{1,2})[- ]years?[- ]olds?(?: (?:boy|girl|son|daughter|kid|child))?)(?!\p{L})/iu;

const ordinal = (age: number): string => {
  const isTeen = age % 100 > 10 && age % 100 < 14;
  return `${age}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][age % 10]) ?? 'th'}`;
};

/** A sheet for a birthday that says which one it is. */
function readBirthday(prompt: string): AgeTitle | null {
  const {
    sheet = '',
    nth,
    age,
    guest,
  } = (FOR_NTH.exec(prompt) ?? FOR_AGED.exec(prompt))?.groups ?? {};
  const which = nth ?? (age === undefined ? undefined : ordinal(Number(age)));
  if (which === undefined) return null;
  const isInvitation = /^invit/iu.test(sheet);
  const said = isInvitation ? `${which} birthday` : `happy ${which} birthday`;
  return {
    title: inSentenceCase(said),
    detail: isInvitation ? 'You’re invited' : '',
    rest: prompt.replace(guest ?? `${nth} `, guest === undefined ? '' : ' '),
  };
}

/** "Grandpa turns 80", "Emma is turning 3": a birthday, whose headline this is; null: no age is named. */
export function readAge(prompt: string): AgeTitle | null {
  const happy = HAPPY.exec(prompt)?.groups;
  if (happy) return asTitle(prompt, happy['text'] ?? '', happy['text'] ?? '', '');
  const nth = NTH.exec(prompt);
  if (nth !== null) {
    const rest = prompt.replace(nth.groups?.['nth'] ?? '', '');
    return { title: inSentenceCase(nth[0]), detail: 'You’re invited', rest };
  }
  const turns = TURNS.exec(prompt)?.groups;
  if (!turns) return readBirthday(prompt);
  const { text = '', who = '', age = '' } = turns;
  return asTitle(prompt, text, `${who} turns ${age}`, KNOWN.test(who) ? who : '');
}

function asTitle(prompt: string, text: string, title: string, who: string): AgeTitle {
  const hasCake = /\bcake\b/i.test(prompt);
  const shown = [who, hasCake ? '' : 'birthday cake'].filter(Boolean).join(', ');
  return {
    title: inSentenceCase(title),
    detail: IS_INVITATION.test(prompt) ? 'You’re invited' : '',
    rest: prompt.replace(text, ` ${shown} `),
  };
}
