import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type AssetCreation,
  DOCUMENT_NAME_MAXIMUM,
  type DocumentChange,
  DOCUMENTS_MAXIMUM,
  type DocumentsAnswer,
  HIGHEST_PLAN,
  type MediaAsset,
  type NewDocument,
  type PlanName,
  type SavedDocument,
} from '@loopwright/contract';
import { STUDIO_LIMITS, type StudioDocument } from '@loopwright/studio';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundError } from '../../platform/errors.ts';
import { restorableSince } from '../creations/index.ts';
import { lockExistingWorkspace, type UserPrincipal } from '../workspaces/index.ts';
import { checkAssets, parseDocument } from './check-document.ts';
import {
  type LayerMediaDependencies,
  mediaOfCreation,
  mediaOfUpload,
  openLayerFrames,
  requireCreation,
} from './layer-media.ts';
import { blankDocument, documentOfMedia } from './new-document.ts';
import { presentDocument, presentHead, presentListed } from './presentation.ts';
import {
  countDocuments,
  type DocumentRow,
  findDocument,
  findLayerAssets,
  insertDocument,
  listDocuments,
  markDocumentDeleted,
  measuresOf,
  type NewDocumentRow,
  restoreDocument,
  updateDocument,
} from './store.ts';

type Member = Pick<UserPrincipal, 'workspaceId' | 'plan'>;

export interface DocumentService {
  list(principal: Member): Promise<DocumentsAnswer>;
  /**
   * @throws AppError `not-found` for a creation or upload of another workspace, `plan-required` or `storage-full` when
   *   the workspace has as many documents as its plan allows
   */
  create(principal: UserPrincipal, request: NewDocument): Promise<SavedDocument>;
  /** @throws AppError `not-found` when the workspace has no such document */
  read(workspaceId: string, id: string): Promise<SavedDocument>;
  /**
   * Saves a change that was made to a version.
   * @returns what is stored now without its body; or the whole document when it has another version
   * @throws AppError `not-found`, `invalid` for a body that is no document or shows files of others
   */
  save(
    workspaceId: string,
    id: string,
    version: number,
    change: DocumentChange,
  ): Promise<
    | { readonly status: 'saved'; readonly document: Omit<SavedDocument, 'body'> }
    | { readonly status: 'changed'; readonly document: SavedDocument }
  >;
  /** @throws AppError as `create` */
  copy(principal: UserPrincipal, id: string): Promise<SavedDocument>;
  /** Hides a document; a sweep deletes it a little later. @throws AppError `not-found` */
  delete(workspaceId: string, id: string): Promise<void>;
  /** Undoes a deletion. @throws AppError `not-found` when it was deleted too long ago */
  restore(workspaceId: string, id: string): Promise<SavedDocument>;
  /** @throws AppError `not-found` when the workspace has no such creation */
  readCreationMedia(workspaceId: string, creationId: string): Promise<MediaAsset>;
  /** How the creation was made whose file a layer shows. @throws AppError `not-found`, also for uploads */
  readAssetCreation(workspaceId: string, assetId: string): Promise<AssetCreation>;
  /** The frames of a file that a layer shows. @throws AppError `not-found` */
  openFrames(principal: Member, assetId: string): Promise<Readable>;
}

export interface DocumentDependencies extends LayerMediaDependencies {
  readonly clock: Clock;
}

export function createDocumentService(parts: DocumentDependencies): DocumentService {
  const { database, clock } = parts;

  async function find(workspaceId: string, id: string): Promise<DocumentRow> {
    const row = await findDocument(database.orm, workspaceId, id);
    if (row === null) throw notFoundError();
    return row;
  }

  async function insert(
    { userId, workspaceId, plan }: UserPrincipal,
    { name, body, creationId }: Pick<NewDocumentRow, 'name' | 'body' | 'creationId'>,
  ): Promise<SavedDocument> {
    const now = clock();
    const row = {
      id: randomUUID(),
      workspaceId,
      createdBy: userId,
      name: name.slice(0, DOCUMENT_NAME_MAXIMUM),
      body,
      ...measuresOf(body),
      creationId: creationId ?? null,
      createdAt: now,
      updatedAt: now,
    };
    await database.transaction(async (tx) => {
      await checkRoom(tx, workspaceId, plan);
      await insertDocument(tx, row);
    });
    return presentDocument({ ...row, version: 1, deletedAt: null });
  }

  return {
    async list({ workspaceId, plan }) {
      const rows = await listDocuments(database.orm, workspaceId);
      return { items: rows.map(presentListed), maximum: DOCUMENTS_MAXIMUM[plan] };
    },

    create: async (principal, request) =>
      await insert(principal, await documentFor(parts, principal.workspaceId, request)),

    read: async (workspaceId, id) => presentDocument(await find(workspaceId, id)),

    async save(workspaceId, id, version, { name, body }) {
      const stored = await find(workspaceId, id);
      const document = parseDocument(body);
      checkSize(document);
      if (stored.version === version) {
        await checkAssets(database.orm, workspaceId, document, stored.body);
        const change = { name, body: document, updatedAt: clock() };
        const saved = await database.transaction((tx) =>
          updateDocument(tx, workspaceId, id, version, change),
        );
        if (saved !== null) return { status: 'saved', document: presentHead(saved) };
      }
      return { status: 'changed', document: presentDocument(await find(workspaceId, id)) };
    },

    async copy(principal, id) {
      const { name, body, creationId } = await find(principal.workspaceId, id);
      return await insert(principal, { name, body, creationId });
    },

    async delete(workspaceId, id) {
      if (!(await markDocumentDeleted(database.orm, workspaceId, id, clock()))) {
        throw notFoundError();
      }
    },

    async restore(workspaceId, id) {
      const since = restorableSince(clock());
      if (!(await restoreDocument(database.orm, workspaceId, id, since))) throw notFoundError();
      return presentDocument(await find(workspaceId, id));
    },

    readCreationMedia: async (workspaceId, creationId) =>
      (await mediaOfCreation(parts, await requireCreation(parts, workspaceId, creationId))).media,

    async readAssetCreation(workspaceId, assetId) {
      const [found] = await findLayerAssets(database.orm, workspaceId, [assetId]);
      if (found?.creationId == null) throw notFoundError();
      const { prompt, settings } = await requireCreation(parts, workspaceId, found.creationId);
      return { prompt, seed: settings?.seed ?? null, aspect: settings?.aspect ?? null };
    },

    openFrames: (principal, assetId) => openLayerFrames(parts, principal, assetId),
  };
}

/** Locks the workspace first, so that its requests are counted one by one. */
async function checkRoom(tx: Transaction, workspaceId: string, plan: PlanName): Promise<void> {
  await lockExistingWorkspace(tx, workspaceId);
  const maximum = DOCUMENTS_MAXIMUM[plan];
  if ((await countDocuments(tx, workspaceId)) < maximum) return;
  if (plan === HIGHEST_PLAN) throw new AppError('documentsFullHighest');
  throw new AppError('documentsFull', { params: { maximum } });
}

function checkSize(document: StudioDocument): void {
  const bytes = Buffer.byteLength(JSON.stringify(document));
  if (bytes > STUDIO_LIMITS.documentBytes) throw new AppError('documentTooLarge');
}

async function documentFor(
  parts: DocumentDependencies,
  workspaceId: string,
  request: NewDocument,
): Promise<Pick<NewDocumentRow, 'name' | 'body' | 'creationId'>> {
  if ('creationId' in request) {
    const creation = await requireCreation(parts, workspaceId, request.creationId);
    const { media, hasAlpha } = await mediaOfCreation(parts, creation);
    const name = creation.prompt.slice(0, STUDIO_LIMITS.nameMaximum);
    return {
      name,
      body: documentOfMedia('creation', name, media, hasAlpha),
      creationId: creation.id,
    };
  }
  const name = request.name ?? '';
  if ('uploadId' in request) {
    const [found] = await findLayerAssets(parts.database.orm, workspaceId, [request.uploadId]);
    if (found === undefined || found.asset.role !== 'upload') throw notFoundError();
    const media = mediaOfUpload(found.asset);
    return { name, body: documentOfMedia('upload', name, media, found.asset.hasAlpha) };
  }
  return { name, body: blankDocument(request.width, request.height) };
}
