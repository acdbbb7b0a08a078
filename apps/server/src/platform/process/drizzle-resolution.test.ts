import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs a program in a process with the hook that resolves drizzle-orm. */
function runWithHook(program: string): unknown {
  const hook = JSON.stringify(import.meta.resolve('./drizzle-resolution.ts'));
  const source = `
    import { speedUpDrizzleResolution } from ${hook};
    speedUpDrizzleResolution();
    ${program}`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

describe('the resolution of drizzle-orm', () => {
  it('loads every part that the server uses, each module once', () => {
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

  it('does not change the resolution for require', () => {
    const output = runWithHook(`
      import { createRequire } from 'node:module';
      const { eq } = createRequire(import.meta.url)('drizzle-orm');
      console.log(JSON.stringify(typeof eq));`);
    expect(output).toBe('function');
  });
});
