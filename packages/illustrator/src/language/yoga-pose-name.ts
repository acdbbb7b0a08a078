/** The yoga poses that people and animals are drawn in. */
export type YogaPoseName = 'treepose' | 'warriorpose' | 'lotuspose';
