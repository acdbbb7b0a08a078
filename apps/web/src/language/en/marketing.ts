/** The landing pages and the contact form. */
export const texts = {
  home: {
    pageTitle: 'Sentences into seamless loops',
    pageDescription:
      'AI-powered GIF and micro-video generation in seconds: type a sentence, get a picture or a GIF whose end meets its beginning.',
    title: 'Say it once. Watch it forever.',
  },
} as const;
