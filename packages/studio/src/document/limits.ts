/** What a document may hold. Sizes in pixels, rates in frames per second. */
export const STUDIO_LIMITS = {
  canvasSideMinimum: 16,
  canvasSideMaximum: 3840,
  fpsMinimum: 4,
  fpsMaximum: 50,
  framesMaximum: 1000,
  layersMaximum: 100,
  nameMaximum: 120,
  textMaximum: 2000,
  animationsPerLayer: 8,
  /** Of the document as JSON, in bytes. */
  documentBytes: 1_000_000,
  /** Times that a loop is played within the document, and that an animation repeats. */
  cyclesMaximum: 20,
} as const;
