/**
 * Animals and monsters that are drawn by hand, under the glyph that they live, move and are as large as: what the tables say of a
 * dog holds for a corgi, unless a table has a row of its own.
 */
const KIN: Readonly<Record<string, string>> = {
  dog: `@corgi @husky @malamute @shiba @dalmatian @pug @bulldog @frenchbulldog @boston @dachshund @beagle @golden
    @labrador @shepherd @bordercollie @collie @rottweiler @doberman @samoyed @pomeranian @chihuahua @greyhound @spaniel
    @saintbernard @terrier @sheepdog`,
  cat: `@tabby @gingercat @siamese @tuxedo @calico @tortoiseshell @persian @mainecoon @ragdollcat @sphynx @russianblue`,
  leopard: '@panther @snowleopard @cheetah @lynx @puma @lioness @lioncub @jaguar',
  wolf: '@hyena @cerberus @howlingwolf',
  lion: '@griffin',
  crocodile: '@seaserpent @nessie',
  raccoon: '@redpanda @opossum',
  monkey: '@lemur @chimpanzee',
  octopus: '@kraken',
  chipmunk: '@squirrel @meerkat @ferret',
  hamster: '@hamster @guineapig @mole',
  dragon: '@firedragon @pterodactyl',
  bird: '@flyingbird',
  dove: '@pigeon @restingdove',
  rooster: '@hen',
  beaver: '@capybara @platypus',
  hedgehog: '@armadillo',
  deer: '@fawn @reindeer @rudolph @gazelle',
  ox: '@bull',
  boar: '@tapir @anteater',
  sauropod: '@triceratops @stegosaurus @hydra',
  fish: '@salmon @tuna @eel',
  snail: '@slug @slime',
  honeybee: '@wasp',
  turtle: '@tortoise',
  lobster: '@crayfish',
  eagle: '@falcon @hawk @vulture @restingeagle',
  llama: '@alpaca',
  cow: '@highlandcow',
  horse:
    '@palomino @chestnuthorse @pinto @appaloosa @dapplegrey @clydesdale @pony @pegasus @centaur',
  seal: '@walrus @manatee',
  whale: '@orca @narwhal @beluga',
  shark: '@mantaray @stingray',
  'tropical-fish':
    '@seahorse @clownfish @betta @goldfish @koi @anglerfish @tadpole @axolotl @angelfish @lionfish',
  crab: '@hermitcrab',
  parrot: '@toucan @kingfisher @woodpecker @robin @sparrow @magpie @quail @cockatoo',
  penguin: '@puffin @slidingbird',
  flamingo: '@heron @crane @egret @stork @ostrich @emu @pelican @seagull',
  'baby-chick': '@duckling',
  lizard: '@chameleon @gecko @iguana @salamander',
  snake: '@cobra',
  butterfly: '@dragonfly @moth @lunamoth @firefly',
  cricket: '@mantis @stickinsect',
  goblin:
    '@monster @oneeyedmonster @threeeyedmonster @mummy @yeti @bigfoot @werewolf @minotaur @golem @cyborg @greengoblin @orc @imp',
};

const KIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KIN).flatMap(([kin, glyphs]) =>
    glyphs.split(/\s+/).map((glyph): [string, string] => [glyph, kin]),
  ),
);

const FACE = /-face$/;

/** The glyph whose rows hold for this one; the glyph itself where it is drawn in the art pack. */
export function kinOf(glyph: string): string {
  const own = KIN_OF.get(glyph);
  if (own !== undefined) return own;
  const whole = FACE.test(glyph) ? KIN_OF.get(glyph.replace(FACE, '')) : undefined;
  if (whole === undefined) return glyph;
  return whole === 'dog' ? 'dog-face' : /^(cat|leopard)$/.test(whole) ? 'cat-face' : whole;
}

/** All animals that are drawn by hand. */
export const OWN_ANIMALS: readonly string[] = [...KIN_OF.keys()];

const WITH_FACES = /^@(redpanda|opossum|hyena|lemur|ferret|fawn|hamster|firedragon)$/;

/** Breeds and kinds with a face of their own, for puppets. */
export const hasOwnFace = (glyph: string): boolean =>
  /^(dog|cat|leopard)$/.test(KIN_OF.get(glyph) ?? '') || WITH_FACES.test(glyph);

/** The table with rows for the hand-drawn kin of those that it knows. */
export const withKin = <Value>(table: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([
    ...OWN_ANIMALS.flatMap((glyph): [string, Value][] => {
      const value = table.get(kinOf(glyph));
      return value === undefined ? [] : [[glyph, value]];
    }),
    ...table,
  ]);
