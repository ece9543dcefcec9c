import { customersAnswers } from './customers/answers.ts'
import { sellersAnswers } from './sellers/answers.ts'
import { sitesAnswers } from './sites/answers.ts'

/** The answer of each call. */
export const peatAnswers = { ...sellersAnswers, ...customersAnswers, ...sitesAnswers }
