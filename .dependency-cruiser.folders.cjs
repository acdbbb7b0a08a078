/**
 * No circles of folders, by pattern. A folder is all that is in it, its folders too; importing from a
 * folder's own files is importing from the folder. Tests are left out: they stand beside what they test
 * and use helpers that use the rest.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` },
  },
};
