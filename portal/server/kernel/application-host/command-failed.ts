import { ForeseenFailure } from '../configuration/foreseen-failure.ts'

/** What an operator's command was asked for cannot be done; printed as one sentence, without a stack trace. */
export class CommandFailed extends ForeseenFailure {}
