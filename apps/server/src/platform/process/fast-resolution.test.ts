import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs a program in a process with the hook. */
function runWithHook(program: string): unknown {
  const hook = JSON.stringify(import.meta.resolve('./fast-resolution.ts'));
  const source = `
    import { speedUpResolution } from ${hook};
    speedUpResolution();
    ${program}`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

describe('the fast resolution', () => {
  it('loads every part of drizzle-orm that the server uses, each module once', () => {
    const output = runWithHook(`
      const { eq, SQL } = await import('drizzle-orm');
      const { pgTable, integer } = await import('drizzle-orm/pg-core');
      const { SQL: same } = await import('drizzle-orm/sql/sql');
      for (const name of ['pglite', 'pglite/migrator', 'node-postgres', 'node-postgres/migrator']) {
        await import('drizzle-orm/' + name);
      }
      const table = pgTable('things', { id: integer('id') });
      console.log(JSON.stringify([eq(table.id, 1) instanceof SQL, SQL === same]));`);
    expect(output).toEqual([true, true]);
  });

  it('loads the modules of the server, each once, also by their packages', () => {
    const output = runWithHook(`
      const { AppError } = await import('../errors.ts');
      const { AppError: same } = await import('../../platform/errors.ts');
      const { ROUTES } = await import('@loopwright/contract');
      console.log(JSON.stringify([AppError === same, typeof ROUTES.register]));`);
    expect(output).toEqual([true, 'string']);
  });

  it('names a module that does not exist', () => {
    expect(() => runWithHook(`await import('./not-there.ts');`)).toThrow('not-there.ts');
  });

  it('does not change the resolution for require', () => {
    const output = runWithHook(`
      import { createRequire } from 'node:module';
      const { eq } = createRequire(import.meta.url)('drizzle-orm');
      console.log(JSON.stringify(typeof eq));`);
    expect(output).toBe('function');
  });
});
