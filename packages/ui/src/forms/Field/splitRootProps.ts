type DataName = `data-${string}`;

/**
 * Parts what a host gave a field: `data-*` belongs on the element round it, all else on the control.
 *
 * @returns the root's attributes, then the control's
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
