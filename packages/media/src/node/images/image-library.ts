import sharp from 'sharp';

/**
 * The one place where sharp (libvips) is set up; all other files import `sharp` from here.
 *
 * - One thread for each picture: the server runs as many pictures side by side as it has cores,
 *   and nested pools only make them wait for each other.
 * - No operation cache: no two pictures are alike, and the cache would hold up to 50 MB of them.
 *   Memory of one job is then its raw pixels and little more: 4 bytes a pixel and frame going in
 *   (a still, or the loop that is inspected), one compressed copy coming out. libvips
 *   allocates outside of V8's heap, so heap limits do not see it. On glibc machines jemalloc or
 *   MALLOC_ARENA_MAX=2 keeps the resident size from creeping.
 * - Only the four loaders that the product asks for. SVG, PDF, TIFF and the rest of libvips' list
 *   could otherwise be reached by an upload that lies about its type. Raw pixels need no loader.
 */
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
});

export { sharp };
