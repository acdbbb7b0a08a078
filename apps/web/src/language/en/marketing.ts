/** The landing pages' first screen, and what search engines say of them. */
export const texts = {
  home: {
    pageTitle: 'AI GIFs and pictures that loop without a seam',
    pageDescription:
      'AI-powered GIF and micro-video generation in seconds: type a sentence, get a picture or a GIF whose end meets its beginning. Free to start.',
    title: 'Say it once. Watch it forever.',
    lead: 'AI-powered GIF and micro-video generation in seconds. Type a sentence; get a picture, or a GIF whose last frame meets its first so closely that nobody finds the seam.',
  },
  generator: {
    pageTitle: 'AI GIF generator: from text to looping GIF',
    pageDescription:
      'Turn text into a GIF that loops without a jump. Describe a scene, choose length, frame rate and shape, and post it: no animation skills needed.',
    title: 'The AI GIF generator whose loops really close',
    lead: 'Describe a scene in plain words and see it move seconds later: a GIF in the shape that your channel wants, without a jump where it starts again.',
  },
  hero: {
    start: 'Start for free',
    logIn: 'Log in',
    note: (pictures: number, plan: string, days: number): string =>
      `${pictures} pictures a week are free, no card. Loops come with ${plan}: try it for ${days} days.`,
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
    words: 'The words that made it',
    quote: (prompt: string): string => `“${prompt}”`,
  },
} as const;
