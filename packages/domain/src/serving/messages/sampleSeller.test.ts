import { describe, expect, it } from 'vitest';
import {
  type AfterSaleState,
  afterSaleActors,
  afterSaleKinds,
  afterSaleStatuses,
  findAfterSaleTransition,
  isOpenAfterSale,
} from '../../rules/afterSaleTransitions.ts';
import { nextSellerEvent, returnAddressOf, sellerEventDueAt } from './sampleSeller.ts';

describe('the sample seller', () => {
  it('refuses exactly the requests whose note says so', () => {
    const answerTo = (note: string) => nextSellerEvent({ status: 'requested', kind: 'refundOnly', note });
    expect(['Please refuse this', 'REFUSE', '请拒绝'].map(answerTo)).toEqual(['refuse', 'refuse', 'refuse']);
    expect(['', 'It is broken', 'refused before', '不喜欢'].map(answerTo)).toEqual(
      Array.from({ length: 4 }, () => 'approve'),
    );
  });

  it('brings every open request to an end by events that the table allows', () => {
    for (const kind of afterSaleKinds)
      for (const status of afterSaleStatuses) {
        const event = nextSellerEvent({ status, kind, note: '' });
        const isOver = !isOpenAfterSale(status);
        const isReachable = status !== 'returning' || kind === 'returnAndRefund';
        expect(event === null).toBe(isOver);
        expect(sellerEventDueAt({ status, kind, since: 0 }, 1000) === null).toBe(isOver);
        if (event && isReachable)
          expect(afterSaleActors.some((actor) => findAfterSaleTransition({ status, kind }, event, actor))).toBe(true);
      }
  });

  it('takes its delay for each step, and gives a week to send an approved return back', () => {
    const dueAt = (status: 'requested' | 'approved' | 'returning', kind: 'refundOnly' | 'returnAndRefund') =>
      sellerEventDueAt({ status, kind, since: 5 }, 1000);
    expect(dueAt('requested', 'returnAndRefund')).toBe(1005);
    expect(dueAt('approved', 'refundOnly')).toBe(1005);
    expect(dueAt('returning', 'returnAndRefund')).toBe(1005);
    expect(dueAt('approved', 'returnAndRefund')).toBe(7 * 86_400_000 + 5);
  });

  it('names the return address of the shop only while items are to be sent or on their way', () => {
    const shop = { returnAddress: { 'en-US': 'Am Speicher 7, Bremen' } };
    const addressOf = (state: AfterSaleState) => returnAddressOf(state, shop, 'en-US');
    expect(addressOf({ status: 'approved', kind: 'returnAndRefund' })).toBe('Am Speicher 7, Bremen');
    expect(addressOf({ status: 'returning', kind: 'returnAndRefund' })).toBe('Am Speicher 7, Bremen');
    expect(addressOf({ status: 'approved', kind: 'refundOnly' })).toBeNull();
    expect(addressOf({ status: 'requested', kind: 'returnAndRefund' })).toBeNull();
    expect(returnAddressOf({ status: 'approved', kind: 'returnAndRefund' }, { returnAddress: {} }, 'en-US')).toBeNull();
  });
});
