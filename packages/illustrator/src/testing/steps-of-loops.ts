import { createScene } from '../index.ts';
import { createNodeHost } from '../node/index.ts';

const host = await createNodeHost();
const SIZE = 128;

/** Mean absolute change per color channel from each frame to the next, the last to the first too. */
export async function stepsOf(
  prompt: string,
  frames: number,
  seed = 1,
): Promise<readonly number[]> {
  const request = { prompt, seed, width: SIZE, height: SIZE, purpose: 'loop' } as const;
  const scene = await createScene(request, host);
  const pictures = Array.from({ length: frames }, (_, i) =>
    scene
      .frame(i / frames)
      .getContext('2d')
      .getImageData(0, 0, SIZE, SIZE)
      .data.slice(),
  );
  scene.release();
  return pictures.map((picture, i) => {
    const next = pictures[(i + 1) % frames] ?? picture;
    let sum = 0;
    for (let at = 0; at < picture.length; at++) {
      sum += Math.abs((picture[at] ?? 0) - (next[at] ?? 0));
    }
    return sum / (SIZE * SIZE * 3);
  });
}

/** Motions whose speed never leaps. */
export const SMOOTH = [
  'a panda jumping',
  'a rabbit hopping',
  'a frog bouncing',
  'a wheel spinning',
  'a ghost floating',
  'a fox dancing',
  'an eagle flying',
  'a horse running',
  'a boy running',
  'a cat walking',
  'a fish swimming',
  'a car driving',
  'a sailboat on the sea',
  'a monkey swinging',
  'a cat sleeping',
  'a heart beating',
  'a robot shaking',
  'a girl waving',
  'a bear sitting',
  'a cat surfing',
  'a boy riding a bicycle',
  'a moon orbiting the earth',
  'an owl',
  'a boy playing guitar',
  'a woman typing',
  'a chef cooking soup',
  'a man chopping carrots',
  'grandma knitting',
  'an artist painting',
  'a woman sweeping',
  'a panda juggling',
  'a bear eating pizza',
  'a girl drinking tea',
  'a singer singing',
  'a girl feeding a horse',
  'a girl petting a cat',
  'two boxers boxing',
  'a knight fighting a dragon',
  'a man pushing a car',
  'a boy climbing a tree',
  'a basketball player dunking',
  'a boy doing a handstand',
  'a wolf howling',
  'a ballerina spinning',
  'a man sleeping on the grass',
  'a boy skateboarding',
  'a girl holding a balloon',
  'a dog hugging a cat',
  'a girl watering flowers',
  'a bear reading',
  'a woman pouring coffee',
  'a boy blowing bubbles',
  'a man fishing',
  'a girl picking flowers',
  'a sloth hanging from a branch',
  'a fox by a river',
  'a deer before a waterfall',
  'a horse on a cliff',
  'a dog in puddles',
];

/** Every kind of weather without flashes. */
export const WEATHER = [
  'rain',
  'snow',
  'fog',
  'petals',
  'autumn leaves',
  'confetti',
  'bubbles',
  'sparks',
  'fireflies',
  'dust',
  'embers',
  'stars',
  'hearts',
  'music notes',
  'steam',
  'aurora',
  'fireworks',
  'wind',
].map((weather) => `an eagle with ${weather}`);

/** What really snaps, and how far neighboring steps may differ. */
export const SNAPS = [
  // Lightning flashes within a frame.
  { prompt: 'a fox dancing in a thunderstorm', limit: 20 },
  // A ball turns back at once where it meets the ground.
  { prompt: 'a ball bouncing', limit: 2.6 },
  // A flat coin seen edge-on is a thin line, and its mirror image is the same line.
  { prompt: 'a coin turning', limit: 1.9 },
];
