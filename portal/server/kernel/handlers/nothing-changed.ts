import type { Call } from '../../../contract/own.ts'
import type { OutputOf } from './handler.ts'

/** Ends a writing answer that has found nothing to change: it is a success, and its transaction leaves no trace. */
export class NothingChanged extends Error {
  readonly output: object

  constructor(output: object) {
    super('nothing changed')
    this.output = output
  }
}

/** Thrown in the place of the answer: `throw nothingChanged(call, output)`. */
export function nothingChanged<C extends Call>(_call: C, output: OutputOf<C>): NothingChanged {
  return new NothingChanged(output)
}

/** The answer of a transaction, or of one that was rolled back because there was nothing to do. */
export async function unlessNothingChanged<Result extends object>(
  writing: Promise<Result>,
  unchanged: (output: object) => void,
): Promise<Result> {
  try {
    return await writing
  } catch (fault) {
    if (!(fault instanceof NothingChanged)) throw fault
    unchanged(fault.output)
    // Typed where it was thrown, by the call.
    return fault.output as Result
  }
}
