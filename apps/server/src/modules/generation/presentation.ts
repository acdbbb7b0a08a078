import {
  type Generation,
  GENERATION_STAGES,
  type GenerationStage,
  type PlainMessageCode,
  SERVER_MESSAGES,
  type ServerMessage,
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

/** Stands for the code of a failure that was stored without one, before November 2026. */
const NO_CODE = 'unknown';

type StoredEnd = Pick<GenerationRow, 'status' | 'errorCode' | 'errorParams' | 'errorMessage'>;

export function presentError(row: StoredEnd): Generation['error'] {
  if (row.status === 'cancelled') return presentMessage('cancelled');
  if (row.status !== 'failed') return null;
  const { errorCode, errorParams, errorMessage } = row;
  if (errorCode === null || errorMessage === null) return presentMessage('generationFailed');
  if (errorParams === null) return { code: NO_CODE, params: {}, message: errorMessage };
  return { code: errorCode, params: errorParams, message: errorMessage };
}

const presentMessage = (code: PlainMessageCode): ServerMessage => ({
  code,
  params: {},
  message: SERVER_MESSAGES[code],
});
