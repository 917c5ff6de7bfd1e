import type { PricePart } from '@mallard/domain/money';
import { Fragment, type ReactNode } from 'react';

const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Renders the parts of a price with a number of its own direction, from left to right: parts that are elements would
 * otherwise be reordered one by one in right-to-left languages.
 */
export function renderIsolated(parts: readonly PricePart[], renderPart: (part: PricePart) => ReactNode): ReactNode {
  const isNumber = ({ type }: PricePart) => type === 'integer' || type === 'fraction';
  const end = parts.findLastIndex(isNumber) + 1;
  const integerIndex = parts.findIndex(isNumber);
  // After this mark, the minus belongs to the left-to-right text of the number.
  const isMinusLeft =
    parts[integerIndex - 1]?.type === 'minusSign' && parts[integerIndex - 2]?.value.endsWith(LEFT_TO_RIGHT_MARK);
  const start = integerIndex - (isMinusLeft ? 1 : 0);
  const render = (part: PricePart, index: number) => <Fragment key={index}>{renderPart(part)}</Fragment>;
  return (
    <>
      {parts.slice(0, start).map(render)}
      <bdi dir="ltr">{parts.slice(start, end).map(render)}</bdi>
      {parts.slice(end).map(render)}
    </>
  );
}
