/** `npm run check`: everything that can be said without running the product. */
import { stopCommandsOnSignal } from './steps/run-command.ts'
import { staticSteps } from './steps/static-steps.ts'
import { conclude, takeAll } from './steps/step.ts'

stopCommandsOnSignal()
conclude(await takeAll(staticSteps(), 2))
