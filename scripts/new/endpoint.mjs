import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addEntry, addImport, editText } from './edit-text.mjs';
import { toKebabCase } from './names.mjs';

const CONTRACT = 'packages/domain/src/contract';
const DESCRIPTORS = 'packages/domain/src/endpoints/descriptors.ts';
const SCENARIOS = 'packages/conformance/src/contract/scenarios';
const OFFLINE = 'packages/offline/src/backend';
const FEATURES = 'apps/api/src/features';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** `signed` is only for payment providers. */
const ACCESS = ['public', 'optional', 'member'];

/**
 * How the contract tests get the id of what a shopper owns: a function of `steps.ts` and the id. For the others, the author writes it.
 *
 * @type {Readonly<Record<string, { step: string, id: string } | undefined>>}
 */
const OWNED = {
  address: { step: 'haveAddress', id: 'await haveAddress(shopper)' },
  afterSale: { step: 'requestReturnOf', id: '(await requestReturnOf(world, shopper)).id' },
  cartItem: { step: 'fillCart', id: '(await fillCart(world, shopper)).id' },
  order: { step: 'placeOrder', id: '(await placeOrder(world, shopper)).id' },
  favorite: undefined,
  notification: undefined,
  orderItem: undefined,
  payment: undefined,
};
const NOTHING = 'nothing';

/**
 * @typedef {object} NewEndpoint
 * @property {string} area
 * @property {string} name
 * @property {string} method
 * @property {string} access
 * @property {string} owns what the id in its path names, such as `address`; `nothing` without one
 */

/**
 * What the placeholders of a method receive and return.
 *
 * @typedef {object} Placeholder
 * @property {readonly string[]} schemas names of `scalars.ts`
 * @property {string} [body] schema of the body
 * @property {string} data schema of the response
 * @property {string} request parameter of the handlers
 * @property {string} result what the handlers return, after `=>`
 * @property {string} input of a call
 * @property {string} expected data of its response
 */

/** @type {Placeholder} */
const READ = {
  schemas: ['count'],
  data: 'v.object({ count })',
  request: '',
  result: '({ count: 0 })',
  input: '{}',
  expected: '{ count: 0 }',
};
/** @type {Placeholder} */
const WRITE = {
  schemas: ['requiredText', 'text'],
  body: 'v.strictObject({ note: requiredText(200) })',
  data: 'v.object({ note: text(200) })',
  request: '{ body }',
  result: '({ note: body.note })',
  input: "{ body: { note: 'A note' } }",
  expected: "{ note: 'A note' }",
};
/** @type {Placeholder} */
const REMOVE = { schemas: ['nothing'], data: 'nothing', request: '', result: 'null', input: '{}', expected: 'null' };

/** @type {Readonly<Record<string, Placeholder>>} */
const PLACEHOLDERS = { GET: READ, POST: WRITE, PUT: WRITE, DELETE: REMOVE };

/**
 * Plans an endpoint with placeholders in the contract, both back ends and the contract tests.
 *
 * @param {readonly string[]} args such as `address/countAddresses`, `GET` and `member`
 * @param {string} project folder of the project
 * @param {{ isNewArea?: boolean, owns?: string | undefined }} [options] whether to create the files of its area, and what it owns
 * @returns {import('./plan-files.mjs').Plan}
 * @throws {RangeError} for invalid arguments, or a name that exists
 */
export function planEndpoint(args, project, { isNewArea = false, owns } = {}) {
  const endpoint = readEndpoint(args, owns);
  const { area, name, access } = endpoint;
  const { schemas } = placeholderOf(endpoint);
  const areas = areasOf(project);
  if (!isNewArea && !areas.includes(area))
    throw new RangeError(`Unknown area in ${area}/${name}. Areas are ${areas.join(', ')}. Create one with --new-area.`);
  if (isNewArea && areas.some((other) => other.toLowerCase() === area.toLowerCase()))
    throw new RangeError(`There is an area ${area} already. Leave --new-area out.`);
  refuseUsed(project, name);

  const handler = access === 'member' ? 'handleMember' : 'handle';
  const contract = `${CONTRACT}/${area}.ts`;
  const scenarios = scenariosOf(project, area, isNewArea);
  const api = `${FEATURES}/${area}/routes.ts`;
  const offline = `${OFFLINE}/areas/${area}.ts`;

  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @param {string} path @param {(content: string) => string} change */
  const edit = (path, change) => {
    const file = join(project, path);
    texts.set(path, change(texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')));
  };
  if (isNewArea) for (const [path, change] of areaEdits(area)) edit(path, change);
  edit(contract, (content) => {
    const scalars = hasId(endpoint) ? [...schemas, 'uuid'] : schemas;
    const imported = addImport(addImport(content, ['defineEndpoint'], './endpoint.ts'), scalars, './scalars.ts');
    const namespace = /\bv\./.test(declaration(endpoint)) && !/import \* as v from/.test(imported);
    return `${namespace ? "import * as v from 'valibot';\n" : ''}${imported}\n${declaration(endpoint)}`;
  });
  edit(DESCRIPTORS, (content) => addDescriptor(content, endpoint));
  edit(api, (content) => {
    const imported = addImport(content, [name], '@mallard/domain/contract');
    const entry = entryOf(endpoint, handler, 'async ');
    return addEntry(addImport(imported, [handler], '../../http/handle.ts'), { path: api, list: /\w+Routes/, entry });
  });
  edit(offline, (content) => {
    const imported = addImport(content, [name], '@mallard/domain/contract');
    const entry = entryOf(endpoint, handler, '');
    return addEntry(addImport(imported, [handler], '../calls/offlineCall.ts'), {
      path: offline,
      list: /\w+Routes/,
      entry,
    });
  });
  edit(scenarios, (content) => {
    const { entry, imports } = scenarioOf(endpoint);
    const imported = imports.reduce((text, [names, module]) => addImport(text, names, module), content);
    return addEntry(imported, { path: scenarios, list: /\w+Scenarios/, entry });
  });

  const all = [...texts].map(([path, text]) => ({ path, text }));
  const isNew = ({ path = '' }) => !existsSync(join(project, path));
  return {
    files: [...all.filter(isNew), { path: `${FEATURES}/${area}/${name}.test.ts`, text: test(endpoint) }],
    changed: all.filter((file) => !isNew(file)),
    steps: endpointSteps(endpoint, { contract, api, offline, scenarios }),
  };
}

/** @param {readonly string[]} args @param {string | undefined} owns @returns {NewEndpoint} */
function readEndpoint([path = '', method = 'GET', access = 'member', ...extraArguments], owns) {
  const [area = '', name, ...extraSegments] = path.split('/');
  if (name === undefined || extraSegments.length > 0)
    throw new RangeError(`Missing area of ${path}: write address/countAddresses, for example.`);
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(area))
    throw new RangeError(`“${area}” is no valid area. Use only letters, such as giftCards.`);
  if (!/^[a-z]+(?:[A-Z][a-z]+[0-9]*)+$/.test(name))
    throw new RangeError(`“${name}” is no valid name. Write a verb and a noun, such as countAddresses.`);
  if (!METHODS.includes(method))
    throw new RangeError(`Unknown method ${method} of ${name}. Choose from ${METHODS.join(', ')}.`);
  if (!ACCESS.includes(access))
    throw new RangeError(`Unknown access ${access} of ${name}. Choose from ${ACCESS.join(', ')}.`);
  if (extraArguments.length > 0) throw new RangeError(`Only one name at a time. Remove: ${extraArguments.join(' ')}.`);
  return { area, name, method, access, owns: readOwns(name, access, owns) };
}

/** @param {string} name @param {string} access @param {string | undefined} owns */
function readOwns(name, access, owns) {
  const choices = [NOTHING, ...Object.keys(OWNED)].join(', ');
  if (access !== 'member' && owns !== undefined)
    throw new RangeError(`Only endpoints for members own something. Remove --owns, or choose member for ${name}.`);
  if (access !== 'member') return NOTHING;
  if (owns === undefined)
    throw new RangeError(`Missing --owns of ${name}: what of the shopper does its id name? Choose from ${choices}.`);
  if (owns !== NOTHING && !(owns in OWNED))
    throw new RangeError(`Unknown ${owns} after --owns. Choose from ${choices}.`);
  return owns;
}

/** Whether the path ends with the id of something that belongs to a shopper. @param {NewEndpoint} endpoint */
function hasId({ owns }) {
  return owns !== NOTHING;
}

/** @param {NewEndpoint} endpoint @returns {Placeholder} */
function placeholderOf({ method }) {
  return PLACEHOLDERS[method] ?? READ;
}

/** @param {string} project */
function areasOf(project) {
  return readdirSync(join(project, FEATURES)).filter((area) => existsSync(join(project, CONTRACT, `${area}.ts`)));
}

/** @param {string} project @param {string} name @throws {RangeError} if the contract exports the name */
function refuseUsed(project, name) {
  const folder = join(project, CONTRACT);
  const file = readdirSync(folder).find((path) =>
    new RegExp(`^export \\w+ ${name}\\b`, 'im').test(readFileSync(join(folder, path), 'utf8')),
  );
  if (file !== undefined) throw new RangeError(`${CONTRACT}/${file} already has ${name}. Choose another name.`);
}

/** The public areas share a file. @param {string} project @param {string} area @param {boolean} isNewArea */
function scenariosOf(project, area, isNewArea) {
  const own = `${SCENARIOS}/${area}.ts`;
  return isNewArea || existsSync(join(project, own)) ? own : `${SCENARIOS}/catalogue.ts`;
}

/** Returns what a new area needs: its files with empty lists, which other files import. @param {string} area @returns {[path: string, change: (content: string) => string][]} */
function areaEdits(area) {
  const [routes, scenarios] = [`${area}Routes`, `${area}Scenarios`];
  const offline = `${OFFLINE}/areas/${area}.ts`;
  return [
    [
      `${FEATURES}/${area}/routes.ts`,
      () => `import { type Route } from '../../http/handle.ts';\n\nexport const ${routes}: Route[] = [\n];\n`,
    ],
    [
      offline,
      () =>
        `import { type OfflineRoute } from '../calls/offlineCall.ts';\n\nexport const ${routes}: OfflineRoute[] = [\n];\n`,
    ],
    [
      `${SCENARIOS}/${area}.ts`,
      () =>
        `import { type Scenario } from '../scenario.ts';\n\n/** TODO: name the area. */\nexport const ${scenarios}: readonly Scenario[] = [\n];\n`,
    ],
    [
      `${CONTRACT}/index.ts`,
      (content) => editText(content, { path: '', before: 'export * from', text: `export * from './${area}.ts';\n` }),
    ],
    ['apps/api/src/server/app.ts', (content) => register(content, /routes/, routes, `../features/${area}/routes.ts`)],
    [`${OFFLINE}/routes.ts`, (content) => register(content, /routes/, routes, `./areas/${area}.ts`)],
    [`${SCENARIOS}/index.ts`, (content) => register(content, /scenarios/, scenarios, `./${area}.ts`)],
  ];
}

/** @param {string} content @param {RegExp} list @param {string} name @param {string} module */
function register(content, list, name, module) {
  return addEntry(addImport(content, [name], module), { path: module, list, entry: `...${name},\n` });
}

/** @param {NewEndpoint} endpoint */
function declaration(endpoint) {
  const { area, name, method, access, owns } = endpoint;
  const { body, data } = placeholderOf(endpoint);
  const resource = hasId(endpoint) ? `{ resource: '${owns}', in: 'params', field: 'id' }` : 'null';
  return `export const ${name} = defineEndpoint({
  name: '${name}',
  area: '${area}',
  method: '${method}',
  path: '/api/${toKebabCase(area)}/${toKebabCase(name)}${hasId(endpoint) ? '/:id' : ''}',
  summary: 'TODO: say what it returns or does.',
  access: '${access}',
${access === 'member' ? `  owns: ${resource},\n` : ''}${hasId(endpoint) ? '  params: v.strictObject({ id: uuid }),\n' : ''}${body === undefined ? '' : `  body: ${body},\n`}  data: ${data},
});
`;
}

/** Adds a descriptor in alphabetical order. Biome wraps its line. @param {string} content @param {NewEndpoint} endpoint */
function addDescriptor(content, { area, name, access }) {
  const text = `export const ${name} = /* @__PURE__ */ descriptorOf<typeof contract.${name}>('${name}', '${area}', '${access}');\n`;
  const next = [...content.matchAll(/^export const (\w+) /gm)].find(([, other = '']) => other > name);
  if (next === undefined) return content + text;
  return content.slice(0, next.index) + text + content.slice(next.index);
}

/** @param {NewEndpoint} endpoint @param {string} handler @param {string} modifier */
function entryOf(endpoint, handler, modifier) {
  const { request, result } = placeholderOf(endpoint);
  return `// TODO: replace the placeholder.\n  ${handler}(${endpoint.name}, ${modifier}(${request}) => ${result}),\n`;
}

/**
 * Returns how the contract tests call the endpoint.
 *
 * @param {NewEndpoint} endpoint
 * @returns {{ entry: string, imports: [names: string[], module: string][] }}
 */
function scenarioOf(endpoint) {
  const { name, owns } = endpoint;
  if (!hasId(endpoint))
    return {
      entry: `simply(${name}, ${inputOf(endpoint)}),\n`,
      imports: [
        [[name], '@mallard/domain/contract'],
        [['simply'], '../scenario.ts'],
      ],
    };
  const owned = OWNED[owns];
  const prepare = owned
    ? `async prepare(world) {
      const shopper = await world.shopper();
      const id = ${owned.id};
      return { shopper, input: ${inputOf(endpoint, 'id')} };
    },`
    : `async prepare() {
      throw new Skipped('TODO: return a shopper, and an input with the id of something of theirs');
    },`;
  return {
    entry: `scenario(${name}, {\n    ${prepare}\n  }),\n`,
    imports: [
      [[name], '@mallard/domain/contract'],
      [['scenario'], '../scenario.ts'],
      owned ? [[owned.step], '../steps.ts'] : [['Skipped'], '../skipped.ts'],
    ],
  };
}

/** Returns the input of a call. @param {NewEndpoint} endpoint @param {string} [id] shorthand or property of the id */
function inputOf(endpoint, id) {
  const { input } = placeholderOf(endpoint);
  if (id === undefined) return input;
  return input === '{}' ? `{ params: { ${id} } }` : input.replace('{', `{ params: { ${id} },`);
}

/** @param {NewEndpoint} endpoint */
function test(endpoint) {
  const { name, access } = endpoint;
  const { expected } = placeholderOf(endpoint);
  const isForMembers = access === 'member';
  const uuid = hasId(endpoint) ? "import { createUuid } from '@mallard/domain/client';\n" : '';
  const input = inputOf(endpoint, hasId(endpoint) ? 'id: createUuid()' : undefined);
  const call = `await shop.call(${name}, ${input}${isForMembers ? ', { token }' : ''})`;
  const title = hasId(endpoint) ? `${name} finds nothing with an unknown id` : `${name} returns its placeholder`;
  const expectation = hasId(endpoint)
    ? `  const { status } = ${call};\n  expect(status).toBe(404);`
    : `  const { status, data } = ${call};\n  expect({ status, data }).toEqual({ status: 200, data: ${expected} });`;
  return `${uuid}import { ${name} } from '@mallard/domain/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

// TODO: say what the caller gets.
it('${title}', async () => {
${isForMembers ? '  const { token } = await shop.signUp();\n' : ''}${expectation}
});
`;
}

/** @param {NewEndpoint} endpoint @param {{ contract: string, api: string, offline: string, scenarios: string }} paths */
function endpointSteps({ area, name }, { contract, api, offline, scenarios }) {
  return [
    `Write path, summary and schemas in ${contract}. Check owns: what of the shopper does its id name?`,
    `Replace the placeholders in ${api} and ${offline}.`,
    `Describe a successful call in ${scenarios}, and test the result in ${FEATURES}/${area}/${name}.test.ts.`,
    'Update the descriptors with: npx vitest run packages/domain/src/endpoints --update',
    'Check it with: npm run check -- domain offline conformance api',
    `Test it with: npx vitest run packages apps/api/src/contract apps/api/src/features/${area} -t ${name}`,
    'List its tests with: npm run promises',
    'Accept its size with: npm run size -- --accept',
    'Describe it for the next release with: npm run changeset',
  ];
}
