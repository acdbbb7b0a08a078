import type { LanguageModel } from 'ai';
import type { ModelSettings } from './image-model.ts';

export interface TextTask {
  /** The same for all users. */
  readonly instructions: string;
  /** The text that the instructions apply to. */
  readonly text: string;
}

/** A model that writes text. */
export interface TextModel {
  /**
   * Submits one request, with a deadline of some seconds.
   * @returns the model's text, unchanged
   * @throws EngineError for every failure of the provider
   * @throws the signal's reason when it fires
   */
  write(task: TextTask, signal: AbortSignal): Promise<string>;
}

/** The exports of a file in `text-models/`. */
export interface TextFile {
  readonly openLanguageModel: (settings: Omit<ModelSettings, 'steps'>) => LanguageModel;
  /** The provider options of every request. */
  readonly providerOptions?: Readonly<Record<string, Readonly<Record<string, boolean | string>>>>;
}
