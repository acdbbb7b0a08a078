import type { Stage } from '../stage/stage.ts';
import type { Body } from './body.ts';
import { createFigureBody, type FigureBodyOptions } from './figure-body.ts';
import { isFigure } from './figure.ts';
import { createPuppetBody, type PuppetBodyOptions } from './puppet-body.ts';

/** A figure for a person's head, a puppet for every other glyph. */
export const createPersonBody = (
  stage: Stage,
  options: PuppetBodyOptions & FigureBodyOptions,
): Promise<Body> =>
  options.skin !== null && isFigure(options.glyph, options.category)
    ? createFigureBody(stage, options)
    : createPuppetBody(stage, options);
