import { ahead, anyOf, behind, near, type SenseRule } from './rule.ts';

const LOOKS =
  'looks? looking stares? staring gaz\\w+ glar\\w+ smil\\w+ grin\\w+ wink\\w+ wav\\w+ pos\\w+ point\\w+ peer\\w+';
const COLOURS =
  'blues|reds|greens|golds|purples|yellows|browns|pinks|gr[ea]ys|violets|teals|whites|blacks|oranges';
/** Where a plural that may be fruit or people means the color: "in oranges and greens". */
const AMONG_COLOURS: readonly Pick<SenseRule, 'before' | 'after'>[] = [
  {
    before:
      /\b(?:rich|deep|vibrant|warm|cool|soft|muted|bright|pastel|dark|shades of|tones of|hues of|lots of|in|of|dusty|earthy)(?: the)? $/,
    after: /^ ?(?:$|,|and\b|with\b|in\b)/,
  },
  { before: new RegExp(`\\b(?:${COLOURS})(?: and)? $`) },
  { after: new RegExp(`^ ?and (?:\\w+ )?(?:${COLOURS})\\b`) },
];

/** A school, a style or a land before "painting", which is then no deed. */
const OF_A_SCHOOL =
  /\b(?:(?:impression|expression|cub|surreal|real|romantic|modern|symbol|futur|pointill)is(?:t|m)|raphaelite|romanesque|baroque|rococo|renaissance|surreal|romantic|classical|flemish|dutch|italian|french|spanish|russian|victorian|gothic|academic|landscape|fantasy|moody|vintage|antique|folk|na[iï]ve|contemporary|medieval|old master|plein air|century) $/;

/** Words about the picture: camera, medium, color, paint, space and light. */
export const MANNER_SENSES: readonly SenseRule[] = [
  { words: 'eye', after: ahead('level'), isExact: true },
  {
    words: 'cone',
    before:
      /\b(?:dogs?|cats?|puppy|puppies|kittens?|pug|corgi|husky|dachshund|bulldog|labrador|retriever|chihuahua|poodle|beagle|shiba|rabbit|fox|raccoon)\b.*\b(?:wearing|wears|with|in|stuck in) (?:an?|the|his|her|its) (?:plastic |vet |big |huge )?$/,
    means: 'cone of shame',
  },
  {
    words: 'sprite',
    near: near('pixels? bits? (?:8|16|32)bits? rpg platformer arcade games? sheet spritesheet'),
    means: 'pixel art',
  },
  // Camera: who looks into it looks out of the picture.
  {
    words: 'camera, viewer, lens, audience',
    before: new RegExp(`${anyOf(LOOKS)}(?: \\w+)?(?: (?:at|into|to|for|in))?(?: the)? $`),
    means: '',
  },
  {
    words: 'look, stare, gaze, looking, staring, gazing, glaring',
    after:
      /^ ?(?:straight |directly |right )?(?:at|into|to|towards) (?:the )?(?:camera|viewer|lens|us)\b/,
    means: 'posing',
  },
  { words: 'camera, viewer, lens', before: /\b(?:at|into|to|for|facing)(?: the)? $/, means: '' },
  {
    words: 'camera',
    before:
      /\b(?:towards?|past|near|to|off|from|away from|over|in front of|slow|handheld|the|cinematic|static)(?: the)? $/,
    after: /^(?! ?(?:lens|strap|bag|is on|lying|on a))/,
  },
  {
    words: 'camera',
    after: ahead(
      'pan\\w* zoom\\w* mov\\w+ fly\\w* flies circl\\w+ orbit\\w+ track\\w* rotat\\w+ shak\\w+ slowly angle view tilt\\w* follow\\w* dolly work motion pull\\w* push\\w* effect settings',
    ),
  },
  // Mediums.
  { words: 'charcoal', before: /^ $/, after: /^ $/, drawnAs: 'charcoal drawing' },
  { words: 'charcoal', after: ahead('and chalk pencil'), drawnAs: 'charcoal drawing' },
  { words: 'painting', before: OF_A_SCHOOL, after: /^ ?(?:style)? ?$/, drawnAs: 'oil painting' },
  {
    words: 'paper, parchment',
    before:
      /\b(?:vintage|aged|old|textured|cream|rough|handmade|yellowed|antique|stained|weathered) $/,
    after: /^ ?(?:background|texture|look)? ?$/,
    near: near('illustrations? drawing ink botanical sketch watercolou?r engraving etching print'),
  },
  {
    words: 'oil',
    before: /^(?!.*\b(?:in|of|with) $)/,
    after: ahead('on portrait sketch medium'),
    drawnAs: 'oil painting',
  },
  {
    words: 'oil',
    near: near('canvas impasto brush rembrandt monet gogh'),
    drawnAs: 'oil painting',
  },
  {
    words: 'oil',
    near: near('salad cook\\w* food fry\\w* pan olives? kitchen pasta bread pour\\w* bottle'),
    drawnAs: 'bottle',
  },
  {
    words: 'oil',
    near: near('massage skin hair beard face spa essential drop\\w* cbd'),
    drawnAs: 'serum bottle',
  },
  { words: 'oil', near: near('barrels? drums? rig industry fuel price spill crude'), means: 'oil' },
  { words: 'oil' },
  {
    words: 'canvas',
    near: near('easel painter artist studio brush palette paints? painting'),
    means: 'canvas',
  },
  { words: 'canvas' },
  { words: 'film' },
  {
    words: 'magazine',
    before: behind('interior fashion design architecture lifestyle'),
    means: '',
  },
  {
    words: 'magazine',
    after: ahead(
      'cover photo photography editorial style shoot spread layout illustration ad advert',
    ),
    means: '',
  },
  {
    words: 'newspaper',
    after: ahead('clipping cartoon comic style print illustration headline photo'),
  },
  { words: 'master', before: behind('dutch old flemish italian renaissance') },
  { words: 'master', drawnAs: 'person' },
  { words: 'print', before: behind('paw foot hand'), means: 'paw prints' },
  { words: 'print' },
  {
    words: 'model',
    before: behind(
      '3d scale car train house plane architectural miniature role clay game paper wooden voxel language ship airplane low poly',
    ),
  },
  { words: 'model', after: ahead('of kit train car airplane ship sheet house') },
  { words: 'spread', before: behind('book magazine double page') },
  // Colors in the plural: these are nothing else, those below only in certain places.
  ...['blue', 'red', 'gold', 'purple', 'yellow', 'brown', 'pink', 'teal'].map(
    (colour): SenseRule => ({ words: `${colour}s`, means: colour }),
  ),
  ...['green', 'orange', 'grey', 'gray', 'violet', 'white', 'black'].flatMap((colour) =>
    AMONG_COLOURS.map((where): SenseRule =>
      Object.assign({ words: `${colour}s`, means: colour }, where),
    ),
  ),
  { words: 'shades', after: /^ ?of\b/, means: '' },
  // Paint.
  { words: 'paint', before: /\b(?:face|war|body|tribal|camouflage|warrior) $/ },
  { words: 'tiger face, face', after: /^ ?paint/ },
  {
    words: 'paint',
    before: behind(
      'wet fresh spray dripping drips? splattered peeling chipped flaking wall new glossy',
    ),
    after: /^(?! ?(?:palette|bucket|can|tubes?))/,
  },
  // Bow, arrow.
  {
    words: 'bow',
    near: near(
      'archers? archery arrows? elf elven elves hunter hunting aim\\w* quiver amazon warrior ranger robin\\b katniss artemis legolas cupid centaurs? satyr',
    ),
    means: 'bow and arrow',
  },
  { words: 'bow', near: near('violin cello fiddle viola') },
  { words: 'bow', after: /^ ?of (?:the|a|his|her) (?:ship|boat)/ },
  // A target is drawn with the arrow in its middle.
  {
    words: 'arrow',
    after: /^ ?(?:hitting|hits|in|stuck in|striking|right in|piercing)\b.*\b(?:target|bullseye)/,
    means: '',
  },
  {
    words: 'arrow',
    near: near(
      'bows? archer\\w* quivers? cupid robin\\b elf elven hunter target bullseye crossbow tribe shoot\\w* pierc\\w+ heart',
    ),
    means: 'arrow',
  },
  { words: 'arrow', means: 'direction arrow' },
  {
    words:
      'drawing a, drawing an, drawing the, drawing his, drawing her, drawing their, draws a, draws his, draws her, drew a',
    after: /^ ?(?:\w+ )?(?:bow|longbow|crossbow)\b/,
    means: 'aiming',
  },
  {
    words:
      'drawing a, drawing an, drawing the, drawing his, drawing her, drawing their, draws a, draws his, draws her, drew a',
    after: /^ ?(?:\w+ )?(?:sword|katana|blade|dagger|gun|pistol|weapon|card|revolver)s?\b/,
    means: 'holding',
  },
  {
    words: 'drawing the, drawing a, drawing his, drawing her',
    after: /^ ?(?:\w+ )?(?:curtains?|blinds?|water|breath|crowd|attention|bath)\b/,
  },
  // Space that is no outer space, air and light.
  {
    words: 'space',
    before: behind(
      'parking living work working office white blank free negative more enough personal safe public green storage event retail creative coworking text liminal leave copy',
    ),
  },
  {
    words: 'space',
    after:
      /^ ?(?:for (?:text|copy|a|the|logo|title|message|writing|headline|your|my|words)\b|(?:on|at) (?:the )?(?:left|right|top|bottom|sides?)\b|available|heater|bar\b)/,
  },
  {
    words: 'rock',
    after: ahead(
      'bands? music concert stars? guitarist singer poster and n festival show song album opera roll legend girl t dj shirt',
    ),
  },
  { words: 'rock', before: behind('punk hard classic indie folk pop glam alternative love i') },
  { words: 'stone', after: ahead('age fruit cold') },
  { words: 'earth', before: behind('middle mother rare') },
  // What time does, and no insects.
  { words: 'flies', before: behind('time'), means: '' },
  // What the icons are for, and no thing among them.
  { words: 'game, video game', after: ahead('icons? assets? sprites? ui'), means: '' },
  // Who holds "the world" in both hands holds a globe.
  {
    words: 'world',
    before:
      /(?<!\b(?:carry|carries|carrying|hold|holds|holding|lift|lifts|lifting|bearing|hugging)) \bthe $|^the $/,
    after: /^(?! ?(?:map|globe))/,
  },
  {
    words: 'world',
    before: behind(
      'in new whole real magical fantasy alien strange of underwater dream another miniature our',
    ),
    after: /^(?! ?(?:map|globe))/,
  },
  {
    words: 'spirit',
    before: behind(
      'christmas holiday team school festive free kindred halloween summer positive fighting',
    ),
  },
  { words: 'shot', after: ahead('of on from glass put'), means: '' },
  { words: 'wave', before: behind('new heat sound brain light radio mexican') },
  {
    words: 'idea',
    before: behind(
      'design gift outfit tattoo decor nail home party recipe craft diy logo art costume content',
    ),
    means: '',
  },
  { words: 'idea', after: ahead('for of about'), means: '' },
  {
    words: 'drop, dropped',
    before: behind('new merch bass beat mic album product price temperature'),
  },
  { words: 'surprise', after: ahead('party face birthday visit look expression reaction') },
  { words: 'death', after: ahead('star valley metal stare') },
  { words: 'machine', after: ahead('learning gun') },
  { words: 'tie', after: ahead('dye up fighter together game') },
  { words: 'mill', before: behind('steel saw paper coffee pepper') },
  { words: 'disc', before: behind('frisbee'), means: 'frisbee' },
  { words: 'disc, disk', after: ahead('jockey golf') },
  { words: 'monitor', before: behind('heart baby blood fitness hall') },
  { words: 'wildcat', drawnAs: 'cat' },
  {
    words: 'texture',
    before: behind(
      'soft grainy paper paint painted canvas film grain brush rough fine subtle nice visible detailed realistic fur fabric skin felt knitted textured',
    ),
  },
  {
    words: 'outside, outdoor, al fresco',
    before:
      /^(?!.*\b(?:rain|raining|rains|snow|snowing|snowy|storm|view|world|city|night|dark|weather|trees|garden|from|the|going) $)/,
    after: /^ ?(?:$|in|under|on a|at a|with|cafe|seating|summer)/,
    near: near('coffee tea drinks? table lunch breakfast dinner beer wine restaurant cafe brunch'),
    means: 'terrace',
  },
  {
    words: 'make, create, draw, design',
    before: /^ $/,
    after: /^ ?(?:a|an|the|me|us|some|my|two|three|\w+ing)\b/,
    means: '',
  },
  {
    words: 'character',
    after: ahead('art design sheet concept illustration portrait reference turnaround'),
    means: '',
  },
];
