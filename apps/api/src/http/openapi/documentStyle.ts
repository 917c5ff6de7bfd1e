/** Styles of the documentation page. */
export const documentStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8ded9, #3a423d); --mark: light-dark(#0e5546, #7fd1bb); }
body { margin: 0 auto; max-inline-size: 70rem; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
a, small { color: var(--mark); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
h2 { margin-block-start: 2.5rem; border-block-end: 1px solid var(--line); }
h3 { margin-block: 1rem 0.25rem; font-size: 1rem; }
details { border-block-end: 1px solid var(--line); padding-block: 0.5rem; }
summary { cursor: pointer; }
summary b { display: inline-block; min-inline-size: 4.5rem; color: var(--mark); }
pre { overflow: auto; max-block-size: 30rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
`;
