import { type Creation, EXPORT_ROUTES, pathTo } from '@loopwright/contract';

/** What files are made of. */
export interface ExportSource {
  readonly id: string;
  readonly kind: Creation['kind'];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Paths of the server. */
  readonly exportsPath: string;
  readonly preflightPath: string;
}

export const sourceOfCreation = ({ id, kind, width, height }: Creation): ExportSource => ({
  id,
  kind,
  width,
  height,
  exportsPath: pathTo(EXPORT_ROUTES.ofCreation, { id }),
  preflightPath: pathTo(EXPORT_ROUTES.preflight, { id }),
});
