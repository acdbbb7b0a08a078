import { invert } from './phrases.ts';
import type { ShotName } from './picture-look.ts';

/** How far away and how high the camera is. */
export const SHOT_WORDS: ReadonlyMap<string, readonly ShotName[]> = invert<ShotName>({
  close:
    'close up, closeup, closeups, close ups, close up shot, closeup shot, up close, macro, macro shot, extreme close up, portrait shot, portrait of, portrait, portraits of, headshot, head shot, 85mm, 85 mm, 50mm, 105mm, 85mm lens, 50mm lens, portrait photo, portrait photograph, portrait photography, studio portrait, beauty shot, beauty portrait, character portrait, fashion photography, fashion portrait, editorial portrait, editorial photography, editorial fashion photography, fashion editorial, zoomed in, zoomed in on, zoom in, zoom in on, zooms in, zooms in on, zooming in, zooming in on, zoom into, zoom on, slow zoom, camera zoom, slow camera zoom, crash zoom, dramatic zoom, zoom shot',
  wide: 'wide shot, drone shot, drone view, drone footage, aerial drone shot, from a drone, aerial shot, aerial view, wide angle, wide angle shot, long shot, establishing shot, panoramic, panorama, panoramic view, from far away, from a distance, zoomed out, zoom out, zooms out, zooming out',
  top: 'flat lay, flatlay, flat lay photo, flat lay photography, flatlay photo, top view, top down, top down view, top down shot, view from above, seen from above, from above, overhead, overhead shot, overhead view, knolling, knolled, bird s eye view, birds eye view, bird eye view, bird eye perspective, directly above, straight from above, shot from above, viewed from above, top shot',
  low: 'low angle, low angle shot, low angle view, from below, worm s eye view, worms eye view, worm eye view, hero shot',
});
