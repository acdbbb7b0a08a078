import { type Creation, SHORT_NAME, unknownWordsIn } from '@loopwright/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ClipCuts } from '../../../entities/creation/cuts/clip-cuts.tsx';
import { FlashWarning } from '../../../entities/creation/flash-warning.tsx';
import { EditInStudio } from '../../../entities/document/edit-in-studio.tsx';
import { ExportButton } from '../../../entities/export/export-button.tsx';
import { sourceOfCreation } from '../../../entities/export/export-source.ts';
import { useTexts } from '../../../language/texts.ts';
import { download } from '../../../lib/download.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { GenerationResult } from '../generator-state.ts';
import { WordLists } from '../words/word-lists.tsx';
import { ResultActions, type ResultUses } from './result-actions.tsx';
import { ResultPicture } from './result-picture.tsx';

interface ResultPanelProps {
  readonly result: GenerationResult;
  readonly uses: ResultUses;
  readonly onEnlarge: () => void;
  /** The picture is there, and as high as it is. */
  readonly onGrown: () => void;
}

/** What was made, what the engine has to say about it, and the way to keep it. */
export function ResultPanel({ result, uses, onEnlarge, onGrown }: ResultPanelProps) {
  const { kind, prompt } = result;
  /** Another cut of the same clip, which takes the first one's place. */
  const [recut, setRecut] = useState<Creation | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const url = recut?.url ?? result.url;
  const creation = recut ?? result.creation;
  const create = useTexts('create');
  const unknownWords = unknownWordsIn(result.text ?? '');
  const text = unknownWords.length > 0 ? create.couldNotDraw(unknownWords) : result.text;
  const save = (): void => {
    if (url) download(url, `${SHORT_NAME}-${Date.now()}.${kind === 'gif' ? 'gif' : 'png'}`);
  };
  return (
    <figure className="flex min-h-0 w-full grow animate-fade flex-col items-center justify-center gap-4 p-3 sm:p-5 lg:[container-type:size] lg:justify-start lg:overflow-y-auto lg:p-0">
      {url && (
        <ResultPicture
          key={url}
          kind={kind}
          url={url}
          prompt={prompt}
          onLoad={onGrown}
          onEnlarge={onEnlarge}
        />
      )}
      <figcaption className="flex w-full max-w-4xl flex-wrap items-center justify-center gap-x-4 gap-y-3">
        {text && <p className="w-full text-center text-sm text-ink-soft italic">{text}</p>}
        {creation?.words && (
          <p className="flex w-full flex-wrap justify-center gap-x-3 text-center text-xs text-ink-soft">
            <WordLists {...creation.words} notDrawn={[]} />
          </p>
        )}
        {creation && <FlashWarning flashes={creation.flashes} />}
        {url && (
          <Button variant="primary" onClick={save}>
            <Download className="size-4" aria-hidden="true" />
            {create.download}
          </Button>
        )}
        {creation && <ExportButton source={sourceOfCreation(creation)} label={create.export} />}
        {creation && (
          <EditInStudio
            creationId={creation.id}
            label={create.editInStudio}
            failedText={create.editFailed}
            onFailure={setProblem}
          />
        )}
        <ButtonLink to="/my-creations">{create.seeInGallery}</ButtonLink>
        {creation && (
          <ResultActions {...uses} creation={creation} kind={kind} onFailure={setProblem} />
        )}
        {problem !== null && (
          <p role="alert" className="w-full text-center text-sm text-danger">
            {problem}
          </p>
        )}
        {creation && <ClipCuts creation={creation} onMade={setRecut} />}
      </figcaption>
    </figure>
  );
}
