import { PRICING_MESSAGES } from '@loopwright/contract';

/** The landing pages below their first screen. Names in braces stand for what is put there. */
export const texts = {
  home: {
    benefits: 'You bring the sentence. It brings the craft.',
    steps: 'How it works',
    closing: 'Somewhere a sentence wants to move.',
  },
  generator: {
    benefits: 'Everything a GIF needs, nothing you have to learn.',
    steps: 'How to make an AI GIF',
    closing: 'Your first loop is one sentence away.',
  },
  benefits: {
    editor: {
      title: 'An intuitive editor',
      text: 'Start from a sentence, then make it yours with drag-drop layers, trim, crop and caption. No motion-design skills needed.',
      /** Of a sentence. */
      anatomy: {
        who: 'who',
        action: 'does what',
        place: 'where',
        time: 'when',
        style: 'in which style',
      },
      seconds: 'Length',
      secondsRange: (from: number, to: number): string => `${from}–${to} s`,
      rate: 'Frames a second',
      rateRange: (from: number, to: number): string => `${from}–${to}`,
      shapes: 'Shapes',
      size: 'GIF size',
      sizeMaximum: (pixels: number): string => `${pixels} px`,
    },
    speed: {
      title: 'Fast serverless GPU rendering',
      text: 'We render in the cloud while you watch. Changed your mind? Cancel and pay nothing.',
      frames: (count: number): string => `${count} frames. Number ${count + 1} is the first again.`,
    },
    sizes: {
      title: 'Exports sized for social platforms',
      text: (pixels: string): string =>
        `From the square feed to the tall story, with stills of up to ${pixels} pixels. Ready to post, and yours to use commercially.`,
    },
  },
  steps: {
    describe: {
      title: 'Describe',
      text: 'Say what you see: who, where, the weather, the hour, the style. Add a picture if you have one.',
    },
    tweak: {
      title: 'Tweak',
      text: 'Set length, FPS, captions and color-grade. Lock the seed to change only the words.',
      sample: (seconds: number, framesPerSecond: number, shape: string): string =>
        `${seconds} s · ${framesPerSecond} fps · ${shape}`,
    },
    export: {
      title: 'Export',
      text: 'Download it, or post it with a link. It stays in your gallery.',
      sample: 'GIF · PNG',
    },
  },
  examples: {
    title: 'Typed, drawn, untouched.',
    text: 'Made here, from nothing but the words below each of them.',
    label: 'More loops and pictures',
    play: (prompt: string): string => `Play: ${prompt}`,
  },
  pricing: PRICING_MESSAGES.title,
  testimonials: {
    title: 'What it could do for your week',
    note: 'We are new, so we wrote these three ourselves, as examples of who it is for. Real ones will take their place.',
    label: 'Example',
    baker: {
      quote:
        'The Friday special used to get a photo of a tray. Now it gets a bun that steams for as long as you look at it, and I still leave at four.',
      role: 'Social media manager, a bakery',
    },
    director: {
      quote: 'I pitch three moving moods before lunch instead of one still on Thursday.',
      role: 'Art director, a small agency',
    },
    writer: {
      quote: 'Readers ask how long I animate for. I type for a minute.',
      role: 'Newsletter writer, a team of one',
    },
  },
  questions: {
    title: 'Good questions',
    free: {
      question: 'What is free?',
      answer: (tokens: number, plan: string): string =>
        `At least 10 free generations per month: ${plan} gives you ${tokens} image tokens every week, without a card. GIFs are part of the paid plans.`,
    },
    credit: {
      question: 'What does one credit buy?',
      answer: (image: number, gif: number): string =>
        `One credit equals one generated second of video or one full-resolution GIF frame. Plans count tokens: an image costs ${image} token, a GIF costs ${gif}. Tokens refresh every Monday.`,
    },
    cancel: {
      question: 'Can I cancel at any time?',
      answer:
        'Yes. Plans are month-to-month and cancellable in one click. What you have made stays yours.',
    },
    rights: {
      question: 'May I use what I make commercially?',
      answer:
        'Yes. You have full commercial rights to your exports, on every plan and also after it ends.',
    },
    seam: {
      question: 'Do the loops really close?',
      answer:
        'Everything in a scene moves on a cycle: waves, wings, snow, light. For each loop the step from the last frame back to the first is measured, so that it looks like any other step.',
    },
    marking: {
      question: 'Will people know that it is AI-made?',
      answer:
        'Every file says so inside, in a way that platforms can read. Exports of the free plan also carry a small watermark; the paid plans leave it out.',
    },
    length: {
      question: 'How long can an AI GIF be?',
      answer: (from: number, to: number, framesPerSecond: number): string =>
        `From ${from} to ${to} seconds, at up to ${framesPerSecond} frames a second. As its end meets its beginning, it plays for as long as somebody looks.`,
    },
    skill: {
      question: 'Do I need to know how to animate?',
      answer:
        'No. You write what you see in your mind, as you would tell a friend. The scene, the movement and the loop are drawn for you.',
    },
  },
  closing: {
    start: 'Get started free',
    agree: 'By creating an account you agree to the {terms} and the {privacy}.',
  },
} as const;
