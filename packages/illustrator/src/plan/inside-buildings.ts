import { isScenery } from '../language/scenery-things.ts';
import type { PromptSpec } from '../language/spec.ts';
import { leavingOut } from './spec-changes.ts';

/** Glyphs of buildings that have an inside. */
export const BUILDINGS =
  /^(school|house|derelict-house|house-with-garden|@cabin|church|castle|hut|@barn|@townhouse|@cathedral|@mansion|@yurt|@tipi)$/;

/** "in a cabin with mountains outside the window": the room is in it. */
export const insideBuildings = (spec: PromptSpec): PromptSpec =>
  leavingOut(
    spec,
    ({ glyph }, index) =>
      isScenery(glyph) &&
      spec.relations.some(
        ({ from, to, kind }) => from === 0 && to === index && kind.startsWith('in'),
      ),
  );
