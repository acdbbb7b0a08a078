import {
  ERROR_CODES,
  type ErrorCode,
  type Generation,
  GENERATION_STAGES,
  type GenerationStage,
  SERVER_MESSAGES,
} from '@loopwright/contract';
import { presentCreation } from '../creations/index.ts';
import type { GenerationRecord, GenerationRow } from './store.ts';

/** A generation as the API shows it. */
export function presentGeneration(
  { generation, creation }: GenerationRecord,
  queuePosition: number | null,
): Generation {
  return {
    id: generation.id,
    kind: generation.kind,
    prompt: generation.prompt,
    status: generation.status,
    stage: presentStage(generation.stage),
    fraction: generation.fraction,
    queuePosition,
    preview: generation.preview,
    requestKey: generation.requestKey,
    text: generation.text,
    creation: creation === null ? null : presentCreation(creation),
    error: presentError(generation),
    createdAt: generation.createdAt.toISOString(),
  };
}

/** 'running' is the job runner's word before the engine has reported anything. */
const presentStage = (stage: string): GenerationStage =>
  GENERATION_STAGES.find((known) => known === stage) ?? 'drawing';

const isErrorCode = (code: string | null): code is ErrorCode =>
  ERROR_CODES.some((known) => known === code);

export function presentError(row: GenerationRow): Generation['error'] {
  if (row.status === 'cancelled') return { code: 'cancelled', message: SERVER_MESSAGES.cancelled };
  if (row.status !== 'failed') return null;
  return {
    code: isErrorCode(row.errorCode) ? row.errorCode : 'internal',
    message: row.errorMessage ?? SERVER_MESSAGES.generationFailed,
  };
}
