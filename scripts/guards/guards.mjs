/**
 * Code that keeps a promise when two calls run at the same time, or when a caller sends wrong data.
 *
 * @typedef {object} Guard
 * @property {string} promise such as `P1`
 * @property {string} name what the code does
 * @property {string} file
 * @property {string} code its text, which occurs once in the file
 * @property {string} without text that replaces it in the test
 * @property {string} test file whose tests must fail without the code
 */

const orders = 'apps/api/src/features/orders';
const payments = 'apps/api/src/features/payments';
const sessions = 'apps/api/src/http/sessions';
const cart = 'apps/api/src/features/cart';
const client = 'packages/domain/src/client';

/** @type {readonly Guard[]} */
export const guards = [
  {
    promise: 'P1',
    name: 'stock is compared in the update that takes it',
    file: `${orders}/deductStock.ts`,
    code: 'and(eq(skus.id, skuUuid), gte(skus.stock, quantity))',
    without: 'eq(skus.id, skuUuid)',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P1',
    name: 'orders take their SKUs in one order',
    file: `${orders}/deductStock.ts`,
    code: 'demand.toSorted((a, b) => bySkuId(a.sku.skuUuid, b.sku.skuUuid))',
    without: 'demand',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P2',
    name: 'lines of one SKU are added up before the stock is checked',
    file: 'apps/api/src/features/skus/readDemand.ts',
    code: 'const requestedLines = mergeLines(lines);',
    without: 'const requestedLines = lines;',
    test: `${orders}/createOrder.test.ts`,
  },
  {
    promise: 'P3',
    name: 'a checkout is looked up after the cart is locked',
    file: `${orders}/placeOrder.ts`,
    code: `  const cartId = await lockCart(tx, userId, draft.isFromCart ? 1 : 0);
  const first = await findByCheckout(tx, userId, draft.checkoutUuid);`,
    without: `  const first = await findByCheckout(tx, userId, draft.checkoutUuid);
  const cartId = await lockCart(tx, userId, draft.isFromCart ? 1 : 0);`,
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P3',
    name: 'a checkout that has made another order is refused',
    file: `${orders}/placeOrder.ts`,
    code: 'if (!(await isOrderOf(tx, draft, first, userId)))',
    without: 'if (draft.items.length === 0)',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P3',
    name: 'a key that is used again gives the stored answer',
    file: 'apps/api/src/http/idempotency.ts',
    code: 'ON CONFLICT DO NOTHING RETURNING',
    without: 'RETURNING',
    test: 'apps/api/src/http/idempotency.test.ts',
  },
  {
    promise: 'P3',
    name: 'a key stands for one body',
    file: 'apps/api/src/http/idempotency.ts',
    code: "if (stored.bodyHash !== call.bodyHash) throw refuse('IDEMPOTENCY_MISMATCH');",
    without: '',
    test: 'apps/api/src/http/idempotency.test.ts',
  },
  {
    promise: 'P4',
    name: 'changes of a cart wait for each other',
    file: `${cart}/queries.ts`,
    code: '  const [cart] = await upsertCart(tx, { userId, growth });',
    without: `  const existing = (await tx.select().from(carts)).find((row) => row.userId === userId);
  if (existing) return existing.id;
  const [cart] = await upsertCart(tx, { userId, growth });`,
    test: `${cart}/races.test.ts`,
  },
  {
    promise: 'P4',
    name: 'changes of an address book wait for each other',
    file: 'apps/api/src/features/address/queries.ts',
    code: "  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');",
    without: '  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));',
    test: `${cart}/races.test.ts`,
  },
  {
    promise: 'P5',
    name: 'waiting calls share one renewal',
    file: `${client}/createRenewal.ts`,
    code: '        flights.set(rejected.token, flight);',
    without: '',
    test: `${client}/renewal.test.ts`,
  },
  {
    promise: 'P5',
    name: 'a refresh token is exchanged once',
    file: `${sessions}/rotate.ts`,
    code: 'eq(sessionFamilies.counter, counter), ',
    without: '',
    test: `${sessions}/sessions.test.ts`,
  },
  {
    promise: 'P6',
    name: 'the previous refresh token gives the same pair for 30 seconds',
    file: `${sessions}/rotate.ts`,
    code: 'const GRACE_MS = 30_000;',
    without: 'const GRACE_MS = -1;',
    test: `${sessions}/sessions.test.ts`,
  },
  {
    promise: 'P7',
    name: 'a refusal ends only the session that it was meant for',
    file: `${client}/createRenewal.ts`,
    code: '    if (current?.token !== token) return;',
    without: '    if (current === null) return;',
    test: `${client}/lateResponses.test.ts`,
  },
  {
    promise: 'P9',
    name: 'an event of the payment provider counts once',
    file: `${payments}/applyCallback.ts`,
    code: '  if (!isNew) {\n',
    without: '  if (report.eventId === "") {\n',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P9',
    name: 'money that has arrived does not arrive again',
    file: `${payments}/applyCallback.ts`,
    code: "  if (payment.status === 'paid' || payment.status === 'refunded') return false;",
    without: '',
    test: `${payments}/applyCallback.test.ts`,
  },
  {
    promise: 'P9',
    name: 'a report names the order, amount and currency of its payment',
    file: `${payments}/applyCallback.ts`,
    code: '  assertMatches(report, await readPayment(tx, paymentId));',
    without: '',
    test: 'apps/api/src/features/payments/routes.test.ts',
  },
  {
    promise: 'P9',
    name: 'old signatures are refused',
    file: 'apps/api/src/gateways/callbackSignature.ts',
    code: '  if (Math.abs(now.getTime() / 1000 - seconds) > SIGNATURE_WINDOW_SECONDS) return false;',
    without: '',
    test: 'apps/api/src/gateways/callbackSignature.test.ts',
  },
  {
    promise: 'P10',
    name: 'an order is locked before it changes',
    file: `${orders}/changeOrder.ts`,
    code: ".where(eq(orders.id, orderId)).for('no key update');",
    without: '.where(eq(orders.id, orderId));',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P10',
    name: 'money for an order that cannot be paid goes back',
    file: `${payments}/applyCallback.ts`,
    code: "    await refundPayment(tx, order, payment, 'notPayable', now);",
    without: '',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P11',
    name: 'coupons are counted in the update that gives one out',
    file: 'apps/api/src/features/coupons/claimCoupon.ts',
    code: 'and(eq(coupons.id, couponId), lt(coupons.claimed, coupons.total))',
    without: 'eq(coupons.id, couponId)',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P11',
    name: 'a coupon that is restored belongs to no order',
    file: `${orders}/redeemCoupon.ts`,
    code: "status: 'claimed', orderId: null, usedAt: null",
    without: "status: 'claimed', usedAt: null",
    test: `${orders}/routes.test.ts`,
  },
  {
    promise: 'P13',
    name: 'an order changes only as the table of statuses allows',
    file: `${orders}/changeOrder.ts`,
    code: "  if (!transition) throw refuse('ORDER_STATE', { details: { status: before.status } });",
    without: '  if (!transition) return before;',
    test: `${orders}/routes.test.ts`,
  },
  {
    promise: 'P13',
    name: 'two requests for the same pieces wait for each other',
    file: 'apps/api/src/features/afterSale/createAfterSale.ts',
    code: '  await lockOrder(tx, orderId);',
    without: '',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P13',
    name: 'a line is reviewed once',
    file: `${orders}/writeReviews.ts`,
    code: 'and(eq(orderItems.id, orderItemId), eq(orderItems.isReviewed, false))',
    without: 'eq(orderItems.id, orderItemId)',
    test: `${orders}/races.test.ts`,
  },
  {
    promise: 'P14',
    name: 'what belongs to another shopper is not found',
    file: 'apps/api/src/http/ownership.ts',
    code: '  if (ownedRows.length === 0) throw refuse.notFound();',
    without: '  if (ownedRows.length < 0) throw refuse.notFound();',
    test: 'apps/api/src/contract/contract.test.ts',
  },
  {
    promise: 'P20',
    name: 'one shopper has a limited number of bytes under way',
    file: 'apps/api/src/http/limits/byteBudget.ts',
    code: '(reserved.get(caller) ?? 0) + bytes > perCaller',
    without: 'bytes < 0',
    test: 'apps/api/src/http/limits/byteBudget.test.ts',
  },
  {
    promise: 'P20',
    name: 'uploads of one shopper are added up one after the other',
    file: 'apps/api/src/features/upload/storeUploads.ts',
    code: ".where(eq(users.id, userId)).for('no key update');",
    without: '.where(eq(users.id, userId));',
    test: 'apps/api/src/features/upload/races.test.ts',
  },
  {
    promise: 'P21',
    name: 'the password of an unknown name is compared too',
    file: `${sessions}/passwords.ts`,
    code: '  const isRight = await gate.run(() => verify(stored ?? NOBODY, seasoned(password, pepper)), isFirst);',
    without: `  if (stored === null) return false;
  const isRight = await gate.run(() => verify(stored ?? NOBODY, seasoned(password, pepper)), isFirst);`,
    test: `${sessions}/timing.test.ts`,
  },
  {
    promise: 'P21',
    name: 'the account of a new phone is looked for after its code was verified',
    file: 'apps/api/src/features/user/saveProfile.ts',
    code: `  await requireCodes(call, codes, 'phone.failed');
  const owner = await findByPhone(call.db, phone);
  if (owner !== null && owner.id !== account.id) throw phoneTaken();`,
    without: `  const owner = await findByPhone(call.db, phone);
  if (owner !== null && owner.id !== account.id) throw phoneTaken();
  await requireCodes(call, codes, 'phone.failed');`,
    test: 'apps/api/src/features/user/saveProfile.test.ts',
  },
  {
    promise: 'P22',
    name: 'a phone is changed only with the current password',
    file: 'apps/api/src/features/user/saveProfile.ts',
    code: '  if (hasPassword && currentPassword !== undefined) await requirePassword(call, account, currentPassword);',
    without: '',
    test: 'apps/api/src/features/user/saveProfile.test.ts',
  },
  {
    promise: 'P22',
    name: 'a phone is changed only while the verified password is still the stored one',
    file: 'apps/api/src/features/user/saveProfile.ts',
    code: '      assertProofStillValid(account, current);',
    without: '',
    test: 'apps/api/src/features/user/races.test.ts',
  },
  {
    promise: 'P22',
    name: 'a guess is counted before it is tried',
    file: 'apps/api/src/features/user/guesses.ts',
    code: `  const guess = await countGuess(call, candidates);
  const verified = await verify(guess.candidates).catch(async (error: unknown) => {
    await revertCounts(call, guess.counters);
    throw error;
  });`,
    without: `  const guess = await countGuess(call, candidates);
  await revertCounts(call, guess.counters);
  const verified = await verify(guess.candidates);
  if (verified === null) await countGuess(call, candidates).catch(() => null);`,
    test: `${sessions}/races.test.ts`,
  },
  {
    promise: 'P22',
    name: 'a device on which the owner has logged in has guesses of its own',
    file: 'apps/api/src/features/user/guesses.ts',
    code: 'device === null || !isDeviceOf(device, account, deps.secrets)',
    without: "device === null || device.userId !== ''",
    test: 'apps/api/src/http/limits/rateLimits.test.ts',
  },
  {
    promise: 'P22',
    name: 'known devices of an account share its guesses',
    file: 'apps/api/src/features/user/guesses.ts',
    code: `, counterOf(\`devices \${passwordMark}\`, FAILURES)`,
    without: '',
    test: 'apps/api/src/features/user/guesses.test.ts',
  },
  {
    promise: 'P22',
    name: 'a device is known until the password changes',
    file: `${sessions}/knownDevice.ts`,
    code: ' && device.passwordMark === markOf(account, secrets)',
    without: '',
    test: 'apps/api/src/features/user/guesses.test.ts',
  },
  {
    promise: 'P22',
    name: 'guesses at one account do not lock out another with the same login name',
    file: 'apps/api/src/features/user/guesses.ts',
    code: '      delays.push(retryAfter);\n      continue;',
    without: "      throw refuse('RATE_LIMITED', { retryAfter });",
    test: 'apps/api/src/features/user/guesses.test.ts',
  },
  {
    promise: 'P22',
    name: 'a session begins only if the verified password is still the stored one',
    file: `${sessions}/families.ts`,
    code: 'eq(users.id, id), hasSamePassword, eq(users.isDeleted, false)',
    without: 'eq(users.id, id), eq(users.isDeleted, false)',
    test: `${sessions}/races.test.ts`,
  },
  {
    promise: 'P22',
    name: 'a password does not change while a session begins with it',
    file: `${sessions}/families.ts`,
    code: "\n    .for('share');",
    without: ';',
    test: `${sessions}/races.test.ts`,
  },
  {
    promise: 'P22',
    name: 'of two changes of a password the second one finds it changed',
    file: 'apps/api/src/features/user/queries.ts',
    code: 'and(eq(users.id, id), eq(users.passwordHash, old))',
    without: 'eq(users.id, id)',
    test: `${sessions}/races.test.ts`,
  },
  {
    promise: 'P22',
    name: 'a code is tried five times at most',
    file: 'apps/api/src/features/user/codes.ts',
    code: 'and(isOpen(phone, now), lt(verificationCodes.attempts, MAX_TRIES))',
    without: 'isOpen(phone, now)',
    test: `${sessions}/sessions.test.ts`,
  },
  {
    promise: 'P22',
    name: 'an IPv6 network counts as one address',
    file: 'apps/api/src/http/clientAddress.ts',
    code: '  if (!ipaddr.IPv6.isValid(address)) return address;',
    without: '  if (address !== "") return address;',
    test: 'apps/api/src/http/limits/rateLimits.test.ts',
  },
];
