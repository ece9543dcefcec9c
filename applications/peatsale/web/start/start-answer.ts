/** What the start page is made of, for the page and for whoever fetches it ahead. */
import type { AnswerOf } from '@workspace/portal/contract'
import { preloadAnswer, useAnswer } from '@workspace/portal/web'
import { readStart } from '../../contract/start/calls.ts'

export type Start = AnswerOf<typeof readStart>

export const useStart = () => useAnswer(readStart, {})
export const preloadStart = () => preloadAnswer(readStart, {})
