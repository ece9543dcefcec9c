import { ForeseenFailure } from '../configuration/foreseen-failure.ts'

/** What an operator's command was asked for cannot be done; told in one sentence, without a trace. */
export class CommandFailed extends ForeseenFailure {}
