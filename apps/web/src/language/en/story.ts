import { PRICING_MESSAGES } from '@loopwright/contract';

/** The landing pages below their first screen. Names in braces stand for what is put there. */
export const texts = {
  home: {
    benefits: 'You bring the sentence. Loopwright does the rest.',
    steps: 'How it works',
    closing: 'Your next loop starts with a sentence.',
  },
  generator: {
    benefits: 'Everything a GIF needs, nothing to learn.',
    steps: 'How to make an AI GIF',
    closing: 'Your first loop is one sentence away.',
  },
  benefits: {
    editor: {
      title: 'An intuitive editor',
      text: 'Start from a sentence, then make it yours with drag-drop layers, trim, crop and caption. No motion-design skills needed.',
      /** Of a sentence. */
      anatomy: {
        who: 'subject',
        action: 'action',
        place: 'place',
        time: 'time',
        style: 'style',
      },
      seconds: 'Length',
      secondsRange: (from: number, to: number): string => `${from}–${to} s`,
      rate: 'Frame rate',
      rateRange: (from: number, to: number): string => `${from}–${to}`,
      shapes: 'Shapes',
      size: 'GIF size',
      sizeMaximum: (pixels: number): string => `${pixels} px`,
    },
    speed: {
      title: 'Fast serverless GPU rendering',
      text: 'We render in the cloud while you watch. Changed your mind? Cancel and pay nothing.',
      frames: (count: number): string => `${count} frames, then frame 1 again.`,
    },
    sizes: {
      title: 'Exports sized for social platforms',
      text: (pixels: number): string =>
        `Square, portrait, story or widescreen, with images up to 4K (${pixels} pixels). Commercial use included.`,
    },
  },
  steps: {
    describe: {
      title: 'Describe',
      text: 'Say what you see: subject, place, weather, time of day, style. Add an image if you have one.',
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
      sample: 'GIF · MP4 · WebP · PNG',
    },
  },
  examples: {
    title: 'Straight from the prompt.',
    text: 'Every one made in Loopwright from the prompt underneath.',
    label: 'More loops and images',
    play: (prompt: string): string => `Play: ${prompt}`,
  },
  pricing: PRICING_MESSAGES.title,
  testimonials: {
    title: 'Made for weeks like yours',
    note: "We're new. These are illustrations, not customer quotes.",
    label: 'Example',
    baker: {
      quote:
        "The Friday special used to get a photo of a tray. Now it gets a bun that never stops steaming, and I'm still out by four.",
      role: 'Social media manager, a bakery',
    },
    director: {
      quote: 'I pitch three moving moodboards by lunch, not one still by Thursday.',
      role: 'Art director, a small agency',
    },
    writer: {
      quote: 'Readers ask how long I spend animating. I type for a minute.',
      role: 'Newsletter writer, a team of one',
    },
  },
  questions: {
    title: 'Questions, answered',
    free: {
      question: 'What is free?',
      answer: (tokens: number, plan: string): string =>
        `At least 10 free generations per month: ${plan} gives you ${tokens} image tokens every week, no card needed. GIFs come with the paid plans.`,
    },
    credit: {
      question: 'What does one credit buy?',
      answer: (image: number, gif: number): string =>
        `One credit equals one generated second of video or one full-resolution GIF frame. Plans count tokens: an image costs ${image} token, a GIF costs ${gif}. Tokens refresh every Monday.`,
    },
    cancel: {
      question: 'Can I cancel at any time?',
      answer:
        'Yes. Plans are month-to-month and cancellable in one click. Everything you made stays yours.',
    },
    rights: {
      question: 'Can I use what I make commercially?',
      answer:
        'Yes. You have full commercial rights to your exports, on every plan and even after you cancel.',
    },
    seam: {
      question: 'Are the loops really seamless?',
      answer:
        "Everything in a scene moves in a cycle: waves, wings, snow, light. We check every loop's last-to-first step so it looks like any other frame.",
    },
    marking: {
      question: "Will people know it's AI-made?",
      answer:
        "Yes. Every file carries AI-content metadata that platforms can read. Exports on the free plan also carry a small watermark; paid plans don't.",
    },
    length: {
      question: 'How long can an AI GIF be?',
      answer: (from: number, to: number, framesPerSecond: number): string =>
        `From ${from} to ${to} seconds, at up to ${framesPerSecond} frames per second. And because it loops, it never runs out.`,
    },
    skill: {
      question: 'Do I need to know how to animate?',
      answer:
        "No. Describe it the way you'd tell a friend. We draw the scene, the motion and the loop for you.",
    },
  },
  closing: {
    start: 'Get started free',
    agree: 'By creating an account you agree to the {terms} and the {privacy}.',
  },
} as const;
