import { crewCases } from './crew-cases.ts'
import { deliveryCases } from './delivery-cases.ts'
import { loadingCases } from './loading-cases.ts'
import { planningCases } from './planning-cases.ts'

/** Commands on loads, what they are answered, in which state, by whom; none of them is written from the machine. */
export const loadCases = [...planningCases, ...crewCases, ...loadingCases, ...deliveryCases]
