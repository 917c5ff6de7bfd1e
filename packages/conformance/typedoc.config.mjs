import manifest from './package.json' with { type: 'json' };

/** The reference has a page for every entry that can be imported. */
export default {
  entryPoints: Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : entry['@mallard/source'],
  ),
  readme: 'README.md',
};
