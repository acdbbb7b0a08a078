import type { Subject } from '../language/subject.ts';
import { wave } from '../math/periodic.ts';
import type { Body } from './body.ts';
import { drawWings } from './clothes.ts';

/** Of the width of the thing: the wings reach out of it on both sides. */
const WINGS = { neck: -0.05, hem: 0.45, shoulders: 0.26 };
/** Where they grow, as a part of its height. */
const HEIGHT = 0.6;
/** How much a beat lifts and lowers their tips, as a part of their height. */
const BEAT = 0.1;

/** A thing with wings behind it, which beat slowly: "a clock with wings". */
export function withWings(body: Body, subject: Subject | undefined): Body {
  if (subject?.hasWings !== true) return body;
  return {
    ...body,
    draw(context, phase) {
      context.save();
      context.translate(0, -HEIGHT * body.height);
      context.scale(body.width, body.width * (1 + BEAT * wave(phase, 2)));
      drawWings(context, WINGS);
      context.restore();
      body.draw(context, phase);
    },
  };
}
