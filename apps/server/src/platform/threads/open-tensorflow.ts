import * as tf from '@tensorflow/tfjs';
import { setThreadsCount } from '@tensorflow/tfjs-backend-wasm';

/** TensorFlow.js in WebAssembly, ready to compute on the thread that asks. */
export async function openTensorFlow(): Promise<typeof tf> {
  // Else it recommends its native package in the log.
  tf.env().set('PROD', true);
  setThreadsCount(1);
  await tf.setBackend('wasm');
  await tf.ready();
  return tf;
}
