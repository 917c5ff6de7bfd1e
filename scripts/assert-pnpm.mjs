/**
 * Runs before a package is published. npm would publish it with versions such as `workspace:^`, which can't be installed; pnpm replaces
 * them.
 */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Publish with `pnpm publish` or the release workflow: npm does not replace the versions of the workspace.',
  );
  process.exit(1);
}
