import { UPLOAD_TYPES, type NewDocument } from '@loopwright/contract';
import { FileUp, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  createDocument,
  pathOfStudio,
  uploadFile,
} from '../../entities/document/document-calls.ts';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { BlankDialog } from './blank-dialog.tsx';

const NAME_MAXIMUM = 120;

/** A file's name without its extension. */
const nameOf = ({ name }: File): string => name.replace(/\.\w+$/, '').slice(0, NAME_MAXIMUM);

export function NewDocumentButtons() {
  const { documentsPage: texts } = useTexts('gallery');
  const [, navigate] = useLocation();
  const files = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [isBlankOpen, setIsBlankOpen] = useState(false);
  const open = async (from: NewDocument): Promise<void> => {
    try {
      const { id } = await createDocument(from);
      navigate(pathOfStudio(id));
    } catch (error) {
      showFailure(messageOf(error, texts.createFailed));
    }
  };
  const upload = async (file: File): Promise<void> => {
    setIsUploading(true);
    try {
      const { assetId } = await uploadFile(file);
      await open({ uploadId: assetId, name: nameOf(file) });
    } catch (error) {
      showFailure(messageOf(error, texts.uploadFailed));
    }
    setIsUploading(false);
  };
  return (
    <>
      <input
        ref={files}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        aria-hidden="true"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button isBusy={isUploading} disabled={isUploading} onClick={() => files.current?.click()}>
        {!isUploading && <FileUp className="size-4" aria-hidden="true" />}
        {isUploading ? texts.uploading : texts.upload}
      </Button>
      <Button variant="primary" onClick={() => setIsBlankOpen(true)}>
        <Plus className="size-4" aria-hidden="true" />
        {texts.blank}
      </Button>
      <BlankDialog isOpen={isBlankOpen} onClose={() => setIsBlankOpen(false)} onCreate={open} />
    </>
  );
}
