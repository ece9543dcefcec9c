/** What can go wrong for an operator: its message is all that he or she needs, so it is printed without a stack. */
export class ForeseenFailure extends Error {}
