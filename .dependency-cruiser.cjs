/** The direction of imports. Rules are patterns, so that a new folder is covered the day it appears. */
const TESTS = '\\.test\\.ts$|/testing/';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|tests|bench)/' },
    },
    {
      name: 'pure-packages-stay-pure',
      comment: 'Only src/node of a package may touch Node or a native module.',
      severity: 'error',
      from: {
        path: '^packages/(contract|illustrator|media|studio)/src/',
        pathNot: '/src/node/|\\.test\\.ts$|/testing/',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'web-features-are-strangers',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib|language)/' },
      to: { path: '^apps/web/src/(entities|features|app)/' },
    },
    {
      name: 'web-entities-know-no-feature',
      comment:
        'Entities hold what several features share of one thing: calls, query hooks, small parts.',
      severity: 'error',
      from: { path: '^apps/web/src/entities/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'services-know-no-fastify',
      severity: 'error',
      from: { path: '^apps/server/src/.*(service|store|worker|ledger)[^/]*\\.ts$' },
      to: {
        path: '(^|/)(fastify|@fastify)(/|$)|^apps/server/src/platform/http/|routes[^/]*\\.ts$',
      },
    },
    {
      name: 'stores-know-no-service',
      severity: 'error',
      from: { path: '^apps/server/src/.*store[^/]*\\.ts$' },
      to: { path: 'service[^/]*\\.ts$' },
    },
    {
      name: 'server-platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/(platform|schema)/', pathNot: TESTS },
      to: { path: '^apps/server/src/(modules/|[^/]+\\.ts$)' },
    },
    {
      name: 'server-modules-know-no-composition',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: TESTS },
      to: { path: '^apps/server/src/[^/]+\\.ts$' },
    },
    {
      name: 'server-modules-are-entered-through-their-index',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: '^apps/server/src/modules/$1/|^apps/server/src/modules/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'server-composition-enters-modules-through-their-index',
      comment:
        'The environment is read before the modules are loaded, so that a mistake in it is told at once.',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: TESTS },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$|-config\\.ts$',
      },
    },
    {
      name: 'only-the-gateway-knows-stripe',
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot:
          '^apps/server/src/modules/billing/stripe-(calls|customers|subscriptions|checkout|events|prices)\\.ts$',
      },
      to: { path: '(^|node_modules/)stripe(/|$)' },
    },
    {
      name: 'tests-are-nobodys-dependency',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^tests/|^bench/|^scripts/' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Packages stay in: several rules are about them.
    exclude: { path: '^(apps|packages|tests)/[^/]+/dist/|^bench/dist/' },
    // TypeScript 7 has no API that dependency-cruiser knows; swc parses in its place.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
    },
  },
};
