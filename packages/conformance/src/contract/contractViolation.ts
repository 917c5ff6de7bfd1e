/** What a violation says, taken apart for reports. */
export interface ViolationFacts {
  /** The request: `POST /api/cart/add`. */
  asked: string;
  /** What the contract wants. */
  expected: string;
  /** What came instead. */
  got: string;
  /** The place in the answer, dotted: `data.items.0.price`. */
  at?: string;
}

/** The back end did not keep the contract; the message says how. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
  /** Where the fault lies in one answer. */
  readonly facts: ViolationFacts | undefined;

  constructor(message: string, facts?: ViolationFacts) {
    super(message);
    this.facts = facts;
  }
}
