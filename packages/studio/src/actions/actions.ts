export {
  addLayer,
  bringForward,
  deleteLayers,
  pasteLayers,
  renameLayer,
  reorderLayer,
  sendBackward,
  setLocked,
  setVisible,
} from './layer-actions.ts';
export { moveLayers, setAnimations, setCrop, setTransform } from './transform-actions.ts';
export {
  replaceSource,
  setFill,
  setGrade,
  setShape,
  setText,
  setTextStyle,
  setTime,
} from './content-actions.ts';
export { resizeCanvas, setBackground, setTiming } from './canvas-actions.ts';
