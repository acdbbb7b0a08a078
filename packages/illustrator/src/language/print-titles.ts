/** What a poster, a flyer or a banner is about that cannot be seen. */
const TOPIC =
  'donations?|march|protest|rally|strike|awareness|campaign|adoption|clean-?ups?|reveal|channel|rescue|safety|recycling|vaccination|vaccine|walk|talk|expo|exhibition|exhibit|tour|tournament|cup|league|charity|fundraising|volunteering|volunteers|recruitment|internship|therapy|care|repairs?|rentals?|delivery|catering|tutoring|insurance|estate|renovation|services?|academy|club|classes|lessons|week|month|month celebration|symphony|recital|premiere|auditions?|competition|championship|derby|screening|market|bazaar|run|race|gym|trip|blog|play|musical|fair|picnic';
const LOOKS =
  'an?|the|my|our|simple|modern|cute|elegant|minimal|minimalist|minimalistic|colou?rful|bold|vintage|retro|professional|fun|bright|clean|design|create|make|draw|digital';
const WORD = String.raw`(?!(?:with|an?|the|of|in|on|at|for|by|and|from)\b)[\p{L}\d][\p{L}\d'’&-]*`;
const SHEET =
  'posters?|flyers?|fliers?|banners?|headers?|invitations?|invites?|covers?|leaflets?|thumbnails?';

/** "blood donation poster with a drop", "fitness channel banner, man lifting a barbell", "podcast cover". */
const TITLED = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}) )*(?<title>(?:(?:${WORD} ){1,3}?(?:${TOPIC})|podcast) )(?<sheet>${SHEET})(?!\p{L})(?<behind>.*)$`,
  'iu',
);
/** The header of a channel, which is a banner whatever it shows. */
const OF_CHANNEL =
  /\bchannel (?:banners?|headers?|covers?|art)\b|\b(?:banners?|headers?|covers?|art) for (?:an? |my |the |our )?(?:\p{L}+ )*channel\b|\bpodcast covers?\b/iu;

/** Whether a prompt asks for the header of a channel or the cover of a podcast. */
export const isChannelArt = (prompt: string): boolean => OF_CHANNEL.test(prompt);

/** Where something goes on, what is given and what is to be used with care: the sheet shows it. */
const SHOWN =
  /^(?:\p{L}+ )?gym |^zoo |^(?:\p{L}+ ){1,2}(?=(?:safety|repairs?|rentals?|delivery)\b)|^(?:blood|beach|park|river|ocean|sea|forest|city|street|lake|garden|farm|mountain)s? /iu;

/** "youtube banner for a gaming channel", "poster for a charity run". */
const TITLED_BEHIND = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}|youtube|twitch|facebook|linkedin|website|etsy|email|event) )*(?<sheet>${SHEET}) for (?:(?:an?|the|my|our) )?(?<title>(?:${WORD} ){1,3}?(?:${TOPIC}))(?=\s*(?:$|[,.]|(?:with|in)\b))(?<behind>.*)$`,
  'iu',
);

/** Kinds of businesses, and of people whom one hires. */
export const BUSINESS =
  'shops?|stores?|salons?|barber ?shops?|bakery|restaurants?|caf[eé]s?|studios?|business|company|pizzerias?|place|day ?care|spa|clinics?|dentist|florist|boutiques?|pubs?|bar|hotels?|farms?|schools?|kindergarten|garage|car wash|laundry|food truck|agency|baby ?sitter|nanny|plumber|electrician|dog walker|tutor|photographer|cleaner|gardener|handyman|painter|mechanic|groomer|hairdresser|barber|yoga teacher|music teacher|personal trainer';
/** "flyer for a hair salon", "poster for my dog walking business". */
const FOR_BUSINESS = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}|business|promotional|advertising|small|local) )*(?<sheet>posters?|flyers?|fliers?|banners?|leaflets?|brochures?|ads?) for (?:an?|my|our|the) (?<title>(?:${WORD} ){0,2}?(?:${BUSINESS}))(?: (?:grand )?(?:re-?)?opening)?(?=\s*(?:$|[,.]|(?:with|in)\b))(?<behind>.*)$`,
  'iu',
);
/** "flyer for the opening of a ramen shop". */
const OPENING_OF = new RegExp(
  String.raw`\b(?:posters?|flyers?|fliers?|banners?|leaflets?|brochures?|ads?|invitations?) (?:for|to|announcing) (?:(?:the|our|my|an?) )?(?<news>(?:grand )?(?:re-?)?opening) of (?:(?:an?|my|our|the) )?(?:new )?(?<business>(?:${WORD} ){0,2}?(?:${BUSINESS}))(?=\s*(?:$|[,.]|(?:with|in|on|at)\b))`,
  'iu',
);
/** What a sign over the door leaves out: "dog walking business", "pizza place". */
const LEFT_OUT = /(?<=\p{L} )(?:business|company|place)$/iu;

/** "poster about saving water". */
const ABOUT = new RegExp(
  String.raw`^\s*(?:(?:${LOOKS}|school|awareness|educational) )*(?<sheet>posters?|flyers?|fliers?|leaflets?|brochures?) (?:about|on) (?:the (?:importance|benefits) of )?(?<title>(?!(?:an?|the|my|our|his|her|two|how)\b)\p{L}[\p{L}'’-]*(?: (?!(?:with|in|on|for|at)\b)\p{L}[\p{L}'’-]*){0,3})(?=\s*(?:$|[,.]|(?:with|in)\b))(?<behind>.*)$`,
  'iu',
);

/** "grand opening flyer for hair salon". */
const NEWS_OF_BUSINESS = new RegExp(
  String.raw`\b(?:posters?|flyers?|fliers?|banners?|leaflets?|brochures?|ads?) for (?:(?:an?|my|our|the) )?(?:${WORD} ){0,2}?(?:${BUSINESS})(?=\s*(?:$|[,.]|(?:with|in)\b))`,
  'iu',
);

/** Whether a sheet is for a business. */
export const isForBusiness = (prompt: string): boolean =>
  [FOR_BUSINESS, OPENING_OF, NEWS_OF_BUSINESS].some((pattern) => pattern.test(prompt));

/** "podcast cover about true crime". */
const OF_PODCAST = new RegExp(
  String.raw`\bpodcast (?:covers?|art|artwork|logo) (?:about|on|for) (?<topic>(?!(?:an?|the|my|our)\b)\p{L}[\p{L}'’-]*(?: (?!(?:with|in|on|for|at)\b)\p{L}[\p{L}'’-]*){0,2})(?=\s*(?:$|[,.]|(?:with|in)\b))`,
  'iu',
);

interface PrintTitle {
  readonly title: string;
  /** Without the title, whose words name nothing beside what the sheet is said to show. */
  readonly rest: string;
}

/** Finds the title of a sheet that says as well what it shows. */
export function printTitleIn(prompt: string): PrintTitle | null {
  const { news, business: opened } = OPENING_OF.exec(prompt)?.groups ?? {};
  if (opened !== undefined) return { title: `${opened} ${news}`, rest: prompt };
  const business = FOR_BUSINESS.exec(prompt)?.groups?.['title'];
  if (business !== undefined) return { title: business.replace(LEFT_OUT, '').trim(), rest: prompt };
  const topic = OF_PODCAST.exec(prompt)?.groups?.['topic'];
  if (topic !== undefined) return { title: `${topic} podcast`, rest: prompt.replace(topic, ' ') };
  const { title, behind = '' } =
    (TITLED.exec(prompt) ?? TITLED_BEHIND.exec(prompt) ?? ABOUT.exec(prompt))?.groups ?? {};
  if (title === undefined) return null;
  const showsThings = /\p{L}{3}/u.test(behind.replace(/^[\s,]*(?:with|showing|featuring)?/iu, ''));
  return {
    title: title.trim(),
    rest: showsThings ? prompt.replace(title, SHOWN.exec(title)?.[0] ?? ' ') : prompt,
  };
}
