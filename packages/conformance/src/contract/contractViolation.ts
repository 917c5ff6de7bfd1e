/** The parts of a violation, for reports. */
export interface ViolationFacts {
  /** The request: `POST /api/cart/add`. */
  asked: string;
  /** The requirement. */
  expected: string;
  /** The actual response. */
  got: string;
  /** The path in the response, dotted: `data.items.0.price`. */
  at?: string;
}

/** Thrown when the back end violates the contract; the message says how. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
  /** Set if the error is in one response. */
  readonly facts: ViolationFacts | undefined;

  constructor(message: string, facts?: ViolationFacts) {
    super(message);
    this.facts = facts;
  }
}
