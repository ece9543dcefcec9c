import { sellersAnswers } from './sellers/answers.ts'

/** The answer of each call. */
export const peatAnswers = { ...sellersAnswers }
