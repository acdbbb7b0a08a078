import { inSentenceCase } from '../sentence-case.ts';

/** Relatives that cards are written to, by the language of the card. */
const CALLED = {
  es: 'mam[áa]|pap[áa]|mami|papi|abuelita|abuelito|abuela|abuelo',
  de: 'mama|papa|mutti|vati|oma|opa',
  fr: 'maman|papa|mamie|papi|papy',
} as const;

const NO_NAME =
  '(?:Instagram|Insta|Facebook|Twitch|Tik|Whats|Discord|You|Navidad|Noël|Halloween|Pascua|Pâques|San|Reyes|Día|Año|Fête)';
const NAME = String.raw`(?!${NO_NAME})\p{Lu}\p{Ll}+`;
/** Names alone stand in no German pattern, as its nouns have capitals as well. */
const RECIPIENTS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})[Pp]ara (?:(?:mi|nuestra|nuestro|la|el) (?:querid[oa] |linda )?(?<kin>${CALLED.es})|(?<only>${NAME}))(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})für (?:meine[n]?|unsere[n]?|die|den) (?:liebe[n]? |beste[n]? )?(?<kin>${CALLED.de})(?!\p{L})`,
    'iu',
  ),
  // "Geburtstagseinladung für Max, 5 Jahre": who has an age is a person.
  new RegExp(String.raw`(?<=[Gg]eburtstag.{0,30} )für (?<only>${NAME})(?=\s*(?:$|,))`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})[Pp]our (?:(?:ma|mon|notre) (?:chère |cher )?(?<kin>${CALLED.fr})|(?<only>${NAME}))(?!\p{L})`,
    'u',
  ),
];

/** Finds whom a Spanish, German or French greeting is for: "para mi mamá", "pour Léo"; null: none is named. */
export function takeForeignRecipient(prompt: string): { name: string; rest: string } | null {
  for (const pattern of RECIPIENTS) {
    const match = pattern.exec(prompt);
    const { kin, only } = match?.groups ?? {};
    const name = only ?? kin;
    if (match === null || name === undefined) continue;
    const rest = prompt.slice(0, match.index) + prompt.slice(match.index + match[0].length);
    return { name: inSentenceCase(name), rest };
  }
  return null;
}
