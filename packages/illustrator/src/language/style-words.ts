import { invert, standInsOf } from './phrases.ts';
import type { StyleName } from './picture-look.ts';

const STYLE_TABLE = {
  synthwave:
    'synthwave, retrowave, vaporwave, outrun, retro grid, neon grid, grid floor, neon grid floor, glowing grid floor, retro grid floor, laser grid floor, laser grid, grid ground, wireframe grid, synth wave | 80s, retro 80s, 80s retro, 1980s, eighties, tron, retro futuristic, retrofuturistic',
  neon: 'neon, cyberpunk, blade runner, glowing neon, neon lights, neon light, neon glow, neon city, neon sign, neon signs | blacklight, futuristic, sci fi, science fiction, holographic, glow in the dark, ultraviolet',
  pixel:
    'pixel art, pixel, pixels, 8 bit, 16 bit, 32 bit, 8bit, 16bit, pixelated, pixel style, sprite art | voxel, voxel art, retro game, video game style, game boy, gameboy, minecraft, nes, arcade style',
  watercolor:
    'watercolor, watercolour, watercolors, watercolours, aquarelle, watercolor watercolour painting, gouache | hand painted, painted in, fresco, tempera, watercolor on paper, beatrix potter, beatrix potter style, carl larsson, painting, ink wash, ink wash painting, ink wash style, sumi e, sumi e style, sumi e painting, chinese ink painting, chinese brush painting',
  oil: 'oil painting, oil paint, painterly, oil on canvas, oils on canvas, acrylic on canvas, paint on canvas, oil on wood, on canvas, impasto, acrylic, acrylic painting, brush strokes, brushstrokes | impressionist, impressionism, impressionist painting, impressionistic, renaissance painting, baroque painting, old master painting, old masters, dutch master, dutch masters, dutch golden age, rembrandt, rembrandt style, vermeer, caravaggio, chiaroscuro painting, van gogh, monet, painting, digital painting, matte painting',
  lineart:
    'single line drawing, continuous line drawing, continuous line art, one line art, minimal line art, minimalist line art, minimal line drawing, minimalist line drawing, line illustration, outline drawing, ink line drawing, line art, lineart, line drawing, coloring page, colouring page, coloring book, colouring book, coloring book page, colouring book page, coloring sheet, line drawings, simple line drawing, simple line drawings, outline drawings, thick black lines, black and white line art, black line art, simple line art, coloring pages, coloring book style, colouring sheet, coloring picture, outline only, outlines only, just outlines, black lines, linework, line work, black linework, fine line, fineline, black ink | blackwork, dotwork, black and grey tattoo',
  lowpoly:
    'low poly, lowpoly, polygonal, polygon, polygons, faceted | origami, geometric style, cubist, cubism',
  pastel:
    'pastel, pastels, soft pastel, pastel colors, pastel colours, soft colors, soft colours | dreamy, kawaii, lofi, lo fi, storybook, storybook style, storybook illustration style, kids book, picture book, dreamlike, whimsical, muted colors, muted colours, childrens book, children book, children s book, kid book, childrens illustration, children illustration, kids illustration, kid illustration, children book illustration, childrens book illustration, kids book illustration, childrens story, children story, picture book illustration, storybook illustration, book illustration, fairy tale illustration, fairytale illustration, fairy tale book, nursery illustration, childrens cartoon, kids cartoon, winnie the pooh style, cottagecore',
  anime:
    'anime, anime style, anime art, anime art style, anime artwork, anime drawing, anime illustration, anime aesthetic, in anime style, lofi anime, lofi anime style, cel shaded, cel shading, cel shaded style, 90s anime, 90s anime style, retro anime, retro anime style | ghibli, studio ghibli, ghibli style, studio ghibli style, japanese animation',
  noir: 'noir, film noir, black and white, monochrome, grayscale, greyscale, b and w, black and white photo, monochromatic | silent film, silent movie',
  sketch:
    'sketch, line icon, line icons, minimal line icon, outline icon, line logo, sketched, pencil, pencil drawing, pencil sketch, doodle, hand drawn, drawing, drawn, scribble | charcoal drawing, in charcoal, drawn in charcoal, ink drawing, ink painting, charcoal sketch, charcoal style, charcoal illustration, charcoal portrait, charcoal on paper, ink, crosshatch, cross hatching, chalk, chalk drawing, crayon drawing, calligraphy, blueprint',
  minimal:
    'minimal, minimal poster, minimalist poster, minimalist, minimalistic, minimalism, clean, simple shapes, logo, icon, app icon, emblem, logo design | flat, flat colors, flat colours, flat color, flat colour, flat design, flat illustration, flat style, vector, vector art, flat vector, bauhaus',
  papercut:
    'papercut, paper cut, paper cutout, paper cut out, paper art, layered paper, cut out, cutout, paper craft, papercraft, paper style, construction paper | collage, felt, origami style, in origami style, shadow puppet, shadow box, pop up book, diorama',
  silhouette:
    'silhouette, silhouettes, silhouetted, in silhouette, silhouette style | backlit, against the light',
  comic:
    'comic, comic book, comics, comic style, halftone, black outlines, black outline, thick black outlines, thick outlines, thick outline, bold outlines, bold outline | pop art, manga, graphic novel, superhero comic, lichtenstein, warhol',
  claymation:
    'clay, claymation, plasticine, play doh, clay style, stop motion | plush, plastic toy, lego, lego style, toy style',
  vintage:
    'vintage, sepia, old photo, vintage photo, vintage photograph, retro photo, antique photo, film photo, film photography, 35mm film, analog photo, retro, old fashioned, antique, nostalgic, film grain, old film, polaroid, polaroids, polaroid photo, polaroid picture, polaroid style, instant photo, instant film, instax, vintage travel poster, retro travel poster, vintage poster, retro poster, wpa poster, travel poster | vhs look, vhs style, vhs effect, vhs glitch, vhs aesthetic, vhs filter, steampunk, victorian, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 50s, 60s, 70s, art deco, medieval manuscript, daguerreotype',
  risograph:
    'risograph, riso, risograph print, riso print, risograph style, risograph illustration, screen print, screenprint, screen printed, screenprinted, silkscreen, silk screen | letterpress, two color print, duotone, gig poster',
  woodcut:
    'woodcut, woodcuts, woodcut style, woodcut print, woodcut illustration, wood cut, linocut, linocut print, linocut style, linocut illustration, lino cut, lino print, wood block print, woodblock print, woodblock, block print, wood engraving, engraving, engraved illustration, engraving style | engraved, vintage engraving, steel engraving, copperplate, copperplate engraving, etching, etching style, scratchboard, gustave dore, durer',
  nouveau:
    'art nouveau, art nouveau style, art nouveau illustration, art nouveau poster, art nouveau print, art nouveau art, jugendstil, jugendstil illustration | mucha, mucha style, alphonse mucha, alphonse mucha style',
  ukiyoe:
    'ukiyo e, ukiyo e style, ukiyo e print, ukiyo e art, ukiyo e painting, ukiyo e illustration, ukiyo e woodblock, ukiyo e woodblock print, ukiyoe, ukiyoe style, japanese woodblock, japanese woodblock print, japanese woodblock style, japanese woodblock art, japanese wood block print, japanese woodcut, japanese print, japanese block print | hokusai, hokusai style, hiroshige, hiroshige style, shin hanga, shin hanga style, edo period print',
  cinematic:
    'cinematic, cinematic shot, cinematic lighting, cinematic light, cinematic style, cinematic look, cinematic scene, movie still, film still, letterbox, anamorphic, teal and orange | movie style, film style, movie look, film look, dune movie style, dune movie, movie poster style, blockbuster, wes anderson, wes anderson style',
  stained:
    'stained glass, stained glass window, cathedral glass | mosaic, mosaic tiles, tile mosaic',
};

/** Drawings of lines alone. */
export const COLOURLESS =
  /^(line art|lineart|(black )?line ?work|fine ?line|black ink|blackwork|dotwork|line drawing|(minimal )?line icons?|outline icon|line logo|(single|continuous) line drawing|(continuous|one) line art|(minimal|minimalist) line (art|drawing)|line illustration|(outline|ink line) drawing|one line drawing|(simple )?line drawings?|outline drawings|(thick )?black lines|black and white line art|(black|simple) line art|coloring (book|sheet|pages|picture)|colou?ring book( page)?|coloring book style|outlines? only|just outlines|pencil drawing|pencil sketch|pencil|ink drawing|coloring page|colouring page|charcoal (drawing|sketch|style|illustration|portrait|on paper)|ink wash( painting| style)?|sumi e( style| painting)?|chinese (ink|brush) painting)$/;

export const STYLE_WORDS = invert<StyleName>(STYLE_TABLE);
export const STYLE_STAND_INS = standInsOf(Object.values(STYLE_TABLE));
