/** English names that are written with capitals. */
const NAMES =
  /\b(?:new year|easter|halloween|christmas|valentine|mother|father|diwali|thanksgiving|hanukkah|ramadan|eid|kwanzaa|holi|nowruz|passover|purim|juneteenth|july|lunar new year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|black friday|january|february|(?<!\b(?:climate|protest|peace|pride|women[’']?s|wedding|justice|freedom|rights|science) )march|april|june|july|august|september|october|november|december)s?(?!\p{L})|\b(?:rsvp|dm|dj|bogo|bbq|diy|tgif|brb|omg|lol|lmao|rofl|idk|smh|omw|ttyl|afk|gg|xoxo)\b/giu;

/** "valentine’s day" is the name of a feast as a whole. */
const FEAST_DAY = /\b((?:valentine|mother|father|patrick|new year)[’']?s )(day)\b/giu;

const ABBREVIATION =
  /^(?:rsvp|dm|dj|bogo|bbq|diy|tgif|brb|omg|lol|lmao|rofl|idk|smh|omw|ttyl|afk|gg|xoxo)$/i;

/** The same text with a capital at the start. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that begins with a capital, as the names of days and feasts in it do. */
export const inSentenceCase = (text: string): string =>
  text
    .replaceAll(FEAST_DAY, (_, name: string, day: string) => `${name}${capitalized(day)}`)
    .replace(/^[¡¿]?\p{L}/u, (start) => start.toUpperCase())
    .replaceAll(NAMES, (name) =>
      ABBREVIATION.test(name)
        ? name.toUpperCase()
        : name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
    );
