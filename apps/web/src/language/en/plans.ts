/** The pricing page below its cards: the plans side by side, and questions about them. */
export const texts = {
  title: 'Compare plans',
  rows: {
    contents: 'Included',
    tokens: 'Tokens a week',
    images: 'That makes: images a week',
    gifs: 'Or: GIFs a week',
    imageSize: 'Images up to',
    gifSize: 'GIFs up to',
    gifLength: 'GIF length',
    styles: 'Styles, variations and seeds',
    noWatermark: 'No watermark',
    queue: 'Place in the queue',
    documents: 'Studio documents',
    exports: 'Exports an hour',
    storage: 'Storage',
    support: 'Priority support',
    trial: 'Free trial',
    formats: 'Export formats',
    visibility: 'Private creations',
    rights: 'Commercial use',
  },
  values: {
    yes: 'Yes',
    no: 'No',
    /** By the rank of the plan. */
    queue: ['Standard', 'Priority', 'Fastest'],
    days: (count: number): string => `${count} days`,
    /** How soon priority support answers first. */
    answer: {
      hours: (count: number): string => `Answer within ${count} ${count === 1 ? 'hour' : 'hours'}`,
      workingDays: (count: number): string =>
        `Answer within ${count} working ${count === 1 ? 'day' : 'days'}`,
    },
    visibility: 'Every plan: only people with your link can see them.',
    rights: 'Every plan, even after you cancel.',
  },
  questions: {
    title: 'Questions about plans',
    tokens: {
      question: 'What does a token buy, and when do I get new ones?',
      answer: (image: number, gif: number): string =>
        `An image costs ${image} token, a GIF ${gif}. You get new tokens every Monday at 00:00 (UTC-5). Tokens you haven't used by then expire.`,
    },
    failed: {
      question: 'What if a generation fails?',
      answer: 'You get its tokens back. The same goes for one that you cancel.',
    },
    trial: {
      question: 'How does the free trial work?',
      answer: (plan: string, days: number): string =>
        `${plan} starts with ${days} days free, once per person. Cancel before they end and you pay nothing.`,
    },
    change: {
      question: 'Can I switch between paid plans?',
      answer:
        'Yes. The change takes effect at once and the rest of the month is prorated. An upgrade adds its extra tokens right away.',
    },
    end: {
      question: 'What happens when I cancel?',
      answer: (plan: string): string =>
        `Your plan runs until the end of the period you've paid for. After that you're on ${plan}, and everything you made stays in your gallery.`,
    },
    visibility: {
      question: 'Who can see what I make?',
      answer:
        "Nothing is published by itself. Each creation has a link that can't be guessed, and only people you give it to can open it.",
    },
  },
} as const;
