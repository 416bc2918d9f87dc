import {
  aboveDomain,
  browserSafe,
  browserSafePackages,
  clientPages,
  domainOrder,
  opensDatabase,
  product,
  pureForScreening,
  testCode,
} from './.dependency-groups.mjs';

const domainFoldersInOrder = domainOrder.map((folder, place) => ({
  name: 'domain-folders-in-order',
  comment:
    'Replace an import that points backwards by an event or a view, or move the code to another folder.',
  from: { path: `^lib/domain/${folder}/`, pathNot: testCode },
  to: { path: `^lib/domain/(${domainOrder.slice(place + 1).join('|') || '-'})/` },
}));

const rules = [
  ...domainFoldersInOrder,
  {
    name: 'shared-domain-files-import-no-folder',
    comment: 'All folders import the files directly in lib/domain, so these depend on no folder.',
    from: { path: '^lib/domain/[^/]+[.]ts$', pathNot: testCode },
    to: { path: '^lib/domain/[^/]+/' },
  },
  {
    name: 'no-cycle',
    comment: 'Break a cycle with an event, or move what both need to a file of its own.',
    from: { pathNot: '^(lib/platform/|knip[.]ts$)' },
    to: { circular: true },
  },
  {
    name: 'no-cycle-in-platform',
    comment:
      'As above. Cycles are allowed through type-only imports, which do not exist at run time: a context carries the ' +
      'transaction to join, and a transaction belongs to a context and has records.',
    from: { path: '^lib/platform/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'platform-imports-nothing-of-ours',
    comment: 'Everything else builds on lib/platform, so it does not depend on the rest.',
    from: { path: '^lib/platform/', pathNot: testCode },
    to: {
      path: '^(app|components|inngest|lib|prisma|processes|scripts|generated)/',
      pathNot: '^(lib/platform|generated/prisma)/',
    },
  },
  {
    name: 'reading-imports-platform-alone',
    comment: 'lib/reading reads bytes. It knows no journey, no check and no row (docs/adr/0094).',
    from: { path: '^lib/reading/', pathNot: testCode },
    to: { path: '^(app|components|inngest|lib/(?!platform/|reading/)|prisma|processes|scripts|generated)' },
  },
  {
    name: 'platform-meets-prisma-in-two-files',
    comment: 'Only the connection and the transaction use the database client.',
    from: { path: '^lib/platform/', pathNot: [...testCode, '^lib/platform/database/(db|transaction)[.]ts$'] },
    to: { path: '^generated/prisma/' },
  },
  {
    name: 'prisma-is-opened-in-one-file',
    comment:
      'Everything but lib/platform/database/db gets its client from transaction() or read(), and imports only types.',
    from: { path: product, pathNot: [...testCode, '^lib/platform/database/db[.]ts$'] },
    to: { path: '^generated/prisma/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'domain-looks-down',
    comment: 'The domain depends neither on its callers nor on how it is served.',
    from: { path: '^lib/domain/', pathNot: testCode },
    to: { path: aboveDomain },
  },
  {
    name: 'api-looks-down',
    comment: 'lib/api serves the routes it is given, and does not depend on particular ones.',
    from: { path: '^lib/api/', pathNot: testCode },
    to: { path: '^(app|components|inngest|processes|scripts)/|^generated/' },
  },
  {
    name: 'only-the-front-imports-the-front',
    comment: 'Within lib/api: front → routes → its own files → streams, callers → bodies.',
    from: { path: '^lib/api/', pathNot: ['^lib/api/front/', ...testCode] },
    to: { path: '^lib/api/front/' },
  },
  {
    name: 'only-the-front-imports-routes',
    comment: 'An operation is served without the routes that are not operations.',
    from: { path: '^lib/api/', pathNot: ['^lib/api/(front|routes)/', ...testCode] },
    to: { path: '^lib/api/routes/' },
  },
  {
    name: 'bodies-import-no-other-part',
    comment: 'Reading a body needs neither a caller nor an operation.',
    from: { path: '^lib/api/bodies/', pathNot: testCode },
    to: { path: '^lib/api/', pathNot: '^lib/api/bodies/' },
  },
  {
    name: 'components-look-down',
    comment: 'Pages import components, not the other way round.',
    from: { path: '^components/', pathNot: testCode },
    to: { path: '^(app|inngest|prisma|processes|scripts|generated)/' },
  },
  {
    name: 'lib-knows-no-framework',
    comment: 'The API is served without Next (docs/adr/0003), and another server could serve the same files.',
    from: { path: '^lib/', pathNot: [...testCode, '^lib/api/(query|callers/session)[.]ts$'] },
    to: { path: '^node_modules/(next|next-auth|react|react-dom|@tanstack)/' },
  },
  {
    name: 'api-and-jobs-import-no-component',
    comment: 'API routes and jobs render no user interface.',
    from: { path: '^(app/(v1|api|oauth|openapi[.]json)|inngest)/' },
    to: { path: '^components/' },
  },
  {
    name: 'app-leaves-jobs-alone',
    comment: 'App code records events; the worker runs the functions, and serves them for an Inngest server.',
    from: { path: '^app/' },
    to: { path: '^inngest/' },
  },
  {
    name: 'nothing-imports-app',
    comment: 'app is the top layer. The API server mounts its routes through generated/routes.',
    from: { path: '^(components|inngest|lib|prisma|processes|scripts)/' },
    to: { path: '^app/' },
  },
  {
    name: 'nothing-imports-processes',
    comment: 'Each file of processes is the entry point of a process, or a part of one.',
    from: { path: '^(app|components|inngest|lib|prisma|scripts)/' },
    to: { path: '^processes/' },
  },
  {
    name: 'product-imports-no-script',
    comment: 'Scripts start the product, and the product does not know how it was started.',
    from: { path: product, pathNot: testCode },
    to: { path: '^scripts/' },
  },
  {
    name: 'scripts-import-no-product',
    comment:
      'Scripts start the built product. They import only the settings and their forms, to report a wrong one early.',
    from: { path: '^scripts/', pathNot: testCode },
    to: { path: [...product, '^generated/'], pathNot: '^lib/platform/settings/(?:env|setting-forms)[.]ts$' },
  },
  {
    name: 'bootstrap-imports-no-package',
    comment:
      'scripts/*.mjs and scripts/bootstrap run before node_modules exists, on Node 20, so they import only built-in ' +
      'modules, even where a library would replace code.',
    from: { path: ['^scripts/[^/]+[.]mjs$', '^scripts/bootstrap/'], pathNot: testCode },
    to: { pathNot: '^scripts/bootstrap/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'components-import-browser-safe-lib',
    comment: 'A component knows the schema and the operations of a resource, not how it is stored.',
    from: { path: '^components/', pathNot: testCode },
    to: { path: '^lib/', pathNot: browserSafe },
  },
  {
    name: 'client-pages-import-browser-safe-lib',
    comment: 'As for components: this code is sent to the browser.',
    from: { path: clientPages.length > 0 ? clientPages : '^$' },
    to: { path: '^(lib|inngest|generated)/', pathNot: browserSafe },
  },
  {
    name: 'browser-safe-stays-browser-safe',
    comment:
      'Browser-safe modules import only each other and a few packages, so none reaches pg, node:* or a secret.',
    from: { path: browserSafe },
    to: { pathNot: [...browserSafe, browserSafePackages], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'database-is-for-stores',
    comment: 'Everything else gets a transaction, or calls a store.',
    from: {
      path: product,
      pathNot: [
        ...testCode,
        '^lib/platform/',
        '^lib/domain/.+/store([.]ts$|/)',
        '^inngest/(embedded|outbox)/',
        ...opensDatabase,
      ],
    },
    to: { path: '^lib/platform/database/db[.]ts$' },
  },
  {
    name: 'store-is-private-among-folders',
    comment: 'A folder calls the verbs of another folder, not its store.',
    from: { path: '^lib/domain/([^/]+)/' },
    to: { path: '^lib/domain/.+/store([.]ts$|/)', pathNot: '^lib/domain/$1/' },
  },
  {
    name: 'store-is-private-to-its-folder',
    comment:
      'Routes, jobs and pages call verbs, not stores. The run of mutations sends what no verb reaches.',
    from: { pathNot: ['^lib/domain/[^/]+/', '^bench/tenancy-mutations/statements/'] },
    to: { path: '^lib/domain/.+/store([.]ts$|/)' },
  },
  {
    name: 'screening-is-pure',
    comment: 'The matcher reads no clock, file, setting or row: a stored decision can be replayed.',
    from: { path: '^lib/domain/screening/', pathNot: testCode },
    to: { pathNot: pureForScreening },
  },
  {
    name: 'screening-normalises-before-it-scores',
    comment: 'Names are normalised to words, words are scored, and an index finds candidates, in this order.',
    from: { path: '^lib/domain/screening/normalisation/', pathNot: testCode },
    to: { path: '^lib/domain/screening/(?!normalisation/)' },
  },
  {
    name: 'screening-scores-without-an-index',
    comment: 'A score depends on the query, the entry and the model, not on how the index found the entry.',
    from: { path: '^lib/domain/screening/scoring/', pathNot: testCode },
    to: { path: '^lib/domain/screening/index/' },
  },
  {
    name: 'runner-knows-no-domain',
    comment:
      'inngest/embedded does what an Inngest server does, for any functions, with the events of inngest/outbox.',
    from: { path: '^inngest/(embedded|outbox)/', pathNot: testCode },
    to: { path: '^(app|components|lib/api|lib/domain|inngest/functions)/|^inngest/[^/]+$' },
  },
  {
    name: 'product-imports-no-test-code',
    from: { path: ['^(app|components|inngest|lib|prisma|processes|scripts)/'], pathNot: testCode },
    to: { path: [...testCode, '^examples/'] },
  },
  {
    name: 'examples-stand-alone',
    comment: 'What others copy to begin with needs no package, and nothing of ours.',
    from: { path: '^examples/' },
    to: { dependencyTypesNot: ['core'] },
  },
  {
    name: 'no-orphan',
    comment:
      'A file without imports in either direction is unused, or a new kind of entry point to list here.',
    from: {
      orphan: true,
      pathNot: [
        ...testCode,
        '^app/',
        '^processes/(follow-supervisor|heartbeat)[.]mjs$',
        '[.]config[.](ts|mjs)$',
        '[.]d[.]ts$',
      ],
    },
    to: {},
  },
  { name: 'no-unresolvable', from: {}, to: { couldNotResolve: true } },
  {
    name: 'date-fns-by-function',
    comment: 'Its index loads 300 files, which took a second of every start.',
    from: {},
    to: { path: '^node_modules/(date-fns|@date-fns/utc)/index[.]' },
  },
  {
    name: 'no-unlisted-package',
    comment: 'It is installed only because another package depends on it; list it in package.json.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'product-imports-no-dev-dependency',
    from: { path: product, pathNot: testCode },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: ['(^|/)node_modules/', '^generated/prisma/'] },
    // Dotted folders, but not `./somewhere`, which is how the report writes an unresolvable import.
    exclude: { path: ['^[.][^./]', '^(test-results|playwright-report)/', '^next-env[.]d[.]ts$'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    // No rule reads the other figures of a module, such as how many others depend on it.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      // In milliseconds: longer than a run, so that no folder is read twice.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
