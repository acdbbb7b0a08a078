/** The landing pages' first screen, and what search engines say of them. */
export const texts = {
  home: {
    pageTitle: 'AI GIFs and images that loop seamlessly',
    pageDescription:
      'AI-powered GIF and micro-video generation in seconds: type a sentence and get an image, or a GIF that loops seamlessly. Free to start.',
    title: 'Say it once. Watch it forever.',
    lead: "AI-powered GIF and micro-video generation in seconds. Type a sentence and get an image, or a GIF that loops so smoothly you can't find the seam.",
  },
  generator: {
    pageTitle: 'AI GIF generator: from text to looping GIF',
    pageDescription:
      'Turn text into a GIF that loops without a jump. Describe a scene, choose length, frame rate and shape, and post it. No animation skills needed.',
    title: 'The AI GIF generator with truly seamless loops',
    lead: 'Describe a scene in plain words and see it move seconds later: a GIF in the right shape for your channel, with no jump at the restart.',
  },
  hero: {
    /** Of the prompt box, for screen readers. */
    promptLabel: 'Describe an image or a loop',
    promptPlaceholder: 'a cat surfing at sunset',
    /** For languages that the built-in engine does not read: it reads English. */
    promptHint: '',
    create: 'Create',
    /** What stands on the buttons; the prompts themselves are English in every language. */
    ideas: { whale: 'Flying whale', robot: 'Gardening robot', fox: 'Waving fox' },
    start: 'Start for free',
    logIn: 'Log in',
    note: (pictures: number, plan: string, days: number): string =>
      `${pictures} free images a week, no card needed. GIFs come with ${plan}, free for ${days} days.`,
  },
  carousel: {
    label: 'Loops made with Loopwright',
    /** What kind of thing it is, for screen readers. */
    role: 'carousel',
    slideRole: 'slide',
    slide: (number: number, count: number): string => `${number} of ${count}`,
    choose: (number: number, prompt: string): string => `Show loop ${number}: ${prompt}`,
    pause: 'Pause the loops',
    play: 'Play the loops',
    words: 'Prompt',
    quote: (prompt: string): string => `“${prompt}”`,
  },
} as const;
