import { DOCUMENT_ROUTES, pathTo } from '@loopwright/contract';
import type { ExportSource } from '../export/export-source.ts';

interface Measures {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
}

/** Files are made of a document as of a creation. */
export const sourceOfDocument = ({ id, width, height, frameCount }: Measures): ExportSource => ({
  id,
  kind: frameCount > 1 ? 'gif' : 'image',
  width,
  height,
  exportsPath: pathTo(DOCUMENT_ROUTES.exports, { id }),
  preflightPath: pathTo(DOCUMENT_ROUTES.preflight, { id }),
});
