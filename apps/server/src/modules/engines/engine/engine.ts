import type {
  Aspect,
  CutChoice,
  GenerationKind,
  ModelOption,
  OfferedCut,
} from '@loopwright/contract';
import type { EngineOptions, Json } from '../../../schema/stored-values.ts';

/** Asked, not assumed: nobody gets to choose what an engine cannot do. */
export interface EngineCapabilities {
  /** It takes a reference picture. */
  readonly reference: boolean;
  /** The same seed gives the same result. */
  readonly seed: boolean;
  readonly negativePrompt: boolean;
  /** Those that it can make; never none. */
  readonly aspects: readonly Aspect[];
  /** Of loops: the reference picture is the first frame. */
  readonly firstFrame: boolean;
  /** Of loops: the last frame can be given as well. */
  readonly lastFrame: boolean;
  /** Of loops: the engine or its model closes them itself. */
  readonly nativeLoop: boolean;
  /** Breaking off ends a provider's work, too. */
  readonly cancel: boolean;
}

export interface EngineRequest {
  readonly kind: GenerationKind;
  readonly prompt: string;
  /** Null unless `capabilities.negativePrompt`. */
  readonly negativePrompt: string | null;
  readonly options: EngineOptions;
  /** PNG, upright, sRGB, at most 2048 px. Null unless `capabilities.reference`. */
  readonly reference: Uint8Array | null;
  /** The id of the model that has painted the reference, where no person gave it. */
  readonly referenceModel?: string;
}

export interface EngineProgress {
  readonly stage: 'drawing' | 'encoding';
  /** Of the whole work, 0–1. */
  readonly fraction: number;
  /** A small picture of what is coming, as a data URL. */
  readonly preview?: string;
}

/** What every longer piece of work gets. */
export interface WorkContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
}

export interface EngineContext extends WorkContext {
  /** What an earlier attempt of the same generation has started and paid for. */
  readonly operation: EngineOperation;
  readonly draft: EngineDraft;
}

export interface EngineOperation {
  readonly started: Json | null;
  /** Keeps it for a later attempt. */
  save(operation: Json): Promise<void>;
}

/**
 * What is too large for an operation: a picture that a later attempt goes on with. It is deleted with
 * the operation, so whoever keeps one saves an operation as well.
 */
export interface EngineDraft {
  /** @returns null when there is none */
  read(): Promise<Uint8Array | null>;
  /** @param picture PNG */
  keep(picture: Uint8Array): Promise<void>;
}

/** The master: finished bytes without a watermark, marked as made by AI. */
export interface EngineResult {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/png' | 'image/gif';
  readonly width: number;
  readonly height: number;
  /** Of a loop; null for stills. */
  readonly seam: number | null;
  /** What the engine has to say, such as the words it could not draw. */
  readonly text: string | null;
  /** Of a loop that was cut from one. */
  readonly clip?: ModelClip;
}

/** What a model has sent, and how it can be cut. */
interface ModelClip {
  /** As it came. */
  readonly bytes: Uint8Array;
  /** Best first, one to three. */
  readonly cuts: readonly OfferedCut[];
  /** Which of them was made. */
  readonly chosen: CutChoice;
}

/**
 * Makes another loop of a clip that a model has sent before; asks no model.
 * @param options those of the first loop
 * @throws AppError like `closeClip`
 */
export type Recutter = (
  clip: Uint8Array,
  choice: CutChoice,
  options: EngineOptions,
  context: WorkContext,
) => Promise<EngineResult>;

/** The seam between the product and whatever makes pictures. */
export interface Engine {
  /** What `model` of a request names, such as `openai:gpt-image-1`. */
  readonly id: string;
  /** For people. */
  readonly label: string;
  readonly kinds: readonly GenerationKind[];
  /** As far as they are known at that moment: not to be kept. */
  readonly capabilities: EngineCapabilities;
  /**
   * @throws AppError `refused` when the prompt cannot be made (not retryable)
   * @throws EngineError when somebody else's model or service fails
   * @throws the signal's reason when it fires
   */
  generate(request: EngineRequest, context: EngineContext): Promise<EngineResult>;
  /** Clears up behind an operation of a generation that has ended; a cancelled one is broken off. */
  discardOperation?(operation: Json): Promise<void>;
  /** Seconds until it is worth asking, where the engine knows that it is not now. */
  readonly secondsUntilAvailable?: () => number | null;
  close(): Promise<void>;
}

/** What this installation can be asked for. */
export interface ModelCatalogue {
  /** Of each kind the first that a plan has is its default. */
  readonly modelOptions: Readonly<Record<GenerationKind, readonly ModelOption[]>>;
  /** Seconds until it is worth asking for a model that is known to be away, else null. */
  secondsUntilAvailable(kind: GenerationKind, id: string): number | null;
}

/** The engines that the configuration names. */
export interface Engines extends ModelCatalogue {
  /**
   * @param id the plan's default when absent: from before there was a choice
   * @throws AppError `unavailable` when there is no such engine any more
   */
  find(kind: GenerationKind, id: string | undefined): Engine;
  readonly recut: Recutter;
  close(): Promise<void>;
}
