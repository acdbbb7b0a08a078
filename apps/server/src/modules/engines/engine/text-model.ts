import type { LanguageModel } from 'ai';
import type { ModelSettings } from './image-model.ts';

export interface TextTask {
  /** Ours, and the same for everybody. */
  readonly instructions: string;
  /** What they are to be done to. */
  readonly text: string;
}

/** A model that writes. */
export interface TextModel {
  /**
   * Asks once and answers in seconds or not at all.
   * @returns what the model says, as it says it
   * @throws EngineError whatever went wrong at its provider
   * @throws the signal's reason when it fires
   */
  write(task: TextTask, signal: AbortSignal): Promise<string>;
}

/** What a provider's file in `texts/` exports. */
export interface TextFile {
  readonly openLanguageModel: (settings: Omit<ModelSettings, 'steps'>) => LanguageModel;
  /** What it is told beside every task. */
  readonly providerOptions?: Readonly<Record<string, Readonly<Record<string, boolean | string>>>>;
}
