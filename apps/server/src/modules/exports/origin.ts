import type { PlanName } from '@loopwright/contract';
import { PLANS } from '@loopwright/contract';
import type { Provenance, SourceFacts } from '@loopwright/media';
import type { StudioDocument } from '@loopwright/studio';
import { notFoundError } from '../../platform/errors.ts';
import { type CreationRow, findCreation } from '../creations/index.ts';
import {
  canOmitBackdrop,
  openSource,
  readFacts,
  type RedrawOptions,
  type SourceDependencies,
} from '../sources/index.ts';
import { findDocument } from '../studio/index.ts';
import { inStandardSize } from './check-size.ts';
import { factsOfDocument, openDocument, provenanceOfDocument } from './document-origin.ts';
import type { ExportSource } from './export-task.ts';

/** What an export is made of, as a request names it. */
export type OriginId = { readonly creationId: string } | { readonly documentId: string };

/** What an export is made of. */
export interface ExportOrigin {
  /** A document as it is now; null: a creation. */
  readonly document: StudioDocument | null;
  readonly facts: SourceFacts;
  readonly canOmitBackdrop: boolean;
  readProvenance(): Promise<Provenance>;
  /**
   * Puts the best frames that there are into files in the folder.
   * @throws AppError `not-found` when a file is missing, `invalid` when the backdrop cannot be left out
   */
  open(wanted: RedrawOptions, folder: string, signal: AbortSignal): Promise<ExportSource>;
}

/** @throws AppError `not-found` when the workspace has no such creation or document */
export async function findOrigin(
  parts: SourceDependencies,
  workspaceId: string,
  id: OriginId,
): Promise<ExportOrigin> {
  const { orm } = parts.database;
  if ('creationId' in id) {
    const creation = await findCreation(orm, workspaceId, id.creationId);
    if (creation === null) throw notFoundError();
    return await originOfCreation(parts, creation);
  }
  const row = await findDocument(orm, workspaceId, id.documentId);
  if (row === null) throw notFoundError();
  return originOfDocument(parts, workspaceId, row.body);
}

/** @throws AppError `not-found` when the master is missing */
export async function originOfCreation(
  parts: SourceDependencies,
  creation: CreationRow,
): Promise<ExportOrigin> {
  return {
    document: null,
    facts: await readFacts(parts, creation),
    canOmitBackdrop: canOmitBackdrop(parts, creation),
    readProvenance: async () => provenanceOfCreation(creation),
    open: (wanted, folder, signal) => openSource(parts, creation, wanted, folder, signal),
  };
}

export const originOfDocument = (
  parts: SourceDependencies,
  workspaceId: string,
  document: StudioDocument,
): ExportOrigin => ({
  document,
  facts: factsOfDocument(document),
  canOmitBackdrop: false,
  readProvenance: () => provenanceOfDocument(parts, workspaceId, document),
  open: (_, folder, signal) => openDocument(parts, workspaceId, document, folder, signal),
});

/**
 * What a file is planned from on a plan. Plans whose files have a watermark have them in standard resolution, too;
 * a creation that was made on another plan keeps its own size.
 */
export const factsFor = (
  { facts, document }: Pick<ExportOrigin, 'facts' | 'document'>,
  hasWatermark: boolean,
): SourceFacts => (hasWatermark ? inStandardSize(facts, document !== null) : facts);

export const factsOnPlan = (origin: ExportOrigin, plan: PlanName): SourceFacts =>
  factsFor(origin, PLANS[plan].watermark);

const provenanceOfCreation = ({ model, settings, width, height }: CreationRow): Provenance => {
  const isIllustrated = model === null || model === 'illustrator';
  return {
    digitalSource: isIllustrated ? 'algorithmic' : 'trained',
    recipe: {
      engine: model ?? 'illustrator',
      seed: settings?.seed ?? 'unknown',
      aspect: settings?.aspect ?? `${width}:${height}`,
      width,
      height,
    },
  };
};
