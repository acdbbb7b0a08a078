import { sharp } from '@loopwright/media/node';
import { load } from 'nsfwjs/core';
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2';
import { openTensorFlow } from '../../platform/threads/open-tensorflow.ts';
import type { NsfwClasses } from './nsfw-model.ts';

/** The model's input is a square of this side. */
const SIDE = 224;

// Else nsfwjs names its model in the log.
console.info = () => undefined;

let opened: ReturnType<typeof openClassifier> | undefined;

async function openClassifier() {
  const tf = await openTensorFlow();
  const model = await load('MobileNetV2', { modelDefinitions: [MobileNetV2Model] });
  return { tf, model };
}

/** Classifies one picture. Runs in a thread of its own, which loads the model once. @param file of an image */
export default async function classify(file: Uint8Array): Promise<NsfwClasses> {
  opened ??= openClassifier();
  const { tf, model } = await opened;
  const pixels = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const input = tf.tensor3d(new Int32Array(pixels), [SIDE, SIDE, 3], 'int32');
  try {
    const classes = await model.classify(input);
    const of = (name: string): number =>
      classes.find(({ className }) => className === name)?.probability ?? 0;
    return {
      drawing: of('Drawing'),
      neutral: of('Neutral'),
      hentai: of('Hentai'),
      porn: of('Porn'),
      sexy: of('Sexy'),
    };
  } finally {
    input.dispose();
  }
}
