import type { MessagePort } from 'node:worker_threads';
import type { ExportFailure, ExportRequest } from '@loopwright/contract';
import type { Provenance, SourceFacts } from '@loopwright/media';
import type { Ffmpeg, FittedFile } from '@loopwright/media/node';
import type { StudioDocument } from '@loopwright/studio';
import type { LogoMark } from '../media/index.ts';
import type { SourceFile } from '../sources/index.ts';

/** A document with the files that its layers show, by the ids of their assets. */
export interface DocumentFiles {
  readonly type: 'document';
  readonly document: StudioDocument;
  readonly files: Readonly<Record<string, SourceFile>>;
  /** The paths of the uploaded fonts of its texts, by their ids in styles. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** The logo that the file carries as the workspace's own watermark. */
export interface LogoFile extends Omit<LogoMark, 'logo'> {
  /** Of a file of one frame. */
  readonly path: string;
}

/** The file that the frames of a document are rendered into, in the folder of the export. */
export const RENDERED_FRAMES_NAME = 'rendered.frames';

export type ExportSource = SourceFile | DocumentFiles;

/** Input of an export thread. */
export interface ExportTask {
  readonly source: ExportSource;
  readonly facts: SourceFacts;
  readonly request: ExportRequest;
  readonly hasWatermark: boolean;
  /** null: none. */
  readonly logo: LogoFile | null;
  readonly provenance: Provenance;
  /** Null: there is none on this machine. */
  readonly ffmpeg: Ffmpeg | null;
  /** For temporary files. */
  readonly folder: string;
  /** The stop flag: see `runStoppable`. */
  readonly stop: SharedArrayBuffer;
  /** Takes fractions of the work, 0–1. */
  readonly port: MessagePort;
}

/** Output of an export thread. A thread that dies gives none. */
export type ExportAnswer =
  | { readonly status: 'made'; readonly file: FittedFile }
  | { readonly status: 'impossible'; readonly reason: ExportFailure }
  | { readonly status: 'empty' }
  /** A separate program failed; the message is for the log. */
  | { readonly status: 'encoderFailed'; readonly message: string };
