// A link that leads nowhere fails; types that only their makers name need no page.
const validation = { notExported: false, invalidLink: true, invalidPath: true, rewrittenLink: true };

/** The reference of what other teams import, made from its docstrings; each package names its entries. */
export default {
  name: 'Mallard',
  entryPointStrategy: 'packages',
  // Each package has its own; without this one, any that lies above would be read.
  tsconfig: 'tsconfig.base.json',
  entryPoints: [
    'packages/domain',
    'packages/search',
    'packages/offline',
    'packages/conformance',
    'packages/state-machines',
  ],
  packageOptions: {
    disableSources: true,
    excludeInternal: true,
    validation,
  },
  readme: 'none',
  projectDocuments: ['docs/domain.md', 'docs/state-machines.md'],
  out: 'docs/reference',
  highlightLanguages: ['ts', 'tsx', 'js', 'sh', 'json', 'mermaid'],
  validation,
  treatValidationWarningsAsErrors: true,
};
