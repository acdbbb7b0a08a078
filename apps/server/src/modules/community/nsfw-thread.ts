import { sharp } from '@loopwright/media/node';
import * as tf from '@tensorflow/tfjs';
import { setThreadsCount } from '@tensorflow/tfjs-backend-wasm';
import { load, type NSFWJS } from 'nsfwjs/core';
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2';
import type { NsfwClasses } from './nsfw-model.ts';

/** The model's input is a square of this side. */
const SIDE = 224;

// Else TensorFlow.js recommends its native package in the log, and nsfwjs names its model there.
tf.env().set('PROD', true);
console.info = () => undefined;
setThreadsCount(1);

let model: Promise<NSFWJS> | undefined;

async function loadModel(): Promise<NSFWJS> {
  await tf.setBackend('wasm');
  await tf.ready();
  return await load('MobileNetV2', { modelDefinitions: [MobileNetV2Model] });
}

/** Classifies one picture. Runs in a thread of its own, which loads the model once. @param file of an image */
export default async function classify(file: Uint8Array): Promise<NsfwClasses> {
  model ??= loadModel();
  const loaded = await model;
  const pixels = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const input = tf.tensor3d(new Int32Array(pixels), [SIDE, SIDE, 3], 'int32');
  try {
    const classes = await loaded.classify(input);
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
