import { SHORT_NAME } from '@loopwright/contract';
import { useState } from 'react';
import { messageOf } from './api-error.ts';
import { callApi } from './api.ts';
import { download } from './download.ts';

const URL_KEPT_MS = 60_000;

/** What the server calls the file. */
const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? SHORT_NAME;

interface FileDownload {
  readonly state: 'idle' | 'busy' | 'done';
  readonly error: string | null;
  readonly run: () => Promise<void>;
}

/**
 * Fetches the file as a whole before it is saved, so that a refusal is told on the page and half a
 * file is none. Browsers keep large bodies on the disk.
 * @param fallback the error text when the server gives none
 */
export function useFileDownload(path: string, fallback: string): FileDownload {
  const [state, setState] = useState<FileDownload['state']>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    setFailure(null);
    try {
      const response = await callApi(path);
      const url = URL.createObjectURL(await response.blob());
      download(url, fileNameOf(response));
      // Some browsers have not begun to read it yet.
      setTimeout(() => URL.revokeObjectURL(url), URL_KEPT_MS);
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('idle');
    }
  };
  return { state, error: failure === null ? null : messageOf(failure, fallback), run };
}
