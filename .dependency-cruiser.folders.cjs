/**
 * No circles of folders, by pattern. A folder is all that is in it, its folders too; importing from a
 * folder's own files is importing from the folder. Tests are left out: they stand beside what they test
 * and use helpers that use the rest.
 */
const { options } = require('./.dependency-cruiser.cjs');

/**
 * Circles of the server that are still there, folder by folder. The restructuring of the server removes
 * them: take a line out with its last import, and never add one.
 */
const KNOWN = {
  accounts: ['creations', 'database', 'http', 'tokens'],
  billing: ['database', 'http', 'tokens'],
  creations: ['database', 'http'],
  database: ['creations', 'generation/engines'],
  generation: ['accounts', 'creations', 'database', 'http', 'operations', 'prompts', 'tokens'],
  'generation/clip': ['generation/engines'],
  'generation/engines': ['generation', 'generation/clip'],
  http: ['accounts', 'operations'],
  operations: ['billing', 'database', 'http'],
  prompts: ['accounts', 'generation', 'generation/engines', 'http'],
  tokens: ['database'],
};

const SERVER = 'apps/server/src';
const oneOf = (folders) => `^${SERVER}/(${folders.join('|')})$`;

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: oneOf(Object.keys(KNOWN)) },
      to: { circular: true },
    },
    ...Object.entries(KNOWN).map(([folder, known]) => ({
      name: 'no-further-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: oneOf([folder]) },
      to: { circular: true, pathNot: oneOf(known) },
    })),
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` },
  },
};
