import type { Stage } from '../stage/stage.ts';

/** Where the hero and the light are once the layers are drawn. */
export function seenByCamera({
  take,
  hero,
  speakers,
  lightSource,
  width,
  height,
  zoom,
}: Stage): Pick<Stage, 'hero' | 'speakers' | 'lightSource'> {
  const pivot = take.pivot * height;
  const x = width / 2 + (lightSource.x - width / 2) * zoom;
  const light = { x, y: pivot + (lightSource.y - pivot) * zoom };
  if (!take.isMirrored) return { hero, speakers, lightSource: light };
  return {
    hero: hero && { ...hero, x: 1 - hero.x },
    speakers: speakers.map((speaker) => ({ ...speaker, x: 1 - speaker.x })),
    lightSource: { ...light, x: width - light.x },
  };
}
