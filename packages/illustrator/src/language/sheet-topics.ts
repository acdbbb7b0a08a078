/** A topic that classrooms have posters of, with what belongs to it where the prompt lists nothing. */
interface SheetTopic {
  readonly names: RegExp;
  readonly title: string;
  readonly items: readonly string[];
}

const topic = (names: string, title: string, items: string): SheetTopic => ({
  names: new RegExp(String.raw`\b(?:${names})\b`, 'i'),
  title,
  items: items.split(', '),
});

/** The first that fits counts. */
export const SHEET_TOPICS: readonly SheetTopic[] = [
  topic('feelings?|emotions?', 'Feelings', 'happy, sad, angry, scared, surprised, tired'),
  topic('weather', 'Weather', 'sunny, cloudy, rain, storm, snow, rainbow'),
  topic('seasons', 'Seasons', 'spring, summer, autumn, winter'),
  topic('farm animals?', 'Farm animals', 'cow, pig, sheep, horse, hen, goat'),
  topic('(?:sea|ocean) (?:animals?|creatures)', 'Sea animals', 'fish, whale, octopus, crab, dolphin, turtle'),
  topic('(?:zoo|wild|safari|jungle) animals?', 'Wild animals', 'lion, elephant, giraffe, zebra, monkey, tiger'),
  topic('pets?', 'Pets', 'dog, cat, rabbit, hamster, parrot, fish'),
  topic('insects?|bugs', 'Insects', 'bee, butterfly, ant, ladybug, grasshopper, mosquito'),
  topic('fruits?', 'Fruits', 'apple, banana, strawberry, orange, grapes, pear'),
  topic('vegetables?|veggies', 'Vegetables', 'carrot, tomato, broccoli, corn, cucumber, onion'),
  topic('shapes?', 'Shapes', 'circle, square, triangle, rectangle, star, heart'),
  topic('(?:school|classroom) (?:supplies|objects|things)', 'School things', 'pencil, book, backpack, ruler, scissors, crayon'),
  topic('vehicles?|transport(?:ation)?', 'Vehicles', 'car, bus, train, bicycle, airplane, boat'),
]; // prettier-ignore

/** What stands in a chart for what is no thing, and things that a chart shows in another form. */
export const SHEET_GLYPHS: Readonly<Record<string, string>> = {
  sun: '@sun',
  sunny: '@sun',
  cloud: 'cloud',
  clouds: 'cloud',
  cloudy: 'cloud',
  'partly cloudy': 'sun-behind-cloud',
  rain: 'cloud-with-rain',
  rainy: 'cloud-with-rain',
  snow: 'cloud-with-snow',
  snowy: 'cloud-with-snow',
  storm: 'cloud-with-lightning',
  stormy: 'cloud-with-lightning',
  thunder: 'cloud-with-lightning',
  thunderstorm: 'cloud-with-lightning',
  lightning: 'cloud-with-lightning',
  wind: '@gust',
  windy: '@gust',
  rainbow: '@rainbow',
  tornado: 'tornado',
  spring: 'cherry-blossom',
  summer: '@sun',
  autumn: 'maple-leaf',
  fall: 'maple-leaf',
  winter: 'snowflake',
  'hatching chick': 'hatching-chick',
  grass: '@grasstuft',
  plant: 'seedling',
  plants: 'seedling',
  sunlight: '@sun',
  circle: '@flatcircle',
  square: '@flatsquare',
  triangle: '@flattriangle',
  rectangle: '@flatrectangle',
  oval: '@flatoval',
  pentagon: '@flatpentagon',
  hexagon: '@flathexagon',
  diamond: '@flatdiamond',
  rhombus: '@flatdiamond',
  star: '@star',
  heart: 'red-heart',
};

/** The things of the letters from A to Z, and animals for those of animal alphabets. */
export const ALPHABETS = {
  things:
    'apple, ball, cat, dog, egg, fish, grapes, house, igloo, jar, kite, lion, moon, nest, orange, pencil, queen, rainbow, sun, tree, umbrella, violin, watermelon, xylophone, yo-yo, zebra'.split(
      ', ',
    ),
  animals:
    'alligator, bear, cat, dog, elephant, fox, giraffe, horse, iguana, jaguar, koala, lion, monkey, narwhal, owl, penguin, quail, rabbit, snake, tiger, unicorn, vulture, whale, x-ray, yak, zebra'.split(
      ', ',
    ),
} as const;

/** The stages of lives, and who eats whom. */
export const SEQUENCES: readonly (readonly [words: RegExp, items: string])[] = [
  [/\b(?:chickens?|hens?)\b/i, 'egg, hatching chick, chick, hen'],
  [/\b(?:ducks?)\b/i, 'egg, duckling, duck'],
  [/\b(?:humans?|people|persons?)\b/i, 'baby, boy, man, old man'],
  [/\b(?:apple trees?|apples?)\b/i, 'seedling, tree, cherry blossom, apple'],
  [/\b(?:turtles?|tortoises?)\b/i, 'egg, turtle'],
  [/\b(?:ocean|sea|marine)\b/i, 'shrimp, fish, octopus, shark'],
  [/\b(?:forest|woodland)\b/i, 'plant, rabbit, fox, wolf'],
  [/\b(?:savanna|africa\w*)\b/i, 'grass, zebra, lion'],
  [/\bfood (?:chain|web)\b/i, 'grass, grasshopper, frog, snake, eagle'],
];

/** What the numbers from one to ten are counted with, where the prompt names nothing. */
export const COUNTED =
  'sun, cherry, balloon, star, apple, flower, butterfly, fish, strawberry, ladybug'.split(', ');
