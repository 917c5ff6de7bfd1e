type DataName = `data-${string}`;

/**
 * Splits the host's props of a field: `data-*` attributes are for the root element, all others for
 * the control.
 *
 * @returns props of the root, then props of the control
 */
export function splitRootProps<Props extends object>(props: Props): [Record<DataName, unknown>, Props] {
  const root: Record<DataName, unknown> = {};
  const control = { ...props } as Props & Record<string, unknown>;
  for (const [name, value] of Object.entries(props)) {
    if (!isDataName(name)) continue;
    root[name] = value;
    delete control[name];
  }
  return [root, control];
}

function isDataName(name: string): name is DataName {
  return name.startsWith('data-');
}
