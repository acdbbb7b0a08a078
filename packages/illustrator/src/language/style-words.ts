import { invert } from './phrases.ts';
import type { StyleName } from './spec.ts';

export const STYLE_WORDS = invert<StyleName>({
  synthwave:
    'synthwave, retrowave, vaporwave, outrun, 80s, 1980s, eighties, retro grid, neon grid, synth wave, tron, retro futuristic, retrofuturistic',
  neon: 'neon, cyberpunk, glowing neon, neon lights, neon light, neon glow, neon city, neon sign, neon signs, blacklight, futuristic, sci fi, science fiction, holographic, glow in the dark, fluorescent, ultraviolet',
  pixel:
    'pixel art, pixel, pixels, 8 bit, 16 bit, 32 bit, 8bit, 16bit, pixelated, voxel, voxel art, retro game, video game style, game boy, gameboy, minecraft, nes, arcade style, sprite art, pixel style',
  watercolor:
    'watercolor, watercolour, watercolors, watercolours, aquarelle, hand painted, painted in, gouache, impressionist, impressionism, oil painting, oil paint, painterly, van gogh, monet, acrylic, acrylic painting, watercolor painting, watercolour painting, brush strokes, brushstrokes, painting, digital painting, matte painting, ukiyo e, hokusai',
  lowpoly:
    'low poly, lowpoly, polygonal, origami, polygon, polygons, faceted, geometric style, cubist, cubism',
  pastel:
    'pastel, pastels, dreamy, kawaii, lofi, lo fi, soft colors, soft colours, pastel colors, pastel colours, soft pastel, storybook, dreamlike, whimsical, muted colors, muted colours, childrens book, ghibli, studio ghibli, cottagecore',
  noir: 'noir, black and white, monochrome, film noir, b and w, grayscale, greyscale, black and white photo, monochromatic, silent film, silent movie',
  sketch:
    'sketch, sketched, pencil, pencil drawing, pencil sketch, doodle, hand drawn, line art, lineart, line drawing, charcoal drawing, ink drawing, ink painting, ink, crosshatch, cross hatching, engraving, etching, drawing, chalk, chalk drawing, crayon drawing, coloring page, colouring page, drawn, scribble, sumi e, calligraphy, blueprint',
  minimal:
    'minimal, minimalist, minimalistic, minimalism, flat, clean, logo, icon, app icon, emblem, logo design, flat design, flat illustration, vector, vector art, simple shapes, sticker, flat style, flat vector, bauhaus',
  papercut:
    'papercut, paper cut, paper cutout, paper cut out, paper art, layered paper, cut out, cutout, collage, paper craft, papercraft, felt, paper style, construction paper, shadow puppet, shadow box, pop up book, diorama, silhouette',
  comic:
    'comic, comic book, comics, cartoon, cartoony, cartoonish, pop art, manga, anime, halftone, graphic novel, superhero comic, cel shaded, anime style, cartoon style, comic style, lichtenstein, warhol',
  claymation:
    'clay, claymation, 3d, 3d render, 3d rendered, plasticine, stop motion, play doh, clay style, pixar, pixar style, plush, plastic toy, lego, toy style',
  vintage:
    'vintage, steampunk, sepia, old photo, victorian, retro poster, retro, old fashioned, antique, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 50s, 60s, 70s, art deco, travel poster, old film, polaroid, film grain, vintage poster, nostalgic, art nouveau, medieval manuscript, daguerreotype',
  stained:
    'stained glass, mosaic, stained glass window, mosaic tiles, tile mosaic, cathedral glass',
});
